// expect: holds
import UIKit

public protocol PickerDelegate: AnyObject {
  func pickerDidCancel(_ picker: PickerController)
}

public class PickerController: UINavigationController {
  public weak var pickerDelegate: PickerDelegate?

  public override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}

public class PhotosPage: UIViewController {
  var delegate: PickerDelegate? { (navigationController as? PickerController)?.pickerDelegate }
  var picker: PickerController? { navigationController as? PickerController }

  @objc func pressedCancel() {
    navigationController?.dismiss(animated: true)
    guard let picker else { return }
    delegate?.pickerDidCancel(picker)
  }
}
