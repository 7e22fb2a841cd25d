import UIKit

/// Makes the delegate in passing; nobody keeps it.
final class Launcher: UIViewController {
  @objc func launch() {
    let rocket = UIViewController()
    rocket.modalPresentationStyle = .custom
    rocket.transitioningDelegate = RocketDelegate()  // expect: TV901
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
