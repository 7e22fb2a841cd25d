// TV209 property-animator-lifecycle

/// A call that some states of the animator forbid.
func judgeLifecycle(_ animator: UIViewPropertyAnimator, _ isAllowed: Bool, _ message: String, as name: CheckID) {
  check(isAllowed, .TV209, message, as: name, at: here(), about: animator)
}

/// Nobody holds the animator any more: an exception if it is paused, or stopped and not finished.
func judgeRelease(_ animator: UIViewPropertyAnimator) {
  check(
    animator.suspendedAt == nil, .TV209,
    animator.state == .stopped
      ? "a property animator is released that was stopped and not finished"
      : "a property animator is released while it is paused",
    as: animator.state == .stopped ? .stoppedIsReleased : .pausedIsReleased,
    at: animator.suspendedAt, about: animator)
}
