// expect: holds
// Closures of loops, of layout libraries and of UIKit's scopes run at once, whoever the receiver is.
import FancyLayout
import UIKit

class RowsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let rows: RowStore

  init(rows: RowStore) { self.rows = rows }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    if let view {
      transitionContext.containerView.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    rows.visible.forEach { $0.prepare() }
    UIView.animate(withDuration: 0.3) {
      self.rows.visible.forEach { $0.settle() }
    } completion: { _ in
      let cancelled = transitionContext.transitionWasCancelled
      if cancelled { view?.removeFromSuperview() }
      transitionContext.completeTransition(!cancelled)
    }
  }
}
