import UIKit

/// Presents a sheet with a bar behind it, and animates it itself; a picture on the sheet is forgotten.
final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SheetPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    presented.presentationController as? SheetPresentation
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    dismissed.presentationController as? SheetPresentation
  }
}

final class SheetBar: UIView {
  private let handle = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(handle)
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class SheetPresentation: UIPresentationController, UIViewControllerAnimatedTransitioning {
  private var bar: SheetBar?

  override func presentationTransitionWillBegin() {
    let bar = SheetBar()
    containerView?.addSubview(bar)
    self.bar = bar
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { removeBar() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { removeBar() }
  }

  private func removeBar() {
    bar?.removeFromSuperview()
    bar = nil
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let coming = context.view(forKey: .to) {
      coming.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
      context.containerView.addSubview(coming)
      coming.addSubview(UIImageView())  // expect: TV304
    }
    let going = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      going?.alpha = 0
    } completion: { _ in
      if context.transitionWasCancelled {
        going?.alpha = 1
        context.view(forKey: .to)?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
