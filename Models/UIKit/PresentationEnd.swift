/// PRES-02, steps 15 to 21. Touches (SCH-06) and a held rotation (F-38) follow from the transition being over.
func commitPresentation(_ transition: ModalTransition) {
  guard let presentation = transition.presentation, let presented = transition.presented else { return }
  noteAnimation(of: presentation, transition.isAnimated)
  let didEnd = { asOwner(presentation) { presentation.presentationTransitionDidEnd(true) } }
  let place = didEndPlace(transition)
  transition.isReleased = isFreeBeforeDids(transition)
  // Step 16, F-01
  if place == 0 { didEnd() }
  // Step 17
  for controller in presentation.removedPresenters { controller.view.removeFromSuperview() }
  // Step 18
  arrive(presented, true, transition.isAnimated)
  // F-26: the block may come before the presenter's DD.
  if comesBeforeLastDid(transition, presentation), let block = transition.completion {
    transition.completion = nil
    asOwner(nil) { block() }
  }
  for controller in presentation.removedPresenters { arrive(controller, false, transition.isAnimated) }
  if place == 1 { didEnd() }
  transition.isReleased = true
  // Steps 19 to 21
  runTail(transition, true)
  if place == 2 { didEnd() }
}

/// F-26
func comesBeforeLastDid(_ transition: ModalTransition, _ presentation: UIPresentationController) -> Bool {
  if transition.completion == nil { return false }
  guard let presenter = presentation.removedPresenters.first, listens(presenter, "viewDidDisappear(_:)") else {
    return false
  }
  return choose(
    .F26,
    ["the completion block comes after the presenter's DD", "the completion block comes before the presenter's DD"])
    == 1
}
