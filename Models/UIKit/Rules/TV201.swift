// TV201 interaction-terminates

/// A gesture is over; its actions have run. The transition that it drives must have its outcome by now, unless some
/// code is still on its way.
func judgeInteractionEnd(_ transition: ModalTransition) {
  if !transition.startedInteractively || interactionIsDriven() { return }
  if transition.isInteractive && isSomethingOnItsWay(transition) { return }
  check(
    !transition.isInteractive, .TV201,
    "the gesture is over, but the interactive transition is neither finished nor cancelled", at: here(),
    about: transition.interactor)
}

/// Whether work is pending that might still decide about the transition.
func isSomethingOnItsWay(_ transition: ModalTransition) -> Bool {
  if let controller = transition.interactor, hasPendingWork(of: controller) { return true }
  return !runLoopIsIdle() && !(transition.animator != nil && heldOwner === transition.animator)
}

/// The same, found on a state from which nothing settles.
func judgeUnfinishedInteraction(_ transition: ModalTransition) {
  check(
    false, .TV201, "the interactive transition is neither finished nor cancelled", at: transition.lastExit,
    about: transition.interactor)
}
