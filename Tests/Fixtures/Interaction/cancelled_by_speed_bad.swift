import UIKit

/// A drag that is taken away closes the page, however slow it was.
final class PageDrag: NSObject, UIViewControllerInteractiveTransitioning {
  private enum End { case finish, cancel }

  private var context: UIViewControllerContextTransitioning?
  private var early: End?
  private var start = CGRect.zero
  private let backdrop = UIView()
  var isDriving = false

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if let page = transitionContext.view(forKey: .from) {
      start = page.frame
      backdrop.frame = transitionContext.containerView.bounds
      transitionContext.containerView.insertSubview(backdrop, belowSubview: page)
    }
    if let end = early {
      early = nil
      settle(end)
    }
  }

  func drag(by distance: CGFloat) {
    guard let context, let page = context.view(forKey: .from) else { return }
    page.frame = start.offsetBy(dx: 0, dy: distance)
    context.updateInteractiveTransition(distance / 400)
  }

  func release(velocity: CGFloat) {
    isDriving = false
    settle(velocity > 300 ? .finish : .cancel)
  }

  func close(velocity: CGFloat) {
    isDriving = false
    if velocity > 900 { backdrop.isHidden = true }
    settle(.finish)
  }

  private func settle(_ end: End) {
    guard let context else {
      early = end
      return
    }
    if end == .finish {
      context.finishInteractiveTransition()  // expect: TV203
    } else {
      context.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: 0.25) {
      context.view(forKey: .from)?.frame = end == .finish ? self.start.offsetBy(dx: 0, dy: 800) : self.start
      self.backdrop.alpha = end == .finish ? 0 : 1
    } completion: { _ in
      self.backdrop.removeFromSuperview()
      self.context = nil
      context.completeTransition(end == .finish)
    }
  }
}

final class PlainClosing: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let page = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      page?.frame.origin.y += 800
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

final class StoryViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let drag = PageDrag()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      drag.isDriving = true
      dismiss(animated: true)
    case .changed: drag.drag(by: pan.translation(in: nil).y)
    case .ended: drag.release(velocity: pan.velocity(in: nil).y)
    case .cancelled, .failed: drag.close(velocity: pan.velocity(in: nil).y)
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PlainClosing()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    drag.isDriving ? drag : nil
  }
}
