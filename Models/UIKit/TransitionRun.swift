// A transition from the run-loop step that starts it to the call that completes it.

/// SCH-01: the deferred start.
func start(_ transition: Transition) {
  asOwner(nil) {
    transition.ask()
    watchEffects(transition)
    transition.phase = .starting
    transition.lateTouch = nil
    if (transition.requestedBy as? UIGestureRecognizer)?.isContinuous != true { transition.requestedBy = nil }
    transition.prepare()
    run(transition)
  }
  judgeInteractiveStart(transition)
  forgetGesture(of: transition)
  // INT-10, SCH-06: a gesture whose touches are cut is cancelled.
  if transition.phase == .inFlight && !transition.isInteractive && hasActiveGesture() { cancelActiveGestures() }
}

/// Where nothing is interactive, and nothing can become so by a pause (INT-12), nobody asks any more which gesture has
/// requested the transition (TV201, TV204, TV205).
private func forgetGesture(of transition: Transition) {
  if transition.interactor != nil || transition.hasBeenInteractive || vendsInterruptible(transition.animator) { return }
  transition.origin = .other
  transition.requestedBy = nil
  transition.gestureSite = nil
}

/// PRES-01 steps 12 to 14, and the same part of DISM-01.
func run(_ transition: Transition) {
  judgeReusedState(transition)
  if transition.animator == nil {
    transition.showStandard()
  } else if let controller = transition.interactor {
    startInteractively(transition, controller)
  } else {
    runAnimator(transition)
  }
  runAlongsideBlocks(transition)
  if transition.phase != .starting { return }
  transition.phase = .inFlight
  transition.requestedAt = nil
  if !transition.endsWithCommit { layOutAndEnd(transition) }
}

/// The first layout pass of what the transition shows, and the end of what has ended meanwhile or has no animation.
func layOutAndEnd(_ transition: Transition) {
  transition.layOutAfterStart()
  if transition.phase != .inFlight { return }
  if let outcome = transition.heldCompletion {
    transition.heldCompletion = nil
    end(transition, outcome)
  } else if transition.animator == nil && !transition.isAnimated {
    // PRES-05
    end(transition, true)
  }
}

/// INT-01
func startInteractively(_ transition: Transition, _ controller: UIViewControllerInteractiveTransitioning) {
  // OBJ-12. An answer that nobody defines is taken for a correct one where a gesture has asked: it looks at that.
  let isWanted = controller.wantsInteractiveStart
  let isGestures = transition.origin == .gesture || transition.origin == .finishedGesture
  transition.isInteractive = isUnknown(isWanted) && isGestures ? transition.origin == .gesture : isWanted
  transition.startedInteractively = transition.isInteractive
  transition.hasBeenInteractive = transition.isInteractive
  judgePercentDrivenOverrides(controller)
  askForDuration(transition, controller)
  // INT-09: whether anything drives the controller is not asked; without an outcome the transition waits for ever.
  // OBJ-10: one that is not percent-driven stands in for `animateTransition`, which nobody calls then.
  asOwner(controller) {
    controller.startInteractiveTransition(transition)
  }
  transition.lastExit = here()
}

/// T-38, T-39: UIKit asks for the duration before `startInteractiveTransition`, too: it times what runs beside the transition
/// (https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/transitionduration(using:)). With a
/// percent-driven controller the answer is the one of INT-02.
private func askForDuration(_ transition: Transition, _ controller: UIViewControllerInteractiveTransitioning) {
  guard let animator = transition.animator, !(controller is UIPercentDrivenInteractiveTransition) else { return }
  if !listens(animator, "transitionDuration(using:)") { return }
  asOwner(animator) {
    let duration = animator.transitionDuration(using: transition)
    if transition.isInteractive { judgeInteractiveDuration(transition, duration) }
  }
}

/// Runs the animator, called by UIKit or by a percent-driven interaction controller (INT-02).
func runAnimator(_ transition: Transition) {
  guard let animator = transition.animator else { return }
  let wasMisdirected = isMisdirected(transition)
  asOwner(animator) {
    let duration = animator.transitionDuration(using: transition)
    judgeInteractiveDuration(transition, duration)
    declaredDuration = duration
    transition.declaredDuration = isUnknown(duration) ? nil : duration
    // F-15: an interruptible animator, if implemented, is what a percent-driven controller drives.
    if transition.interactor != nil && vendsInterruptible(animator) {
      let driving = animator.interruptibleAnimator(using: transition)
      transition.interruptible = driving as? UIViewPropertyAnimator
      judgeFirstAnswer(transition)
      driving.startAnimation()
    } else {
      watchAnimator(transition) { animator.animateTransition(using: transition) }
      askForRunningAnimator(transition)
    }
    declaredDuration = nil
  }
  transition.lastExit = here()
  judgeDirection(transition, wasMisdirected: wasMisdirected)
}

/// OBJ-11: since iOS 13 UIKit asks what drives a transition that is not interactive, too.
private func askForRunningAnimator(_ transition: Transition) {
  guard asksForRunningAnimator, let animator = transition.animator, vendsInterruptible(animator) else { return }
  if transition.phase != .starting || transition.heldCompletion != nil || transition.isEmpty { return }
  let running = mainRunLoop.pending.filter { $0.owner === animator }.compactMap { $0.source as? UIViewPropertyAnimator }
  if running.isEmpty { return }
  judgeRunning(transition, running, animator.interruptibleAnimator(using: transition))
}

extension Transition {
  func completeTransition(_ flag: Bool) {
    // A flag that nobody defines is taken to tell the truth: its author knows what it says.
    if phase == .starting { judgeAddedViews(self) }
    let didComplete = isUnknown(flag) && !dependsOnFinished(flag) ? !transitionWasCancelled : flag
    judgeCompletion(self, didComplete)
    judgeChain(self)
    // FAIL-02, F-12: every second call is a finding (TV101); what it would do no longer matters.
    if phase == .ending || phase == .over || phase == .requested || heldCompletion != nil { return }
    committed = didComplete ? true : false
    completedAt = completionSite()
    flagWasFinished = dependsOnFinished(didComplete)
    isHonest = committed ? !transitionWasCancelled : transitionWasCancelled || isTreeRestored(self)
    // F-29
    if phase == .starting {
      let value = choose(
        .F29,
        [
          "completing inside the start ends the transition at once",
          "completing inside the start ends the transition after the start has returned",
        ])
      if value == 1 {
        heldCompletion = committed
        return
      }
    }
    end(self, committed)
  }
}
