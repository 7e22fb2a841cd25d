// TV1105 no-default-style-reliance

/// Whether app code has presented the controller in the style that nobody has set.
private func isPresentedByDefault(_ presented: UIViewController) -> Bool {
  presented.presentedAt != nil && presented.modalPresentationStyle == .automatic && presentsSheets
    && setsNoStyleItself(presented)
}

/// The initialiser of a class that is not in the sources may set the style.
private func setsNoStyleItself(_ controller: UIViewController) -> Bool {
  controller.typeAnswers == nil
    || mayHappen("the presented controller, whose class is not in the sources, sets no style itself", by: .code)
}

/// A presentation is over: what the presenter's appearance would switch off or let go must not be left.
func judgeReliance(_ transition: ModalTransition) {
  guard transition.committed, !transition.presents, let presentation = transition.presentation,
    let presenter = transition.presenter, let presented = transition.presented, nothingIsScheduled()
  else { return }
  if !listens(presenter, "viewWillAppear(_:)") && !listens(presenter, "viewDidAppear(_:)") { return }
  if !isPresentedByDefault(presented) || presenter.appearanceState != .appeared {
    // With the style that it needs the presenter has been told.
    if presented.presentedAt != nil { check(true, .TV1105, "the presenter is not told") }
    return
  }
  let before = observeSurvivors(presentation)
  let isTold = wouldHold {
    callWill(presenter, true, true)
    callDid(presenter, true, true)
    return !before.contains { !$0.places(isCleanedUp).isEmpty }
  }
  guard let isTold = isTold else { return }
  check(
    isTold, .TV1105, "the presenter waits for its appearance callbacks, which a sheet does not send",
    as: .waitsForCallbacks,
    at: presented.presentedAt, about: presented)
}

/// App code presents with an animator that nobody defines, in the style that nobody has set.
func judgeUnknownAnimator(_ presented: UIViewController) {
  if !isPresentedByDefault(presented) { return }
  check(
    !mayHappen("the animator, which is not in the sources, moves the presenter's view", by: .code), .TV1105,
    "the animator needs the presenter's view, which a sheet leaves in place", as: .needsPresentersView,
    at: presented.presentedAt,
    about: presented)
}

/// An animator takes a presenter's view that the context does not offer.
func judgeRelianceOnRemoval(_ transition: Transition) {
  guard let modal = transition as? ModalTransition, let presented = modal.presented else { return }
  if !isPresentedByDefault(presented) { return }
  check(
    false, .TV1105, "the animator needs the presenter's view, which a sheet leaves in place", as: .needsPresentersView,
    at: here())
}
