/// PRES-02, steps 15 to 21. Touches (SCH-06) and a held rotation (F-38) follow from the transition being over.
func commitPresentation(_ transition: ModalTransition) {
  guard let presentation = transition.presentation, let presented = transition.presented else { return }
  noteAnimation(of: presentation, in: transition)
  let didEnd = { asOwner(presentation) { presentation.presentationTransitionDidEnd(true) } }
  let place = didEndPlace(transition)
  transition.isReleased = isFreeBeforeDids(transition)
  // Step 16, F-01
  if place == 0 { didEnd() }
  // Step 17
  for controller in presentation.removedPresenters { controller.view.removeFromSuperview() }
  // Step 18; unless what it presents itself has been faster, and has removed it.
  if !isRemovedByItsOwn(presented) { arrive(presented, true, transition.isAnimated) }
  // F-26: the block may come before the presenter's DD.
  if comesBeforeLastDid(transition, presentation), let block = transition.completion {
    transition.completion = nil
    asOwner(nil) { block() }
  }
  // Where a callback has dismissed at once (F-35) the presenter is back.
  for controller in presentation.removedPresenters where controller.loadedView?.window == nil {
    arrive(controller, false, transition.isAnimated)
  }
  if place == 1 { didEnd() }
  transition.isReleased = true
  // Steps 19 to 21
  runTail(transition, true)
  if place == 2 { didEnd() }
}

/// Whether a presentation by the controller has ended and keeps the controller's view out of the window.
private func isRemovedByItsOwn(_ controller: UIViewController) -> Bool {
  guard let upper = controller.presentedChild, controller.loadedView?.window == nil else { return false }
  if modalTransitions.contains(where: { $0.presented === upper }) { return false }
  return upper.assignedPresentationController?.removedPresenters.contains { $0 === controller } ?? false
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
