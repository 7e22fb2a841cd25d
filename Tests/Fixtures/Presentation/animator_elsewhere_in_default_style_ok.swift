import UIKit

// expect: holds

/// A page that opens the picture with a zoom from another module, full screen as the zoom needs it.
final class PageController: UIViewController {
  private let zoom = ZoomDelegate()

  func openPicture() {
    let viewer = PictureViewer(page: self)
    viewer.transitioningDelegate = zoom
    viewer.modalPresentationStyle = .fullScreen
    present(viewer, animated: true)
  }
}

final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { ZoomInAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    ZoomOutAnimator()
  }
}
