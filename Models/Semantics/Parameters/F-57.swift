import UIKit

// F-57 `FINAL_OF_DISMISSED`: the final frame of what is dismissed is zero, or that of its presentation.
// [F57=0] only: B.zero
// [F57=1] only: B.not zero

private final class AskedWhenDismissed: ReferenceAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let controller = transitionContext.viewController(forKey: .from), controller.modalPresentationStyle == .custom {
      record("B", transitionContext.finalFrame(for: controller) == .zero ? "zero" : "not zero")
    }
    super.animateTransition(using: transitionContext)
  }
}

private final class FinalFrameOfDismissed: ModalScript {
  let delegate = TurningDelegate()

  override func setUp() {
    super.setUp()
    delegate.animator = AskedWhenDismissed()
  }

  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    return controller
  }
}
