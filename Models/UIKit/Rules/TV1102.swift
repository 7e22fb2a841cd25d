// TV1102 cleanup-all-paths

/// App code asks for a dismissal: everything above the presenter goes.
func noteDismissal(by receiver: UIViewController) {
  guard let site = here(), let presenter = dismissingPresenter(receiver) else { return }
  var presented = presenter.presentedChild
  while let controller = presented {
    if let presentation = controller.assignedPresentationController,
      listens(presentation.dismissalDelegate, "presentationControllerDidDismiss(_:)")
    {
      presentation.dismissedAt = site
    }
    presented = controller.presentedChild
  }
}

/// The step that ended a dismissal is over: if the delegate were told now it should find nothing to clean up.
func judgeCleanup(_ transition: ModalTransition) {
  if transition.committed { (scenario as? PresentingObjectScenario)?.ends.noteEnd(transition) }
  guard transition.committed, let presentation = transition.presentation, nothingIsScheduled() else { return }
  let delegate = presentation.dismissalDelegate
  if !listens(delegate, "presentationControllerDidDismiss(_:)") { return }
  if transition is UserDismissal || presentation.dismissedAt == nil { return }
  let before = observeSurvivors(presentation)
  let isClean = wouldHold {
    tellDismissed(presentation)
    return !before.contains { !$0.places(isCleanedUp).isEmpty }
  }
  guard let isClean = isClean else { return }
  check(
    isClean, .TV1102, "the cleanup after a pull is missing after a dismissal by the app", as: .cleanupIsMissing,
    at: declaration(of: delegate, "presentationControllerDidDismiss(_:)"), about: delegate)
}

/// A presentation controller dismisses what it presents and does more when that is done. A dismissal by the app misses
/// it, unless the hook that every dismissal comes to has a part of it (SH-03, SH-05).
func judgeOwnDismissal(by receiver: UIViewController) {
  guard let presentation = currentOwner as? UIPresentationController, let site = here(),
    let presenter = dismissingPresenter(receiver), presenter.presentedChild === presentation.presentedViewController
  else { return }
  if listens(presentation, "dismissalTransitionDidEnd(_:)") { return }
  check(
    !mayHappen("the app dismisses by code what the presentation controller dismisses, too", by: .code), .TV1102,
    "what follows a dismissal by the presentation controller is missing after a dismissal by the app",
    as: .sequelIsMissing,
    at: site, about: presentation)
}
