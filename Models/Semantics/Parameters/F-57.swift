import UIKit

// F-57 `WAITING_REQUEST_TIME`: a dismiss that waited is made after the code that completes, or inside its call.
// [F23=1 F57=0] only: AN.returned < delegate.animationControllerForDismissed
// [F23=1 F57=1 F28=0] only: delegate.animationControllerForDismissed < AN.returned

private final class DismissThatWaits: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = ImpatientController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    delegate.animator = OutlivingAnimator("AN")
    return controller
  }
}

private final class ImpatientController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dismiss(animated: true)
  }
}

/// Goes on after it has completed the presentation.
private final class OutlivingAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else {
      return super.animateTransition(using: transitionContext)
    }
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      transitionContext.completeTransition(true)
      record(self.name, "returned")
    }
  }
}
