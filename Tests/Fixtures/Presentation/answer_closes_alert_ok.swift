// expect: holds
import UIKit

final class CommentStore {
  func save(_ text: String, completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, error in
      DispatchQueue.main.async { completion(error == nil) }
    }.resume()
  }
}

/// Closes itself when the comment is saved, from the page below: with whatever is above it.
final class CommentPage: UIViewController {
  private let store = CommentStore()
  private let field = UITextView()

  @IBAction func saveTapped(_ sender: Any) {
    store.save(field.text) { isSaved in
      if isSaved && !self.isBeingDismissed { self.presentingViewController?.dismiss(animated: true) }
    }
  }

  /// Closes the picker that it has presented itself.
  @IBAction func pickTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIViewController(), animated: true)
    store.save("") { _ in
      if self.presentedViewController != nil { self.dismiss(animated: true) }
    }
  }

  @IBAction func cancelTapped(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
    present(alert, animated: true)
  }
}
