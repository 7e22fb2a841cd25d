// expect: holds

import UIKit

/// A library adds to every context what its animators need; the animators are its clients'.
extension UIViewControllerContextTransitioning {
  var arriving: UIView? { view(forKey: .to) }

  public func installScreens(isPush: Bool) {
    guard let arriving else { return }
    arriving.frame = containerView.bounds
    containerView.addSubview(arriving)
  }
}
