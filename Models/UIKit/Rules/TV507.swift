// TV507 presenter-forwarding-paired

/// Whether the call that is running comes from the object of a transition and concerns the presenter.
func isSentByTransition(to controller: UIViewController) -> Bool {
  if currentOwner == nil { return false }
  return modalTransitions.contains { $0.presenter === controller && $0.isServed(by: currentOwner) }
}

/// A begin without its end, in a settled state.
func judgeOpenForwarding(_ controller: UIViewController, _ open: AppearanceForwarding) {
  check(
    false, .TV507, "the appearance transition that the presenter was told to begin is never ended",
    as: .presenterBeginIsOpen, at: open.site,
    about: controller)
}

/// Called when the step that ended the transition is over: where the presenter was told its appearance, it must have
/// been told the truth. Afterwards it knows the truth anyway, so that one mistake is one finding.
func judgeForwarding(_ transition: ModalTransition) {
  guard let presenter = transition.presenter, let told = presenter.appearanceForwarding else { return }
  if !told.isPresenters || told.level > 0 { return }
  presenter.appearanceForwarding = nil
  // A cancellation that was invented from `finished`: TV105.
  if transition.flagWasFinished && !transition.committed && !transition.transitionWasCancelled { return }
  var isVisible = !transition.presents
  if !transition.committed { isVisible = transition.presenterHadAppeared }
  let truth = isVisible ? Appearance.appeared : .disappeared
  check(
    presenter.appearanceState == truth, .TV507,
    isVisible
      ? "the presenter is visible, but was told that it has disappeared"
      : "the presenter is covered, but was told that it has appeared",
    as: isVisible ? .presenterIsVisible : .presenterIsCovered,
    at: told.site, about: presenter)
  presenter.appearanceState = truth
}
