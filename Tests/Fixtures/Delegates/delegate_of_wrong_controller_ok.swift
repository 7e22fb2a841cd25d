import UIKit

// expect: holds

/// Wraps the editor in a navigation controller, and sets the delegate on that.
final class Desk: UIViewController {
  private let door = Door()

  @objc func edit() {
    let frame = UINavigationController(rootViewController: UIViewController())
    frame.modalPresentationStyle = .custom
    frame.transitioningDelegate = door
    present(frame, animated: true)
  }
}

final class Door: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
