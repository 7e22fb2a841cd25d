// TV204 early-end-safe

/// The gesture that requested the transition ended before the start: the interaction must have its outcome.
func judgeEarlyEnd(_ transition: ModalTransition, _ gestureSite: Site?) {
  check(
    !transition.isInteractive, .TV204,
    "the gesture ended before UIKit started the transition, and its outcome is lost", at: gestureSite,
    about: transition.interactor)
}
