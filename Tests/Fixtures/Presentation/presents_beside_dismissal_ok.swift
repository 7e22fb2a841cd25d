// expect: holds
import UIKit

/// Complains when the picker has gone, or where it has not been dismissed.
final class AttachmentPage: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var isFull = true

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let isFull = isFull
    picker.dismiss(animated: true) { if isFull { self.complain() } }
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    if isFull {
      picker.dismiss(animated: true, completion: nil)
      return
    }
    picker.present(UIAlertController(title: nil, message: "Choose one.", preferredStyle: .alert), animated: true)
  }

  private func complain() {
    guard presentedViewController == nil, view.window != nil else { return }
    let alert = UIAlertController(title: nil, message: "No room.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }
}
