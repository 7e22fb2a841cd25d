import UIKit

/// The coordinator itself is declared elsewhere.
extension AppCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    (toVC as! ZoomTarget).zoom  // expect: TV1205
  }
}

protocol ZoomTarget { var zoom: UIViewControllerAnimatedTransitioning? { get } }
