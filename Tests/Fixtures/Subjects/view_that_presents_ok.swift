// expect: holds

import UIKit

/// A view that shows its gallery from whatever controller it is handed.
final class PosterView: UIView {
  var delegate: ZoomDelegate?

  func keep(_ delegate: ZoomDelegate) { self.delegate = delegate }

  func showGallery(from controller: UIViewController) {
    let gallery = UIViewController()
    let zoom = ZoomDelegate()
    keep(zoom)
    gallery.modalPresentationStyle = .fullScreen
    gallery.transitioningDelegate = zoom
    controller.present(gallery, animated: true)
  }
}

final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {}
