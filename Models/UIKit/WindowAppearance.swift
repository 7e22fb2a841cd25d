// APP-09: outside a transition the window decides who appears.

/// A DID that comes with the commit at the end of the step (F-47).
class CommittedAppearance {
  let controller: UIViewController
  let isAppearing: Bool

  init(_ controller: UIViewController, _ isAppearing: Bool) {
    self.controller = controller
    self.isAppearing = isAppearing
  }

  /// Unless something else has told the controller in the meantime.
  func send() {
    let state = controller.appearanceState
    let isDue = isAppearing ? state == .appearing || state == .shown : state == .disappearing
    if isDue { sendDid(controller, isAppearing, false) }
  }
}

/// Empty between steps.
var committedAppearances: [CommittedAppearance] = []

/// The commit at the end of a step.
func commitAppearances() {
  while !committedAppearances.isEmpty { committedAppearances.removeFirst().send() }
}

/// A view has come into a window, with everything inside it.
func viewDidEnterWindow(_ view: UIView) {
  noteStages(in: view, areGone: false)
  sendByWindow(view, true)
}

/// A view has left its window, with everything inside it.
func viewDidLeaveWindow(_ view: UIView) {
  noteStages(in: view, areGone: true)
  sendByWindow(view, false)
}

func sendByWindow(_ view: UIView, _ isAppearing: Bool) {
  guard let controller = view.owningController else {
    for subview in view.subviews { sendByWindow(subview, isAppearing) }
    return
  }
  // So does an adaptation.
  if isExchanging { return }
  // A transition sends its own to those that take part, and to the others of its chain; of more the sources say nothing.
  if isInTransition(controller) { return }
  let isAway = controller.appearanceState == .disappeared
  if isAway != isAppearing { return }
  if let container = controller.parent {
    // A container that is on its way takes its children along; one that forwards by itself tells them (APP-08).
    if !container.shouldAutomaticallyForwardAppearanceMethods { return }
    if container.appearanceState != .appeared {
      // What a child hears that is taken out meanwhile the sources do not say; it does not stay half told.
      if !isAppearing && container.appearanceState != .disappeared { settleSilently(controller, false) }
      return
    }
  }
  if !activeTransitions.isEmpty && isSuppressed(controller, isAppearing) { return }
  sendWill(controller, isAppearing, false)
  sendDidByWindow(controller, isAppearing)
}

private func isInTransition(_ controller: UIViewController) -> Bool {
  if activeTransitions.isEmpty { return false }
  if controller.parent == nil && (controller.modalPresenter != nil || controller.presentedChild != nil) { return true }
  return activeTransitions.contains { transition in
    transition.fromController === controller || transition.toController === controller
      || controller.parent == nil && transition.concerns(controller)
  }
}

/// F-47, during a transition. What is suppressed is not sent later either.
private func isSuppressed(_ controller: UIViewController, _ isAppearing: Bool) -> Bool {
  if familyHearsAppearance(controller)
    && choose(
      .F47,
      [
        "a view that changes windows during a transition causes no appearance callbacks",
        "a view that changes windows during a transition causes appearance callbacks",
      ]) == 1
  {
    return false
  }
  settleSilently(controller, isAppearing)
  return true
}

private func settleSilently(_ controller: UIViewController, _ isAppearing: Bool) {
  controller.appearanceState = isAppearing ? .appeared : .disappeared
  for child in controller.childrenHearing("viewDidAppear(_:)") { settleSilently(child, isAppearing) }
}

/// F-47, outside a transition.
private func sendDidByWindow(_ controller: UIViewController, _ isAppearing: Bool) {
  let did = CommittedAppearance(controller, isAppearing)
  if let animation = mainRunLoop.pending.first(where: { $0.kind == .animation }), familyHearsAppearance(controller),
    choose(
      .F47,
      [
        "the DID of a view that changes windows comes with the next commit",
        "the DID of a view that changes windows comes after the running animation",
      ]) == 1
  {
    animation.append { _ in asOwner(nil) { did.send() } }
    return
  }
  committedAppearances.append(did)
}

func familyHearsAppearance(_ controller: UIViewController) -> Bool {
  hearsAppearance(controller) || controller.children.contains { familyHearsAppearance($0) }
}
