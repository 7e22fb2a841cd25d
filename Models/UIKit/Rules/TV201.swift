// TV201 interaction-terminates

/// A gesture is over; its actions have run. The transition that it drives must have its outcome by now, unless some
/// code is still on its way.
func judgeInteractionEnd(_ transition: Transition) {
  if !transition.hasBeenInteractive || interactionIsDriven() { return }
  if !transition.isInteractive {
    check(true, .TV201, "the interactive transition gets no outcome")
  } else if !isSomethingOnItsWay(transition) && !transition.isReported && !isAmbiguous(transition) {
    reportUndriven(transition)
  }
}

/// Whether work is pending that might still decide about the transition.
func isSomethingOnItsWay(_ transition: Transition) -> Bool {
  // A property animator that nobody has started goes on with nothing. Where one object animates and drives, its animations
  // are the controller's, too, and wait for the interaction themselves.
  if let controller = transition.interactor,
    mainRunLoop.pending.contains(where: { $0.owner === controller && !isHeld($0) })
  {
    return true
  }
  if isAwaited(transition) || isTicking(transition) { return true }
  return !runLoopIsIdle() && !(transition.animator != nil && heldOwner === transition.animator)
}

/// Whether a timer or display link goes on that is the transition's own, or nobody knows whose: a spring may be what it
/// drives, and completes the transition when it comes to rest. One that never does is found when nothing settles.
private func isTicking(_ transition: Transition) -> Bool {
  mainRunLoop.pending.contains { work in
    work.kind == .repeating && (work.owner == nil || transition.isServed(by: work.owner))
  }
}

/// Whether code that nobody knows has a closure of the transition: perhaps it is called when an animation has ended.
func isAwaited(_ transition: Transition) -> Bool {
  escapedClosures?.contains { $0.owner != nil && transition.isServed(by: $0.owner) } == true
}

/// A gesture that did not request the transition was active when the interaction controller was answered: whose mistake
/// it is that nothing drives it now cannot be told from this run, and others tell it.
func isAmbiguous(_ transition: Transition) -> Bool {
  transition.origin == .other && transition.answeredAt == nil
}

/// The transition is interactive and nothing will decide about it: one finding for each transition, of the rule that
/// names the cause.
func reportUndriven(_ transition: Transition) {
  // The context is all that is needed to end an interaction by hand, and unknown code has it.
  if transition.isHandedOver && !(transition.interactor is UIPercentDrivenInteractiveTransition) { return }
  transition.isReported = true
  if transition.origin == .finishedGesture && (transition.wasDecidedEarly || hasOwnOutcomes(transition.interactor)) {
    reportLostOutcome(transition)
    return
  }
  if transition.origin == .other && transition.answeredAt != nil {
    reportMissingSource(transition)
    return
  }
  check(
    false, .TV201, "the gesture is over, but the interactive transition is neither finished nor cancelled",
    at: transition.gestureSite, about: transition.interactor)
}

/// Whether outcome methods of its own decide what becomes of an outcome that comes before the start.
private func hasOwnOutcomes(_ controller: AnyObject?) -> Bool {
  !(controller is UIPercentDrivenInteractiveTransition) || listens(controller, "finish()")
    || listens(controller, "cancel()")
}
