import UIKit

/// A page that opens the picture with a zoom from another module, and leaves the style to UIKit.
final class PageController: UIViewController {
  private let zoom = ZoomDelegate()

  func openPicture() {
    let viewer = PictureViewer(page: self)
    viewer.transitioningDelegate = zoom
    present(viewer, animated: true)  // expect: TV1105
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
