import UIKit

/// Dismisses the picker with animation and complains in the same turn: the page still presents the picker.
final class AttachmentPage: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  var isFull = true

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    if isFull { complain() }  // expect: TV601
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true, completion: nil)
  }

  private func complain() {
    let alert = UIAlertController(title: nil, message: "No room.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true)
  }
}
