// TV903 reused-state-reset

/// Ghost: an animator or interaction controller that has served a transition and may serve the next one: its flags when
/// the app came to rest last, and when it started first for each direction, as far as no gesture drove.
class ReusedState {
  weak var object: AnyObject?
  var atRest: [Any?]
  var forward: [Any?]?
  var backward: [Any?]?

  init(_ object: AnyObject, _ flags: [Any?]) {
    self.object = object
    atRest = flags
  }
}

/// Nil when no reused object has flags.
var reusedStates: [ReusedState]?

/// The delegate has answered an animator: one that it has not just made is reused.
func noteReuse(_ transition: Transition) {
  guard let animator = transition.animator, existedBefore(animator), reusedState(of: animator) == nil else { return }
  let flags = ownFlags(of: animator)
  // The direction is TV904's business.
  let directions = presentingFlag(of: animator) == nil ? 0 : 1
  if flags.filter({ $0 != nil }).count <= directions { return }
  reusedStates = (reusedStates ?? []).filter { $0.object != nil } + [ReusedState(animator, flags)]
}

private func reusedState(of object: AnyObject) -> ReusedState? { reusedStates?.first { $0.object === object } }

/// The transition is about to run its animator. What a gesture drives may start otherwise than what a tap asks for, so
/// only the latter is compared.
func judgeReusedState(_ transition: Transition) {
  guard let leadsOn = transition.leadsOn, let animator = transition.animator else { return }
  guard transition.interactor == nil, let state = reusedState(of: animator) else { return }
  let flags = ownFlags(of: animator)
  if let first = leadsOn ? state.forward : state.backward {
    check(
      !isLeftBehind(flags, first, state.atRest), .TV903,
      "a reused animator starts with a flag that an earlier transition left behind", as: .flagIsLeftBehind,
      at: declaration(of: animator, "animationEnded(_:)") ?? declaration(of: animator, "animateTransition(using:)"),
      about: animator)
  } else if leadsOn {
    state.forward = flags
  } else {
    state.backward = flags
  }
}

/// Whether a flag is not as it was at the first start, and nobody has touched it since the app came to rest.
private func isLeftBehind(_ flags: [Any?], _ first: [Any?], _ atRest: [Any?]) -> Bool {
  for (index, value) in flags.enumerated() where differ(value, first[index]) {
    if !differ(value, atRest[index]) { return true }
  }
  return false
}

/// A step is over and the app has come to rest.
func noteRest() {
  guard let states = reusedStates else { return }
  let kept = states.filter { $0.object != nil }
  for state in kept { state.atRest = ownFlags(of: state.object) }
  reusedStates = kept.isEmpty ? nil : kept
}
