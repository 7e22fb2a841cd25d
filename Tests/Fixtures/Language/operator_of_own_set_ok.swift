// expect: holds
import UIKit

/// Edges can be added. Arrays of views can be, too: Swift means its own operator there, although a set of options is
/// written as an array.
struct Edges: OptionSet {
  let rawValue: Int
  static let top = Edges(rawValue: 1)
  static let bottom = Edges(rawValue: 2)
}

func + (left: Edges, right: Edges) -> Edges { left.union(right) }

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let edges: Edges = .top + [.bottom]

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet = context.view(forKey: .to), edges.contains(.top) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let dimming = UIView()
    let handle = UIView()
    let helpers = [dimming] + [handle]
    for helper in helpers { context.containerView.addSubview(helper) }
    context.containerView.addSubview(sheet)
    sheet.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    sheet.alpha = 0
    UIView.animate(withDuration: 0.3) {
      sheet.alpha = 1
    } completion: { _ in
      for helper in [dimming] + [handle] { helper.removeFromSuperview() }
      if context.transitionWasCancelled { sheet.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
