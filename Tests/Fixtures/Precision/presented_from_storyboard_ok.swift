import UIKit

/// Who takes it from the storyboard presents it: there is something to dismiss.
final class DraftsController: UIViewController {
  func choose() {
    dismiss(animated: true) { self.showAll() }  // expect: precondition TV602
  }

  func showAll() { present(UIViewController(), animated: true) }
}

final class PollController: UIViewController {
  @objc func showDrafts() {
    let storyboard = UIStoryboard(name: "Drafts", bundle: nil)
    if let drafts = storyboard.instantiateViewController(withIdentifier: "Drafts") as? DraftsController {
      present(drafts, animated: true)
    }
  }
}
