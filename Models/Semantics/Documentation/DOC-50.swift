import UIKit

// DOC-50: In presentationTransitionWillBegin and dismissalTransitionWillBegin the presented controller has a
// coordinator, which runs what is animated alongside.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitionwillbegin()).
// only: PC.begins < AN.animateTransition < PC.alongside < PC.ends < AN.animateTransition < PC.alongside

private final class Dimming: UIPresentationController {
  override func presentationTransitionWillBegin() {
    record("PC", "begins")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in record("PC", "alongside") })
  }

  override func dismissalTransitionWillBegin() {
    record("PC", "ends")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in record("PC", "alongside") })
  }
}

private final class DimmingDelegate: RecordedDelegate {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Dimming(presentedViewController: presented, presenting: presenting)
  }
}

private final class DimmedAlongside: ModalScript {
  override var takesTouches: Bool { false }
  private let delegate = DimmingDelegate("delegate", animator: RecordedAnimator("AN"))

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    return controller
  }
}
