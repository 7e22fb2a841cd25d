// expect: holds
import UIKit

/// Lets a page choose a picture. Where the picker hands none over, the alert waits until the picker has gone.
final class PictureSource: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  private weak var page: UIViewController?

  init(page: UIViewController) {
    self.page = page
    super.init()
  }

  func choose() {
    let picker = UIImagePickerController()
    picker.modalPresentationStyle = .fullScreen
    picker.delegate = self
    page?.present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let image = info[.originalImage] as? UIImage
    picker.dismiss(animated: true) { [weak page] in
      if image != nil { return }
      let alert = UIAlertController(title: "No picture", message: nil, preferredStyle: .alert)
      page?.present(alert, animated: true)
    }
  }
}
