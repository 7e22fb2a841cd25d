// TV109 duration-honest

/// Only while an animator starts its animations: what it has declared.
var declaredDuration: Double?

/// The transition is interactive, or may become so: there must be something to scrub (FAIL-23).
func judgeInteractiveDuration(_ transition: Transition, _ duration: Double) {
  if transition.interactor == nil || isUnknown(duration) { return }
  check(
    duration > 0, .TV109, "the duration of an interactive transition is zero: there is nothing to scrub",
    as: .durationIsZero, at: here(),
    about: transition.animator)
}

/// An animation is started that ends after `end` seconds, its delay included.
func judgeDuration(_ end: Double) {
  guard let declared = declaredDuration, currentOwner != nil, currentAnimation == nil else { return }
  if isUnknown(end) || isUnknown(declared) { return }
  check(
    end <= declared + sameTime, .TV109, "an animation lasts longer than the declared duration of the transition",
    as: .animationIsLonger,
    at: here(), about: currentOwner)
}

/// Only during a step: the work that runs, if what it was begun for lasts so long that the next one counts from its end.
var endingWork: PendingWork?

/// Work is scheduled: how long after the start of the animator that begins it, if it is an animator's.
func noteEnd(of work: PendingWork, after delay: Double) {
  if isUnknown(delay) || work.kind == .repeating || work.bodies.isEmpty { return }
  guard let owner = work.owner else { return }
  guard activeTransitions.contains(where: { $0.animator === owner && $0.declaredDuration != nil }) else { return }
  if declaredDuration != nil {
    work.endsAt = delay
  } else if let earlier = endingWork?.endsAt, endingWork?.owner === owner {
    work.endsAt = earlier + delay
    work.isChained = true
  }
}

/// The transition is completed: animations that follow one another last as long as all of them. One alone is judged where
/// it begins; what is taken back after a cancellation takes its own time.
func judgeChain(_ transition: Transition) {
  guard let work = endingWork, work.isChained, work.owner === transition.animator, let end = work.endsAt else { return }
  if transition.declaredDuration == nil || transition.transitionWasCancelled { return }
  declaredDuration = transition.declaredDuration
  judgeChainedEnd(end, work)
  declaredDuration = nil
}

private func judgeChainedEnd(_ end: Double, _ work: PendingWork) {
  guard let declared = declaredDuration else { return }
  check(
    end <= declared + sameTime, .TV109,
    "animations that follow one another last longer than the declared duration of the transition",
    as: .animationIsLonger, at: work.scheduledAt, about: work.owner)
}
