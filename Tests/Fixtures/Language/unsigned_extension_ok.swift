// expect: holds
import UIKit

extension Int {
  /// The method of another type of number: for the machine all integers are of one type, and it would call itself.
  static func random(min: Int = 0, max: Int = Int.max) -> Int {
    min + Int(bitPattern: UInt.random(min: 0, max: UInt(bitPattern: max &- min)))
  }
}

extension UInt {
  fileprivate static func random(min: UInt, max: UInt) -> UInt { min + UInt(arc4random_uniform(UInt32(max - min))) }
}

final class ShuffledAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) {
      view.tag = Int.random(min: 1, max: 6)
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      let isCancelled = context.transitionWasCancelled
      if isCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!isCancelled)
    }
  }
}
