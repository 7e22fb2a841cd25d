// TV302 no-foreign-view

/// An animator or interaction controller moves a view: controllers' views only if the context offers them.
func judgeForeignView(_ transition: Transition, _ view: UIView) {
  guard let controller = view.owningController else { return }
  if controller !== transition.fromController && controller !== transition.toController { return }
  if transition.touchableView(of: controller) == nil {
    judgeRelianceOnRemoval(transition)
    transition.movedForeignView = true
  }
  noteMeantStyle(transition, controller)
  if controller === transition.toController && transition.shownAt == nil { transition.shownAt = here() }
  if transition.touchableView(of: controller) == nil && !isStyleKnown() { return }
  check(
    transition.touchableView(of: controller) != nil, .TV302,
    "the animator moves a view that the context does not offer: view(forKey:) is nil", at: here(), about: controller)
}

/// With which style somebody presents is up to the app: what an interaction controller dismisses where only the scenario
/// presents, and what code of the app presents in a style that it computes, even for a delegate that is asked for presentation
/// controllers: it may give none.
private func isStyleKnown() -> Bool {
  guard let modal = scenario as? ModalScenario, modal.styleIsComputed || modal.style == nil else { return true }
  if modal.styleIsComputed { return mayHappen("the app computes a style that keeps the presenter's view", by: .code) }
  if !(modal is InteractionControllerScenario) { return true }
  return mayHappen("the app presents with a style that keeps the presenter's view", by: .client)
}

/// The clean case: a view was not offered, and the animator has left it alone.
func noteForeignViews(_ transition: Transition) {
  if transition.animator == nil || transition.offersAllViews { return }
  check(true, .TV302, "the animator moves a view that the context does not offer")
}
