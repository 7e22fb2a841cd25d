import UIKit

/// One of those who take it from the storyboard pushes it: then there is nothing to dismiss.
final class DraftsController: UIViewController {
  func choose() {
    dismiss(animated: true) { self.showAll() }  // expect: TV602
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

  @objc func pushDrafts() {
    let storyboard = UIStoryboard(name: "Drafts", bundle: nil)
    if let drafts = storyboard.instantiateViewController(withIdentifier: "Drafts") as? DraftsController {
      navigationController?.pushViewController(drafts, animated: true)
    }
  }
}
