// expect: holds
import UIKit

/// A helper of a library that tells its client when the picker has gone.
public final class PictureChooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  public var onChoice: ((UIImage?) -> Void)?

  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true) { self.onChoice?(info[.originalImage] as? UIImage) }
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true) { self.onChoice?(nil) }
  }
}
