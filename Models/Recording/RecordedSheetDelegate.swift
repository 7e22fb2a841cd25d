import UIKit

/// Hears how the user tries to end a presentation, and records it.
class RecordedSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let name: String
  var shouldDismiss = true

  init(_ name: String = "delegate") { self.name = name }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    record(name, "presentationControllerShouldDismiss")
    return shouldDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record(name, "presentationControllerWillDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record(name, "presentationControllerDidDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    record(name, "presentationControllerDidAttemptToDismiss")
  }
}

/// Answers how a presentation adapts, and records that it is asked.
class RecordedAdaptiveDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let name: String
  /// The answers where the width is compact and where it is regular.
  var compactStyle: UIModalPresentationStyle
  var regularStyle: UIModalPresentationStyle
  /// Presented instead of the controller while it is adapted; nil: the same one.
  var replacement: UIViewController?

  init(
    _ name: String = "delegate", compact: UIModalPresentationStyle = .none, regular: UIModalPresentationStyle = .none
  ) {
    self.name = name
    compactStyle = compact
    regularStyle = regular
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    record(name, "adaptivePresentationStyle")
    return traitCollection.horizontalSizeClass == .compact ? compactStyle : regularStyle
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    record(name, "viewControllerForAdaptivePresentationStyle")
    return replacement
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    record(name, "prepareAdaptivePresentationController")
  }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {
    record(name, style == .none ? "willPresentWithAdaptiveStyle(none)" : "willPresentWithAdaptiveStyle")
  }
}
