import UIKit

/// Whoever says that the picture has come need not be the picker: there may be nothing to dismiss.
final class PortraitController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func choosePortrait() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  func pictureHasCome() {
    dismiss(animated: true) {  // expect: TV602
      self.present(UIViewController(), animated: true)
    }
  }
}
