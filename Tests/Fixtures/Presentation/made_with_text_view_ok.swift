// expect: holds
import UIKit

/// Puts pictures into a text, on behalf of the page that the text is on.
final class PictureInserter: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  private let textView: UITextView

  init(textView: UITextView) {
    self.textView = textView
    super.init()
  }

  func choose() {
    let picker = UIImagePickerController()
    picker.modalPresentationStyle = .fullScreen
    picker.delegate = self
    textView.nearestController?.present(picker, animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    let page = textView.nearestController
    picker.dismiss(animated: true) {
      let note = UIAlertController(title: "No picture", message: nil, preferredStyle: .alert)
      page?.present(note, animated: true)
    }
  }
}

extension UIResponder {
  /// The controller around a view.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self, next: \.next).first { $0 is UIViewController } as? UIViewController
  }
}
