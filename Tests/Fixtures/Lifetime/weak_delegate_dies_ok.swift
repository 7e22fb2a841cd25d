import UIKit

// expect: holds

/// Keeps the delegate.
final class Launcher: UIViewController {
  private let rocketDelegate = RocketDelegate()

  @objc func launch() {
    let rocket = UIViewController()
    rocket.modalPresentationStyle = .custom
    rocket.transitioningDelegate = rocketDelegate
    present(rocket, animated: true)
  }
}

final class RocketDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
