/// Answers how a presentation adapts, and hears how the user ends it (SH-, ADP-).
protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?)

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Whether code under test hears of the user's attempts to end a presentation.
func hearsPulls(_ delegate: UIAdaptivePresentationControllerDelegate?) -> Bool {
  listens(delegate, "presentationControllerShouldDismiss(_:)")
    || listens(delegate, "presentationControllerWillDismiss(_:)")
    || listens(delegate, "presentationControllerDidDismiss(_:)")
    || listens(delegate, "presentationControllerDidAttemptToDismiss(_:)")
}

/// Whether code under test answers, or hears, how a presentation adapts.
func hearsAdaptivity(_ delegate: UIAdaptivePresentationControllerDelegate?) -> Bool {
  answersAdaptivity(delegate)
    || listens(delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
}

/// Whether code under test answers in which style a presentation is shown.
func answersAdaptivity(_ delegate: UIAdaptivePresentationControllerDelegate?) -> Bool {
  listens(delegate, "adaptivePresentationStyle(for:traitCollection:)")
    || listens(delegate, "adaptivePresentationStyle(for:)")
}
