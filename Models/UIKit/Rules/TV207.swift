// TV207 percent-driven-api

/// INT-07: app code sends the context an update or an outcome: with a percent-driven controller these go to the controller.
func judgeDirectMessage(_ transition: Transition) {
  if transition.phase == .over { return }
  check(
    !isEngine(transition.interactor), .TV207,
    "the context is told what the percent-driven interaction controller has to be told", as: .contextIsToldInstead,
    at: here(),
    about: transition.interactor)
}

/// `completeTransition` is the animator's duty, not that of the percent-driven controller.
func judgeCompleter(_ transition: Transition) {
  guard let controller = transition.interactor, isEngine(controller) else { return }
  check(
    currentOwner !== controller || currentOwner === transition.animator, .TV207,
    "the percent-driven interaction controller completes the transition, not the animator", as: .interactionCompletes,
    at: here(),
    about: controller)
}

/// Whether the controller is percent-driven and still what it inherits: one that starts without `super` does all by
/// itself (TV504).
private func isEngine(_ controller: AnyObject?) -> Bool {
  controller is UIPercentDrivenInteractiveTransition && callsSuper(controller, "startInteractiveTransition(_:)")
}
