// expect: holds
import UIKit

extension UIAlertController {
  convenience init(saving text: String, completion: @escaping (Bool) -> Void) {
    self.init(title: text, message: nil, preferredStyle: .alert)
    addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in
        self?.message = nil
        completion(true)
      })
  }

  convenience init(removing text: String, completion: @escaping (Bool) -> Void) {
    self.init(title: text, message: nil, preferredStyle: .alert)
    addAction(
      UIAlertAction(title: "Remove", style: .default) { [weak self] _ in
        self?.message = nil
        completion(true)
      })
  }
}

final class Note {
  let text: String

  init() { text = "Note" }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let note = Note.init()
}

/// It asks before it saves, and removes nothing.
final class NotePage: UIViewController {
  @IBAction func save(_ sender: Any) {
    if presentedViewController != nil || view.window == nil { return }
    present(UIAlertController(saving: "Note") { _ in }, animated: true)
  }
}
