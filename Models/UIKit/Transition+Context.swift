import Foundation

// The context as app code sees it.

extension Transition {
  var containerView: UIView {
    judgeContextUse(self)
    if phase == .over { return unknown() }
    // What it is before UIKit has made the container, or once the presentation has taken it down, is not documented.
    return container ?? unknown()
  }

  var presentationStyle: UIModalPresentationStyle {
    judgeContextUse(self)
    return style
  }

  // ROT-01: only a rotation has one.
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    judgeContextUse(self)
    let controller = key == .from ? fromController : toController
    // Nothing says that the context forgets its controllers when the transition is over.
    return phase == .over ? controller ?? unknown() : controller
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    judgeContextUse(self)
    noteOptionalIsRead()
    if key == .to { wasAskedForView = true }
    // Nor its views.
    if phase == .over { return touchableView(of: key == .from ? fromController : toController) ?? unknown() }
    // F-16: iOS 8 and later, which is everything that the machine behaves like.
    return touchableView(of: key == .from ? fromController : toController)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    judgeContextUse(self)
    if vc === fromController, let view = vc.loadedView { return view.frame }
    return geometry()
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    judgeContextUse(self)
    return finalFrame(of: vc)
  }
}
