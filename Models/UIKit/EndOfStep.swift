// The end of an event: transitions that ended in it are judged, and what waited for them goes on.

/// Called by `performStep` when the body of an event has run.
func endOfStep() {
  let ended = endedTransitions
  endedTransitions = []
  for transition in ended { conclude(transition) }
  if let animator = lingeringAnimator, !hasRunningAnimation(of: animator) { lingeringAnimator = nil }
  scenario?.stepDidEnd()
  if !activeTransitions.isEmpty { return }
  if rotationIsHeld { releaseRotation() }
  // F-23, F-37: the request that waited is made now, and judged by the gates of the moment.
  if let request = pendingRequests.first {
    pendingRequests = []
    request()
    endOfStep()
  }
}

/// Judges a transition that is over, and lets go of everything that it held.
func conclude(_ transition: ModalTransition) {
  noteCompletion(transition)
  noteForeignViews(transition)
  noteCleanup(transition)
  let isDismissed = transition.committed && !transition.presents
  if transition.isHonest {
    if !isDismissed || judgePresenterRestored(transition) { judgeVisibility(transition) }
    judgeRollback(transition)
  }
  judgeForwarding(transition)
  judgeBackground(transition)
  sweepContainer(transition)
  if let window = keyWindow {
    markLeftovers(transition, in: window)
    judgeChrome(transition, in: window)
  }
  noteRetired(transition)
  if transition.presents != transition.committed, let presented = transition.presented {
    // Unless it is being presented again by now.
    if presented.modalPresenter == nil, let presentation = presented.assignedPresentationController {
      endPresentation(presentation, presented)
    }
  }
  clear(transition)
}

/// The completion of a transition is judged first of all.
func judgeCompletion(_ transition: ModalTransition, _ flag: Bool) {
  judgeCompletionCount(transition)
  if transition.phase == .over || transition.phase == .ending { return }
  judgeFlagSource(transition, flag)
  judgeCompletionFlag(transition, flag)
  judgeRunningAnimations(transition)
}
