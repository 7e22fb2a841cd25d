import UIKit

// expect: holds

/// Somebody may inherit from it; this app makes it by its name, and it vends animators alone.
open class LidDelegate: NSObject, UIViewControllerTransitioningDelegate {
  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { LidAnimator() }
}

final class LidAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let lid = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let shade = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(shade)
    context.containerView.addSubview(lid)
    lid.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { lid.alpha = 1 }) { _ in
      let isCancelled = context.transitionWasCancelled
      if !isCancelled { shade.removeFromSuperview() }
      if isCancelled { lid.removeFromSuperview() }
      context.completeTransition(!isCancelled)
    }
  }
}

public final class LidPage: UIViewController {
  private let lidDelegate: LidDelegate

  public init(delegate: LidDelegate) {
    lidDelegate = delegate
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = lidDelegate
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) { fatalError("a storyboard does not make it") }
}

public final class LidMenu: UIViewController {
  public func showLid() {
    let page = LidPage(delegate: LidDelegate())
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
