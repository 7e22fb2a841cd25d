import UIKit

public protocol PickerDelegate: AnyObject {
  func pickerDidCancel(_ picker: PickerController)
}

/// Clients present it and hear of its end from the page inside.
public class PickerController: UINavigationController {
  public weak var pickerDelegate: PickerDelegate?
}

public class PhotosPage: UIViewController {
  var delegate: PickerDelegate? { (navigationController as? PickerController)?.pickerDelegate }
  var picker: PickerController { navigationController as! PickerController }

  @objc func pressedCancel() {
    navigationController?.dismiss(animated: true)
    delegate?.pickerDidCancel(picker)  // expect: TV1102
  }
}
