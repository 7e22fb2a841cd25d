import UIKit

// TC-03: alongside blocks run exactly once, not before `animateTransition` begins, also when it completes at once.
// [F29=0] only: AN.begins < TC.alongside < TC.completion < AN.ends
// [F29=1] only: AN.begins < AN.ends < TC.alongside < TC.completion

/// Completes its transition before it returns.
private final class HastyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record("AN", "begins")
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(true)
    record("AN", "ends")
  }
}

private final class HastyDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { HastyAnimator() }
}

private final class AlongsideOnce: Script {
  let a = UIViewController()
  let b = UIViewController()
  let delegate = HastyDelegate()

  override func setUp() {
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    showRoot(a)
  }

  override func perform(_ line: Int) {
    a.present(b, animated: true)
    recordCoordinator(of: a)
  }
}
