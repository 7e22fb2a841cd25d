// TV207 percent-driven-api

/// INT-07: app code sends the context an update or an outcome: with a percent-driven controller these go to the controller.
func judgeDirectMessage(_ transition: Transition) {
  if transition.phase == .over { return }
  check(
    !(transition.interactor is UIPercentDrivenInteractiveTransition), .TV207,
    "the context is told what the percent-driven interaction controller has to be told", at: here(),
    about: transition.interactor)
}

/// `completeTransition` is the animator's duty, not that of the percent-driven controller.
func judgeCompleter(_ transition: Transition) {
  guard let controller = transition.interactor as? UIPercentDrivenInteractiveTransition else { return }
  check(
    currentOwner !== controller || currentOwner === transition.animator, .TV207,
    "the percent-driven interaction controller completes the transition, not the animator", at: here(),
    about: controller)
}
