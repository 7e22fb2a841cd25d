import UIKit

/// Tells its client when UIKit asks for the animator: nobody asks where the client dismisses without animation.
open class DrawerPage: UIViewController, UIViewControllerTransitioningDelegate {
  public var onWillClose: () -> Void = {}

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    onWillClose()  // expect: TV1102
    return FadeOut()
  }
}

/// Tells its child, by a method of its own.
open class CardPage: UIViewController, UIViewControllerTransitioningDelegate, Card {
  private weak var card: Card?

  public init(card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    handleDismiss()  // expect: TV1102
    return FadeOut()
  }

  public func handleDismiss() { card?.handleDismiss() }
}

public protocol Card: AnyObject {
  func handleDismiss()
}

extension Card {
  public func handleDismiss() {}
}

public final class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 0
    } completion: { _ in
      view?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
