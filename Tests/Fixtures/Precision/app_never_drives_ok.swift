import UIKit

// expect: holds
/// The app's only delegate vends no interaction controller, so that nothing is ever cancelled.
final class ShutterDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    ShutterAnimator()
  }
}

final class ShutterAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let leaving = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3, animations: { leaving?.alpha = 0 }) { _ in
      leaving?.alpha = 1
      context.completeTransition(true)
    }
  }
}

final class ShutterController: UIViewController {
  private let shutters = ShutterDelegate()

  @objc func showPicture() {
    let picture = UIViewController()
    picture.transitioningDelegate = shutters
    present(picture, animated: true)
  }
}
