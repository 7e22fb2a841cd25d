/// DISM-01: what comes before the animation.
func startDismissal(_ transition: ModalTransition) {
  guard let presentation = transition.presentation else { return }
  // TV1201: what it looks like from now on comes of the dismissal.
  presentation.wasAnimated = nil
  // F-25
  if beginsAfterWills(transition, "dismissalTransitionWillBegin()") {
    sendDismissalWills(transition)
    asOwner(presentation) { presentation.dismissalTransitionWillBegin() }
  } else {
    asOwner(presentation) { presentation.dismissalTransitionWillBegin() }
    sendDismissalWills(transition)
  }
}

func sendDismissalWills(_ transition: ModalTransition) {
  sendWill(transition.presented!, false, transition.isAnimated)
  for controller in transition.presentation!.removedPresenters { sendWill(controller, true, transition.isAnimated) }
}
