// expect: holds

import UIKit

/// The screen itself is declared elsewhere.
extension GalleryScreen: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { GalleryFade(thumbnail: selectedThumbnail) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    GalleryFade(thumbnail: selectedThumbnail)
  }
}

final class GalleryFade: NSObject, UIViewControllerAnimatedTransitioning {
  let thumbnail: UIView?

  init(thumbnail: UIView?) { self.thumbnail = thumbnail }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let arriving = context.view(forKey: .to)
    if let arriving { context.containerView.addSubview(arriving) }
    UIView.animate(
      withDuration: 0.3, animations: {},
      completion: { _ in
        if context.transitionWasCancelled { arriving?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
