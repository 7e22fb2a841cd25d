import Foundation

/// Lets a gesture scrub the animation of an animator (B.5).
///
/// While the transition is interactive the animator's animations do not end: see `HeldAnimations.swift`.
class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The transition that runs, from `startInteractiveTransition` to its end.
  var driven: Transition?
  var wantsInteractiveStart = true
  /// An update has come outside the interactive phase (F-39).
  var hasStrayUpdate = false
  /// The last update was the whole way (INT-11).
  var isAtEnd = false

  // No rule and no callback depends on the pace.
  var duration: CGFloat { unknown() }
  var completionSpeed: CGFloat {
    get { unknown() }
    set {}
  }
  var completionCurve: UIView.AnimationCurve {
    get { .easeInOut }
    set {}
  }
  var timingCurve: UITimingCurveProvider? {
    get { unknown() }
    set {}
  }

  /// Zero until the gesture has moved, then any number.
  var percentComplete: CGFloat {
    if hasStrayUpdate && driven == nil {
      // F-39
      let isStored = choose(.F39, ["a stray update is ignored", "a stray update is stored as the percentage"]) == 1
      if !isStored { return 0 }
    }
    if let gesture = currentGesture, !gesture.hasChanged { return 0 }
    return unknown()
  }

  // INT-02
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? Transition else { return }
    driven = transition
    hasStrayUpdate = false
    isAtEnd = false
    if let animator = transition.animator, transition.isInteractive { holdAnimations(of: animator) }
    runAnimator(transition)
    // F-11: an outcome that came too early and was remembered.
    if let outcome = transition.earlyOutcome {
      transition.earlyOutcome = nil
      transition.decide(outcome)
    }
  }

  // INT-07: the messages of whoever drives come here and go on to the transition. Completing stays the animator's duty:
  // its animations are let go, and end.
  func update(_ percentComplete: CGFloat) {
    judgeUpdate(driven, by: self)
    if driven == nil { judgeLateMessage(to: self) }
    // INT-03
    if driven?.isInteractive == true {
      isAtEnd = !isUnknown(percentComplete) && percentComplete >= 1
      moveHeldAnimations()
    } else {
      hasStrayUpdate = true
    }
  }

  func finish() { send(.finish) }

  func cancel() { send(.cancel) }

  func pause() {
    if let transition = driven { transition.pause() } else { judgeLateMessage(to: self) }
  }

  private func send(_ outcome: Transition.Outcome) {
    if let transition = driven {
      transition.decide(outcome)
      return
    }
    judgeLateMessage(to: self)
    earlyOutcomeSite = here()
    // INT-04: the transition has not started.
    for transition in activeTransitions where transition.phase == .requested || transition.phase == .starting {
      if transition.hasAsked && transition.interactor !== self { continue }
      judgeEarlyOutcome(transition)
      transition.wasDecidedEarly = true
      // F-11
      if choose(.F11, ["an outcome before the start is lost", "an outcome before the start is applied at the start"])
        == 1
      {
        transition.earlyOutcome = outcome
      }
    }
  }
}
