import UIKit

/// Wraps the editor in a navigation controller, and sets the delegate on the editor.
final class Desk: UIViewController {
  private let door = Door()

  @objc func edit() {
    let editor = UIViewController()
    editor.modalPresentationStyle = .custom
    editor.transitioningDelegate = door  // expect: TV906
    present(UINavigationController(rootViewController: editor), animated: true)
  }
}

final class Door: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
