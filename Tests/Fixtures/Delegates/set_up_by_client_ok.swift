// expect: holds
import UIKit

/// How a cover comes.
public final class CoverStyle {
  public var duration = 0.3
  public weak var source: UIView?
}

/// Does nothing until a client has chosen the style.
public final class CoverDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var style: CoverStyle?

  public func choose(_ setting: (CoverStyle) -> Void) {
    style = CoverStyle()
    setting(style!)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    style.map { Cover($0, .shows) }
  }

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    style.map { Cover($0, .hides) }
  }
}

enum CoverDirection { case shows, hides }

final class Cover: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: CoverStyle
  private let direction: CoverDirection

  init(_ style: CoverStyle, _ direction: CoverDirection) {
    self.style = style
    self.direction = direction
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { style.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    switch direction {
    case .shows:
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      view.frame = context.containerView.bounds
      context.containerView.addSubview(view)
      context.completeTransition(true)
    case .hides:
      guard let source = style.source else { return context.completeTransition(true) }
      context.view(forKey: .from)?.removeFromSuperview()
      source.alpha = 1
      context.completeTransition(true)
    }
  }
}
