import UIKit

/// A page whose scripts ask the user, and that shows a list which opens pages of its own.
class ScriptController: UIViewController {
  func ask(_ alert: UIAlertController) {
    closeQuestion()
    present(alert, animated: true)
  }

  func closeQuestion() {
    presentedViewController?.dismiss(animated: false)  // expect: TV603
  }

  func openList() {
    present(ListPage(), animated: true)
  }
}

final class ListPage: UIViewController {
  @IBAction func openHelp() {
    present(HelpPage(), animated: true)
  }
}

final class HelpPage: UIViewController {}
