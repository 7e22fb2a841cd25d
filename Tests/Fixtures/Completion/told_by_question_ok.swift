// expect: holds
import UIKit

/// Tells its client when it has gone, whichever way.
open class DrawerPage: UIViewController, UIViewControllerTransitioningDelegate {
  public var onClose: () -> Void = {}
  private let fade = FadeOut()
  private var isClosing = false

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  /// What serves the animation alone may be set here.
  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    view.endEditing(true)
    fade.prepareToClose()
    return fade
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onClose() }
  }
}

/// Tells its child early where it can, and otherwise later.
open class CardPage: UIViewController, UIViewControllerTransitioningDelegate {
  private weak var card: Card?

  public init(card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    handleDismiss()
    return FadeOut()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    handleDismiss()
  }

  public func handleDismiss() { card?.handleDismiss() }
}

public protocol Card: AnyObject {
  func handleDismiss()
}

public final class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {
  private var duration = 0.1

  func prepareToClose() { duration = 0.3 }

  public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: duration) {
      view?.alpha = 0
    } completion: { _ in
      view?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
