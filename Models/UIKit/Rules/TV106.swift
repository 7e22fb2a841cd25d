// TV106 complete-after-animation

/// An animator whose transition was completed while its animations still run, until they have ended or the next
/// transition begins: then the finding is made, and forgetting them keeps the number of states finite.
var lingeringAnimator: AnyObject?

func judgeRunningAnimations(_ transition: Transition) {
  guard let animator = transition.animator else { return }
  let isRunning = hasRunningAnimation(of: animator)
  if isRunning { lingeringAnimator = animator }
  check(
    !isRunning, .TV106, "the transition is completed while its animation still runs",
    at: completionSite(), about: animator)
}
