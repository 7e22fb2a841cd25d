// expect: holds
import UIKit

/// What a client of the picker does with the result.
public protocol ColourPickerDelegate: AnyObject {
  func colourPicker(_ picker: ColourPicker, didPick colour: UIColor)
  func colourPicker(_ picker: ColourPicker, mayPick colour: UIColor) -> Bool
}

/// Hands over the result when it has gone, or where it stays.
open class ColourPicker: UIViewController {
  public weak var delegate: ColourPickerDelegate?
  private var colour = UIColor.red

  open override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }

  @objc func done() {
    let colour = colour
    dismiss(animated: true) { self.delegate?.colourPicker(self, didPick: colour) }
  }

  @objc func tried(_ sender: UIButton) {
    if sender.tag == 0 {
      delegate?.colourPicker(self, didPick: colour)
    } else {
      dismiss(animated: true)
    }
  }
}

final class ColourPage: UIViewController {
  @IBAction func help(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
  }
}
