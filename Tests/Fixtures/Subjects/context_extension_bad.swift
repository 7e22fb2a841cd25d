import UIKit

/// A library adds to every context what its animators need; the animators are its clients'.
extension UIViewControllerContextTransitioning {
  var arriving: UIView! { view(forKey: .to) }

  public func installScreens(isPush: Bool) {
    arriving.frame = containerView.bounds  // expect: TV1205
    containerView.addSubview(arriving)
  }
}
