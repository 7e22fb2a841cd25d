import UIKit

/// Lets a page choose a picture. Where the picker hands none over, the alert is presented while the picker is still there.
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
    guard info[.originalImage] is UIImage else {
      let alert = UIAlertController(title: "No picture", message: nil, preferredStyle: .alert)
      page?.present(alert, animated: true)  // expect: TV601
      return
    }
    picker.dismiss(animated: true)
  }
}
