import UIKit

// F-16: the context vends views, and none for a presenter that stays where it is.
// only: AN.no view < AN.a view

private final class LookingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record("AN", transitionContext.view(forKey: .from) == nil ? "no view" : "a view")
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(true)
  }
}

private final class VendedViews: Script {
  let a = UIViewController()

  override func setUp() { showRoot(a) }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line == 1 {
      a.dismiss(animated: true)
      return
    }
    let b = UIViewController()
    b.transitioningDelegate = delegate
    b.modalPresentationStyle = line == 0 ? .pageSheet : .fullScreen
    a.present(b, animated: true)
  }

  let delegate = SynthesizedDelegate(animator: { $0 ? LookingAnimator() : nil })
}
