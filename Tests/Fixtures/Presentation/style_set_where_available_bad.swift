import UIKit

/// Asks for the systems whose default is a sheet, and does something else there.
final class AlbumController: UIViewController {
  private let zoom = AlbumZoom()

  func openPhoto() {
    let viewer = PhotoViewer(album: self)
    viewer.transitioningDelegate = zoom
    if #available(iOS 13.0, *) {
      viewer.overrideUserInterfaceStyle = .dark
    }
    present(viewer, animated: true)  // expect: TV1105
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
