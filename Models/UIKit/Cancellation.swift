/// CAN-01
func rollBackPresentation(_ transition: ModalTransition) {
  guard let presentation = transition.presentation else { return }
  let didEnd = { asOwner(presentation) { presentation.presentationTransitionDidEnd(false) } }
  let place = didEndPlace(transition)
  if isFreeBeforeDids(transition) { free(transition) }
  // F-01
  if place == 0 { didEnd() }
  // x6: what the animator left in the container is F-30, decided when the step is over: see `sweepContainer`.
  for controller in presentation.removedPresenters { putBack(controller, below: presentation.containerView) }
  turnBack(transition)
  if place == 1 { didEnd() }
  free(transition)
  runTail(transition, false)
  if place == 2 { didEnd() }
}

/// CAN-02: the presented view, the chrome and the container stay.
func rollBackDismissal(_ transition: ModalTransition) {
  guard let presentation = transition.presentation else { return }
  let didEnd = { asOwner(presentation) { presentation.dismissalTransitionDidEnd(false) } }
  let place = didEndPlace(transition)
  transition.isReleased = isFreeBeforeDids(transition)
  // F-01
  if place == 0 { didEnd() }
  turnBack(transition)
  if place == 1 { didEnd() }
  transition.isReleased = true
  runTail(transition, false)
  if place == 2 { didEnd() }
}

/// The reversed callbacks: those that F-07 has not sent yet, in the order of F-41.
func turnBack(_ transition: Transition) {
  let leaving = transition.abandoned
  let coming = transition.returning
  let animated = transition.isAnimated
  var order = 0
  if !transition.turnsBackInOrder && hearsAppearance(leaving.first) && hearsAppearance(coming.first) {
    order = choose(
      .F41,
      [
        "the abandoned controller's pair comes first", "the returning controller's pair comes first",
        "both WILL callbacks come before the DID callbacks",
      ])
  }
  if order == 2 {
    for controller in leaving { reverse(controller, false, animated) }
    for controller in coming { reverse(controller, true, animated) }
  }
  if order == 1 { for controller in coming { settle(controller, true, animated) } }
  for controller in leaving { settle(controller, false, animated) }
  if order != 1 { for controller in coming { settle(controller, true, animated) } }
}

func hearsAppearance(_ controller: UIViewController?) -> Bool { hearsWills(controller) || hearsDids(controller) }

/// The reversed WILL, unless it was sent when the interaction ended (F-07).
func reverse(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  let isAway = controller.appearanceState == .disappeared || controller.appearanceState == .disappearing
  if isAway != isAppearing { return }
  sendWill(controller, isAppearing, animated)
  if !isAppearing || controller.view.window == nil { return }
  // F-56: VIA for a view that never left the window.
  if sendsViewIsAppearing && listens(controller, "viewIsAppearing(_:)")
    && choose(.F56, ["a return sends viewIsAppearing", "a return sends no viewIsAppearing"]) == 1
  {
    controller.appearanceState = .shown
  }
}

func settle(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  reverse(controller, isAppearing, animated)
  sendDid(controller, isAppearing, animated)
}
