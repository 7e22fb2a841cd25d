import Foundation

// The context as app code sees it.

extension Transition {
  var containerView: UIView {
    judgeContextUse(self)
    if phase == .over { return unknown() }
    return container!
  }

  var presentationStyle: UIModalPresentationStyle {
    judgeContextUse(self)
    return style
  }

  var targetTransform: CGAffineTransform { unknown() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    judgeContextUse(self)
    if phase == .over { return unknown() }
    return key == .from ? fromController : toController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    judgeContextUse(self)
    if phase == .over { return unknown() }
    return touchableView(of: key == .from ? fromController : toController)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    judgeContextUse(self)
    return geometry()
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    judgeContextUse(self)
    // OBJ-14: zero or not, the value is one of the numbers that geometry stands for.
    if let frame = proposedFrame(of: vc) { return frame }
    return geometry()
  }
}
