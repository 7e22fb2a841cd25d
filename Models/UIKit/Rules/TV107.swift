// TV107 no-context-use-after-complete

/// Ghost: the interaction controller whose transition ended while the gesture that drives it still runs.
var lateInteractor: AnyObject?

/// Every message to a context comes here first.
func judgeContextUse(_ transition: Transition) {
  noteAction()
  check(
    transition.phase != .over, .TV107, "the transition context is used after completeTransition",
    as: .contextIsUsedLate, at: here())
}

/// A message to a percent-driven controller that drives nothing.
func judgeLateMessage(to controller: AnyObject) {
  if lateInteractor == nil { return }
  check(
    lateInteractor !== controller, .TV107,
    "the interaction controller is still driven after its transition was completed", as: .interactionIsDrivenLate,
    at: here(), about: controller)
}
