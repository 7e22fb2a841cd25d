import UIKit

// expect: holds

/// Slides the next page in from the right on a push, and the last one out to the right on a pop.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    toView.frame = context.finalFrame(for: toController)
    let aside = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    if operation == .push {
      context.containerView.addSubview(toView)
      toView.transform = aside
    } else {
      context.containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if self.operation == .push { toView.transform = .identity } else { fromView.transform = aside }
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      if context.transitionWasCancelled { toView.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Vends a slide for each push and pop.
private final class SlideDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(operation: operation)
  }
}

/// A list whose rows open a page.
private final class ListController: UIViewController {
  private let slide = SlideDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = slide
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
  }

  func open() {
    guard transitionCoordinator == nil, navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

/// A tap on the list opens the page; the way back is by button, by code, and by a swipe.
private final class ListScenario: NavigationScenario {
  override func makeRoot() -> UIViewController { ListController() }
  override var pushes: Int { 0 }
  override var drivesInteractively: Bool { true }
}
