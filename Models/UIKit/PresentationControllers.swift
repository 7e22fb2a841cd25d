// Which presentation controller a presentation gets, and when (OBJ-03, OBJ-05).

/// PRES-01 step 1, OBJ-03: the delegate's if the style is custom, otherwise UIKit's own.
func assignPresentationController(
  _ transition: ModalTransition, _ presented: UIViewController, _ source: UIViewController
) {
  let style = transition.requestedStyle ?? effectiveStyle(presented.modalPresentationStyle)
  expectedPresenter = transition.presenter
  judgeStyle(of: presented, source, wasMeantCustom: transition.wasMeantCustom)
  if let early = presented.assignedPresentationController, isMade(early, for: style), !isEnding(early) {
    if let presenter = transition.presenter { early.presentingViewController = presenter }
  } else {
    presented.assignedPresentationController =
      vendedPresentationController(presented, transition.presenter, source, style)
      ?? makePresentationController(of: presented, transition.presenter, style)
  }
  presented.assignedPresentationController?.requestedStyle = transition.requestedStyle
  expectedPresenter = nil
}

/// OBJ-03: only a custom style asks. Nil: UIKit's own, which keeps the presenter's view unless the style says otherwise
/// (A.3).
func vendedPresentationController(
  _ presented: UIViewController, _ presenter: UIViewController?, _ source: UIViewController,
  _ style: UIModalPresentationStyle
) -> UIPresentationController? {
  if style != .custom { return nil }
  guard let delegate = livingDelegate(of: presented) else { return nil }
  var controller: UIPresentationController?
  delegateIsVending = true
  expectedPresented = presented
  asOwner(nil) {
    let answer = delegate.presentationController(forPresented: presented, presenting: presenter, source: source)
    if !isUnknown(answer) { controller = answer }
  }
  delegateIsVending = false
  expectedPresented = nil
  return controller
}

/// Whom UIKit asks a presentation controller for, while it asks.
var expectedPresented: UIViewController?

/// What a presentation controller is made for: of a value that nobody knows, what UIKit has asked for it.
func knownPresented(_ controller: UIViewController) -> UIViewController {
  // Nil only in code that the compiler refuses; nothing reads it as a controller then.
  let given: UIViewController? = controller
  return isUnknown(controller) || given == nil
    ? expectedPresented ?? UIViewController.standing(for: controller) : controller
}

/// Only inside the query, where the presentation controller is just being made.
var delegateIsVending = false

/// UIKit's own.
func makePresentationController(
  of presented: UIViewController, _ presenter: UIViewController?, _ style: UIModalPresentationStyle
) -> UIPresentationController {
  if isSheet(style) {
    return UISheetPresentationController(presentedViewController: presented, presenting: presenter)
  }
  if style == .popover {
    return UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
  }
  return UIPresentationController(presentedViewController: presented, presenting: presenter)
}

/// Whether a presentation controller that somebody asked for early still fits the style.
private func isMade(_ controller: UIPresentationController, for style: UIModalPresentationStyle) -> Bool {
  if controller is UISheetPresentationController { return isSheet(style) }
  if controller is UIPopoverPresentationController { return style == .popover }
  return !isSheet(style) && style != .popover
}

/// Whether the presentation controller belongs to a presentation that is just ending: its controller is presented again.
private func isEnding(_ controller: UIPresentationController) -> Bool {
  (activeTransitions + endedTransitions).contains { ($0 as? ModalTransition)?.endingPresentation === controller }
}

extension UIViewController {
  /// A controller that has not appeared yet has its presentation controller as soon as somebody asks, in the style of that
  /// moment; PG-03: `presenting` is nil before the request. The root of a window and what it shows have none.
  var earlyPresentationController: UIPresentationController? {
    if delegateIsVending || parent != nil || loadedView?.window != nil { return nil }
    let style = effectiveStyle(modalPresentationStyle)
    let controller =
      vendedPresentationController(self, modalPresenter, modalPresenter ?? self, style)
      ?? makePresentationController(of: self, modalPresenter, style)
    assignedPresentationController = controller
    return controller
  }

  var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The one that the controller was presented with, also while another one stands in for it.
  var popoverPresentationController: UIPopoverPresentationController? {
    popoverIsAskedFor = true
    guard let controller = presentationController else { return nil }
    return (controller.adaptation?.original ?? controller) as? UIPopoverPresentationController
  }

  var traitCollection: UITraitCollection { currentTraits() }
}
