// TV604 double-dismiss-safe

/// App code calls `dismiss` while a dismissal is on its way: performed after it (F-23), the second call must find
/// nothing to dismiss. Sent to the presenter, it would close the presenter (DG-01, DG-06).
func judgeDismiss(_ receiver: UIViewController) {
  guard let site = here() else { return }
  // A first dismiss keeps the rule, also if the code sees to it that there is no second.
  if presenterAbove(receiver) != nil { check(true, .TV604, "", at: site) }
  for transition in modalTransitions where !transition.presents && transition.involves(receiver) {
    // In the completion block the presentation is gone: a dismiss means the next one.
    if transition.isReleased { continue }
    // Code that runs by itself would have to come in the one turn between the request and the start.
    let comesTooSoon = !transition.hasStarted && currentGesture == nil && touchedView == nil
    let closesPresenter =
      transition.presenter === receiver
      && (presenterAbove(receiver) != nil
        || !comesTooSoon && mayBePresented(receiver, by: transition.presentation))
    check(
      !closesPresenter, .TV604, "a second dismiss for the same presentation closes the screen below", at: site,
      about: receiver)
  }
  judgeLateDismiss(receiver, site)
}

/// Whether the presenter is itself presented, so that a dismiss that comes late closes it. A presentation controller
/// serves whatever presents with it, and what it asks, it asks of every presenter.
private func mayBePresented(_ presenter: UIViewController, by presentation: UIPresentationController?) -> Bool {
  if presenterAbove(presenter) != nil { return true }
  guard let owner = currentOwner, owner === presentation else { return false }
  return mayHappen("the presenter is itself presented", by: .client)
}

/// DG-01: a presentation controller sends `dismiss` to its presenter when its presentation is over. A presenter that
/// presents nothing any more is closed itself, if it is presented.
private func judgeLateDismiss(_ receiver: UIViewController, _ site: Site) {
  guard let presentation = currentOwner as? UIPresentationController else { return }
  if presentation.presentingViewController !== receiver || presentation.containerView != nil { return }
  if receiver.presentedChild != nil || modalTransitions.contains(where: { $0.involves(receiver) }) { return }
  if !mayBePresented(receiver, by: presentation) { return }
  check(
    false, .TV604, "a dismiss for a presentation that is over closes the screen below", at: site, about: receiver)
}
