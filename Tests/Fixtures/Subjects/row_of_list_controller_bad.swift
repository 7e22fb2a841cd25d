import UIKit

/// A list controller shows a page for the row that is selected, by an animator that forgets to show it.
class AlbumsViewController: UITableViewController, UIViewControllerTransitioningDelegate {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let viewer = AlbumViewController()
    viewer.modalPresentationStyle = .fullScreen
    viewer.transitioningDelegate = self
    present(viewer, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    AlbumAnimator()
  }
}

class AlbumViewController: UIViewController {
  let cover = UIImageView()
}

class AlbumAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let album = transitionContext.viewController(forKey: .to) as? AlbumViewController else {
      return transitionContext.completeTransition(true)
    }
    album.cover.alpha = 0
    UIView.animate(withDuration: 0.3) {
      album.cover.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)  // expect: TV301
    }
  }
}
