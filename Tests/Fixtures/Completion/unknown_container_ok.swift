import UIKit

// expect: holds

protocol PhotoScreen: AnyObject { func photoFrame(in view: UIView) -> CGRect }

/// Finds the photo's screen in what the context gives; without one the new screen simply appears.
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) else { return }
    let screen: PhotoScreen
    switch from {
    case let photo as PhotoScreen: screen = photo
    case let navigation as UINavigationController:
      guard let top = navigation.topViewController as? PhotoScreen else {
        return appear(context)
      }
      screen = top
    default: return appear(context)
    }
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.addSubview(toView)
    }
    let photo = UIImageView(frame: screen.photoFrame(in: context.containerView))
    context.containerView.addSubview(photo)
    UIView.animate(
      withDuration: 0.3, animations: { photo.alpha = 0 },
      completion: { _ in
        photo.removeFromSuperview()
        if context.transitionWasCancelled { toView?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func appear(_ context: UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) { context.containerView.addSubview(toView) }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
