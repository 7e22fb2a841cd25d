import UIKit

// expect: holds

/// Lets the page show its picture again before the transition is completed: also when the app has left meanwhile.
final class PictureZoom: NSObject, UIViewControllerAnimatedTransitioning {
  private let page: PicturePage

  init(page: PicturePage) {
    self.page = page
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let shown = context.view(forKey: .to)
    if let shown, let next = context.viewController(forKey: .to) {
      shown.frame = context.finalFrame(for: next)
      context.containerView.addSubview(shown)
    }
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .from)?.layoutIfNeeded()
    } completion: { _ in
      self.page.showPicture {
        let isOver = !context.transitionWasCancelled
        if !isOver { shown?.removeFromSuperview() }
        context.completeTransition(isOver)
      }
    }
  }
}
