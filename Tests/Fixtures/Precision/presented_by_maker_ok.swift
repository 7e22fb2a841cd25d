import UIKit

/// The one who makes the list presents it: there is something to dismiss.
final class DraftsController: UIViewController {
  func choose() {
    dismiss(animated: true) { self.showAll() }  // expect: precondition TV602
  }

  func showAll() { present(UIViewController(), animated: true) }
}

final class PollController: UIViewController {
  @objc func showDrafts() {
    let drafts = DraftsController()
    present(UINavigationController(rootViewController: drafts), animated: true)
  }
}
