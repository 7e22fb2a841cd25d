import UIKit

// OBJ-16: the container is there when the presentation begins, holds the presented view, and under a removing style A's too.
// [F25=0] only: PC.has no container < PC.begins in a container < AN.holds B < AN.holds A < PC.ends in a container

private final class WatchingController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    record("PC", containerView == nil ? "begins without container" : "begins in a container")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    record("PC", containerView == nil ? "ends without container" : "ends in a container")
  }
}

private final class WatchingDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = WatchingController(presentedViewController: presented, presenting: presenting)
    if controller.containerView == nil { record("PC", "has no container") }
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let to = transitionContext.view(forKey: .to) else { return }
    container.addSubview(to)
    if to.isDescendant(of: container) { record("AN", "holds B") }
    if transitionContext.view(forKey: .from)?.isDescendant(of: container) == true { record("AN", "holds A") }
    transitionContext.completeTransition(true)
  }
}

private final class Containers: Script {
  let a = UIViewController()
  let delegate = WatchingDelegate()

  override func setUp() { showRoot(a) }

  override func perform(_ line: Int) {
    let b = UIViewController()
    b.transitioningDelegate = delegate
    b.modalPresentationStyle = .custom
    a.present(b, animated: true)
  }
}
