import UIKit

/// A view that shows its gallery from whatever controller it is handed.
final class PosterView: UIView {
  func keep(_ delegate: ZoomDelegate) {}

  func showGallery(from controller: UIViewController) {
    let gallery = UIViewController()
    let zoom = ZoomDelegate()
    keep(zoom)
    gallery.modalPresentationStyle = .fullScreen
    gallery.transitioningDelegate = zoom  // expect: TV901
    controller.present(gallery, animated: true)
  }
}

final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {}
