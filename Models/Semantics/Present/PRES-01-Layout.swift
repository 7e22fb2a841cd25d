import UIKit

// PRES-01, DISM-01: the container of a presentation is laid out while it comes (T-01); on a dismissal that adds nothing
// to it the pass may as well not come (T-41).
// only: PC.presentationTransitionWillBegin < PC.certainly laid out < PC.presentationTransitionDidEnd(true) < PC.dismissalTransitionWillBegin < PC.perhaps laid out < PC.dismissalTransitionDidEnd(true)

private final class ContainerLayout: ModalScript {
  let delegate = LayoutDelegate()

  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    return controller
  }
}

private final class LayoutDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    LaidOutPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class LaidOutPresentation: RecordedPresentationController {
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    record("PC", isLayingOut ? "certainly laid out" : "perhaps laid out")
  }
}
