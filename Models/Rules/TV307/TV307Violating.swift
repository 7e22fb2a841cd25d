import UIKit

/// Fades the screen in while the picture that it comes from is hidden.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var picture: UIView?

  init(picture: UIView?) {
    self.picture = picture
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    picture?.isHidden = true  // expect: TV307
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      if !context.transitionWasCancelled { self.picture?.isHidden = false }
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Shows a picture, and the whole of it when it is tapped.
private final class GalleryController: UIViewController {
  let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }
}

/// Animates from the picture and back to it.
private final class PictureDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var picture: UIView?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    picture = (source as? GalleryController)?.picture
    return PictureAnimator(picture: picture)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PictureAnimator(picture: picture)
  }
}

private final class GalleryScenario: DelegateScenario {
  override func makePresenter() -> UIViewController { GalleryController() }
  override func makeDelegate() -> UIViewControllerTransitioningDelegate { PictureDelegate() }
}
