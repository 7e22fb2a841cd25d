// expect: holds
import UIKit

/// Takes a stack when the app hands it over, and drives its pops with a swipe from the edge.
final class BackSwipe: NSObject, UINavigationControllerDelegate {
  private weak var stack: UINavigationController?
  private var driver: BackDriver?

  func attach(to stack: UINavigationController) {
    self.stack = stack
    stack.delegate = self
    stack.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? SlideBack() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let stack, stack.transitionCoordinator == nil, stack.viewControllers.count > 1 else { return }
      driver = BackDriver()
      stack.popViewController(animated: true)
    case .changed: driver?.update(pan.translation(in: pan.view).x / 300)
    case .ended:
      driver?.end(pan.velocity(in: pan.view).x > 0)
      driver = nil
    case .cancelled, .failed:
      driver?.end(false)
      driver = nil
    default: break
    }
  }
}

/// Keeps an outcome that comes before the transition has started.
final class BackDriver: UIPercentDrivenInteractiveTransition {
  private var isStarted = false
  private var outcome: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    isStarted = true
    if let outcome { end(outcome) }
  }

  func end(_ finishes: Bool) {
    if !isStarted {
      outcome = finishes
    } else if finishes {
      finish()
    } else {
      cancel()
    }
  }
}

final class SlideBack: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let list = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    list.frame = context.finalFrame(for: page)
    context.containerView.insertSubview(list, at: 0)
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.view(forKey: .from)?.alpha = 1
      if context.transitionWasCancelled { list.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Begins with the stack of a storyboard.
final class Shell: UIViewController {
  private let swipe = BackSwipe()

  override func viewDidLoad() {
    super.viewDidLoad()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let stack = storyboard.instantiateInitialViewController() as! UINavigationController
    swipe.attach(to: stack)
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }
}
