// expect: holds
import UIKit

/// A page whose scripts ask the user, one question at a time. No question presents anything itself.
class ScriptController: UIViewController {
  func ask(_ alert: UIAlertController) {
    closeQuestion()
    present(alert, animated: true)
  }

  func closeQuestion() {
    presentedViewController?.dismiss(animated: false)
  }
}

final class HelpPage: UIViewController {}
