import UIKit

/// What takes the route comes from a framework and is not here; nobody gives the route's delegate its source.
final class MosaicController: UIViewController, TileSource {
  func openSettings() {
    let settings = UIViewController()
    settings.modalPresentationStyle = .pageSheet
    present(settings, animated: true)
  }

  func route() -> Route {
    let zoom = TileZoom()
    return Route(delegate: zoom)
  }

  func tile() -> UIView { view }
}

protocol TileSource: AnyObject {
  func tile() -> UIView
}

final class TileZoom: NSObject, UIViewControllerTransitioningDelegate {
  weak var source: TileSource?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { TileAnimator(source: self.source) }
}

final class TileAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: TileSource?

  init(source: TileSource?) { self.source = source }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    guard let source else {
      return  // expect: likely TV103
    }
    context.containerView.insertSubview(arriving, aboveSubview: source.tile())
    arriving.alpha = 0
    UIView.animate(
      withDuration: 0.3,
      animations: { arriving.alpha = 1 },
      completion: { _ in
        arriving.alpha = 1
        if context.transitionWasCancelled { arriving.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
