// The end of an event: transitions that ended in it are judged, and what waited for them goes on.

/// Called by `performStep` when the body of an event has run. `mayHaveRotated`: a rotation before the step would wait.
func endOfStep(mayHaveRotated: Bool) {
  forgetTouch()
  rowIsOpen()
  forgetOtherDisabledViews()
  assignedControllers = nil
  forgetGonePart()
  commitSelections()
  commitAppearances()
  let ended = endedTransitions
  endedTransitions = []
  for transition in ended { conclude(transition) }
  judgeTurnedEffects()
  if let animator = lingeringAnimator, !hasRunningAnimation(of: animator) { lingeringAnimator = nil }
  dropRestored()
  compareChrome()
  judgeKeptList()
  judgeKeptFlags()
  judgeKeptBar()
  scenario?.stepDidEnd()
  scenario?.noteShownSenders()
  if !activeTransitions.isEmpty { return }
  if rotationIsHeld || (mayHaveRotated && isRotatedMeanwhile()) { releaseRotation() }
  if heldAdaptation { adaptAll() }
  forgetWidth()
  // F-23, F-37: the request that waited is made now, and judged by the gates of the moment.
  if let request = pendingRequests.first {
    pendingRequests = []
    request()
    endOfStep(mayHaveRotated: false)
    return
  }
  if !hasActiveGesture() && scenario?.isSwiping != true { noteRest() }
}

/// Ghost (TV501, TV502): UIKit was told that a transition was cancelled that nobody had cancelled (TV105, TV1202). What
/// controllers hear from then on follows from that.
var cancellationWasInvented = false

/// Judges a transition that is over, and lets go of everything that it held.
func conclude(_ transition: Transition) {
  noteCompletion(transition)
  noteForeignViews(transition)
  noteCleanup(transition)
  let isInvented = !transition.committed && !transition.transitionWasCancelled
  if isInvented && (transition.flagWasFinished || !transition.isHonest) { cancellationWasInvented = true }
  if transition.isHonest {
    let isRestored = transition.restoresScreen()
    if isRestored && !transition.movedForeignView {
      judgeVisibility(transition)
      judgeFinalFrame(transition)
    }
    if !transition.movedForeignView { judgeRollback(transition) }
  }
  judgeBackground(transition)
  settleChanges(of: transition)
  judgeAlongsideEffects(transition)
  judgeRefusals(transition)
  transition.sweep()
  for window in shownWindows { markLeftovers(transition, in: window) }
  transition.conclude()
  clear(transition)
}

/// The completion of a transition is judged first of all.
func judgeCompletion(_ transition: Transition, _ flag: Bool) {
  judgeCompletionCount(transition)
  if transition.phase == .over || transition.phase == .ending { return }
  judgeFlagSource(transition, flag)
  judgeCompletionFlag(transition, flag)
  judgeRunningAnimations(transition)
  judgeCompleter(transition)
}
