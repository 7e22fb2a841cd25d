// expect: holds
import UIKit

/// Sets the style only on the systems whose default is a sheet. Before them the default is full screen.
final class AlbumController: UIViewController {
  private let zoom = AlbumZoom()

  func openPhoto() {
    let viewer = PhotoViewer(album: self)
    viewer.transitioningDelegate = zoom
    if #available(iOS 13.0, *) {
      viewer.modalPresentationStyle = .fullScreen
    }
    present(viewer, animated: true)
  }
}

final class AlbumZoom: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { AlbumZoomIn() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    AlbumZoomOut()
  }
}
