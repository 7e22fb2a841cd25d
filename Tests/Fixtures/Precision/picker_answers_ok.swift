import UIKit

// expect: holds
/// The picker tells of the picture, so it is there to be dismissed.
final class PortraitController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func choosePortrait() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    dismiss(animated: true) { self.present(UIViewController(), animated: true) }
  }
}
