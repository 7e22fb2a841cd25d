import UIKit

/// A helper of a library that closes the picker and tells its client in the same turn.
public final class PictureChooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  public var onChoice: ((UIImage?) -> Void)?

  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    onChoice?(info[.originalImage] as? UIImage)  // expect: TV601
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true) { self.onChoice?(nil) }
  }
}
