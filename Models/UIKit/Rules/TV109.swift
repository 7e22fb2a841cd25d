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
