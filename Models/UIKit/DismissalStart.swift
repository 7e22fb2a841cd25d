/// DISM-01: what comes before the animation.
func startDismissal(_ transition: ModalTransition) {
  guard let presentation = transition.presentation else { return }
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
