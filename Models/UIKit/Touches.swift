// SCH-06: when touches reach the app, and what the rules learn of gestures.

/// Whether the user's touches may reach the app's views in the window now. While a transition is only requested, F-55
/// decides: the event that needs the touch calls `touchArrives`.
func touchesAreDelivered(in window: UIWindow?) -> Bool {
  if applicationIsInBackground { return false }
  // INT-13: an interactive transition lets them through.
  return !activeTransitions.contains { $0.hasStarted && !$0.letsTouchesThrough && $0.takesPlace(in: window) }
}

/// Only during a step: the control, list, bar item or recogniser that a new touch has reached.
var touchedControl: AnyObject?
/// Only during a step: the scenario, if the touch is one of its own.
var tappingScenario: AnyObject?

/// Called first in the body of an event that is a new touch.
func touchArrives(in window: UIWindow? = keyWindow, on control: AnyObject? = nil) {
  assume(control == nil || !isWaited(for: control))
  touchedControl = control
  let requested = activeTransitions.filter { $0.phase == .requested && $0.takesPlace(in: window) }
  if requested.isEmpty { return }
  // After a whole drag no second one fits before the next step of the run loop, and no second tap on one control: a turn
  // lasts a frame. Two controls are two fingers.
  assume(!requested.contains { $0.gestureSite != nil || (control != nil && $0.requestedBy === control) })
  assume(!requested.contains { $0.origin == .finishedGesture })
  // A drag or a long press is recognised after the finger has moved or waited. That this falls into the one frame in which
  // another finger's touch is answered is not looked at.
  assume(!requested.contains { $0.requestedAt != nil && (takesTime(control) || takesTime($0.requestedBy)) })
  if let current = scenario { assume(!current.holdsControl) }
  // Only a recogniser goes on in later steps and is asked for (`offerContinuation`): what else was touched tells no state
  // from another.
  for transition in requested { transition.lateTouch = control as? UIGestureRecognizer }
  // F-55
  let value = choose(
    .F55, ["touches are blocked from the start of a transition", "touches are blocked from the accepted request"])
  assume(value == 0)
}

private func takesTime(_ control: AnyObject?) -> Bool { (control as? UIGestureRecognizer)?.isContinuous == true }

/// Whether a block waits that a touch of this control has put into the main queue: no second touch comes before the next
/// turn, in which that runs.
func isWaited(for control: AnyObject?) -> Bool { mainRunLoop.pending.contains { $0.touched === control } }

/// Only during a step: whether the user's finger has begun it.
var isTouch: Bool { currentGesture != nil || touchedControl != nil || touchedView != nil || tappingScenario != nil }

/// Whether the same line of the app has asked for the transition, by a touch in the turn in which another touch now comes to
/// it, and one of the two is the scenario's own: that stands for a control that nobody knows, and may be the other one, which
/// nobody taps twice within a turn. Two that are known are two fingers.
func isSameTouch(_ transition: Transition) -> Bool {
  guard isTouch, transition.phase == .requested, let site = transition.requestedAt else { return false }
  let isKnown = transition.requestedBy != nil && (currentGesture != nil || touchedControl != nil)
  return site == here() && !isKnown
}

/// Only during a step: where an interaction controller was told an outcome before its transition has started.
var earlyOutcomeSite: Site?

/// Whether anything drives an interactive transition: a recogniser of the app, or the scenario's own swipe.
func interactionIsDriven() -> Bool {
  activeGesture?.view?.window != nil || scenario?.isSwiping == true
    || activeTransitions.contains { $0 is UserDismissal && $0.isInteractive }
}

/// A request is accepted: was it a gesture that made it?
func noteRequestingGesture(_ transition: Transition) {
  transition.requestedBy = currentGesture ?? touchedControl
  if isTouch { transition.requestedAt = here() }
  // A discrete gesture is over when it is recognised: it drives nothing. What the scenario itself asks for while another
  // gesture lasts is not that gesture's.
  let isItsOwn = currentGesture != nil || here() != nil || scenario?.isSwiping == true
  if interactionIsDriven() && isItsOwn { transition.origin = .gesture }
}

/// Called by a recogniser after its actions have run, while it still has the state that they saw.
func gestureDidDeliver(_ gesture: UIGestureRecognizer) {
  if gesture.state != .ended && gesture.state != .cancelled && gesture.state != .failed { return }
  if gesture.isContinuous { interactionSourceDidEnd(gesture) } else { lateInteractor = nil }
}

/// What may have driven a transition is over: a recogniser, or a drag of the scenario's own. Where a recogniser made the
/// request, the end of another one says nothing of the transition.
func interactionSourceDidEnd(_ gesture: UIGestureRecognizer? = nil) {
  lateInteractor = nil
  for transition in activeTransitions {
    if let own = transition.requestedBy as? UIGestureRecognizer, own.isContinuous, own !== gesture { continue }
    if transition.phase == .requested {
      if transition.origin == .gesture { transition.origin = .finishedGesture }
      // What the handler does after it has told the outcome is not to blame.
      transition.gestureSite = earlyOutcomeSite ?? here()
    } else if transition.phase == .inFlight && transition.hasBeenInteractive {
      if transition.isInteractive { transition.gestureSite = here() }
      judgeInteractionEnd(transition)
    }
  }
}

/// Called after app code of an animation completion, a block or a timer has run on behalf of an object.
func transitionCodeDidReturn(_ owner: AnyObject) {
  for transition in activeTransitions where transition.isServed(by: owner) && transition.phase == .inFlight {
    // Where nothing of the app's has run, it left where it was left before.
    if let exit = here() { transition.lastExit = exit }
  }
}
