/// DISM-02
func commitDismissal(_ transition: ModalTransition) {
  guard let presentation = transition.presentation, let presented = transition.presented else { return }
  // What was presented on it meanwhile goes with it, below; see `isComing` for what has begun already.
  assume(!isComing(above: presented))
  let didEnd = { asOwner(presentation) { presentation.dismissalTransitionDidEnd(true) } }
  let place = didEndPlace(transition)
  if isFreeBeforeDids(transition) { free(transition) }
  // F-01
  if place == 0 { didEnd() }
  // d13: the presenter's view is back in the window, outside the container.
  for controller in presentation.removedPresenters { putBack(controller, below: presentation.containerView) }
  // F-22: the container leaves the window (FAIL-05), and everything in it; whether UIKit or the animator has taken the
  // presented view out of the container before, it is out of the window from here on, and nobody asks in between.
  presentation.containerView?.removeFromSuperview()
  presented.loadedView?.removeFromSuperview()
  for controller in presentation.removedPresenters { arrive(controller, true, transition.isAnimated) }
  // Unless a callback has presented it again at once (F-35).
  if presented.loadedView?.window == nil { arrive(presented, false, transition.isAnimated) }
  // F-36
  if !transition.chainGoesLast { removeChain(above: presented, fromTop: true) }
  if place == 1 { didEnd() }
  free(transition)
  runTail(transition, true)
  if transition.chainGoesLast { removeChain(above: presented, fromTop: true) }
  if place == 2 { didEnd() }
}

/// The relations are gone: the presenter may present again (F-35).
func free(_ transition: ModalTransition) {
  // Once: by now the same two may have a new presentation in progress.
  if transition.isReleased { return }
  transition.isReleased = true
  guard let presenter = transition.presenter, let presented = transition.presented else { return }
  if presenter.presentedChild === presented { presenter.presentedChild = nil }
  if presented.modalPresenter === presenter { presented.modalPresenter = nil }
}

/// OBJ-05: the presentation controller lives until here.
func endPresentation(_ presentation: UIPresentationController, _ presented: UIViewController) {
  presentation.removedPresenters = []
  presentation.containerView = nil
  if let adaptation = presentation.adaptation {
    let requested = adaptation.original.presentedViewController
    if requested !== presented { requested.assignedPresentationController = nil }
    presentation.adaptation = nil
  }
  if presented.assignedPresentationController === presentation { presented.assignedPresentationController = nil }
}

/// Everything that a presentation set up is undone at once.
func removeRelations(_ transition: ModalTransition) {
  guard let presented = transition.presented else { return }
  free(transition)
  if let presentation = presented.assignedPresentationController { endPresentation(presentation, presented) }
}
