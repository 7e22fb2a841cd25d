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

/// A message that tells the context the outcome of the interaction: that comes before the completion, also within one turn
/// of the run loop (https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning: the interactive
/// part is finished or cancelled first, `completeTransition(_:)` is called when the animations after that are done).
func judgeOutcomeMessage(_ transition: Transition) {
  noteAction()
  check(
    transition.phase != .over && transition.phase != .ending, .TV107,
    "the transition context is used after completeTransition", as: .contextIsUsedLate, at: here())
}

/// A message to a percent-driven controller that drives nothing.
func judgeLateMessage(to controller: AnyObject) {
  if lateInteractor == nil { return }
  check(
    lateInteractor !== controller, .TV107,
    "the interaction controller is still driven after its transition was completed", as: .interactionIsDrivenLate,
    at: here(), about: controller)
}
