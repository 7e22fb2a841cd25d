import UIKit

/// The client says how it is to look; what animates depends on that.
public enum ZoomStyle {
  case plain
  case deep

  func animator() -> UIViewControllerAnimatedTransitioning {
    switch self {
    case .plain: return PlainZoom()
    case .deep: return DeepZoom()
    }
  }
}

public final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: UIViewControllerAnimatedTransitioning

  public init(style: ZoomStyle) { animator = style.animator() }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}

final class PlainZoom: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    context.containerView.addSubview(coming)
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// Wants both views, which a style that keeps the presenter does not offer.
final class DeepZoom: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to), context.view(forKey: .from) != nil else {
      return  // expect: TV103
    }
    context.containerView.addSubview(coming)
    context.completeTransition(!context.transitionWasCancelled)
  }
}
