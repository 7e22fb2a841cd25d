// TV203 gesture-cancel-mapped

/// A recogniser that was cancelled before it moved tells "finishes always" from "finishes by progress".
func judgeCancelledGesture(_ transition: Transition, _ outcome: Transition.Outcome) {
  guard let gesture = currentGesture else { return }
  if gesture.state != .cancelled && gesture.state != .failed { return }
  if outcome == .finish && gesture.hasChanged { return }
  check(
    outcome == .cancel, .TV203, "a cancelled gesture finishes the transition", at: here(),
    about: transition.interactor)
}
