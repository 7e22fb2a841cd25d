import Foundation

/// Lets a gesture scrub the animation of an animator (B.5).
///
/// While the transition is interactive the animator's animations do not end: see `HeldAnimations.swift`.
class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The transition that runs, from `startInteractiveTransition` to its end.
  var driven: Transition?
  var wantsInteractiveStart = true

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
  ///
  /// F-39: an update outside the interactive phase is ignored or stored; "any number" covers both.
  var percentComplete: CGFloat {
    if let gesture = currentGesture, !gesture.hasChanged { return 0 }
    return unknown()
  }

  // INT-02
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? Transition else { return }
    driven = transition
    if let animator = transition.animator, transition.isInteractive { holdAnimations(of: animator) }
    runAnimator(transition)
    // F-11: an outcome that came too early and was remembered.
    if let outcome = transition.earlyOutcome {
      transition.earlyOutcome = nil
      transition.decide(outcome)
    }
  }

  func update(_ percentComplete: CGFloat) {
    if driven == nil { judgeLateMessage(to: self) }
  }

  func finish() { send(.finish) }

  func cancel() { send(.cancel) }

  func pause() {
    if let transition = driven { transition.pauseInteractiveTransition() } else { judgeLateMessage(to: self) }
  }

  private func send(_ outcome: Transition.Outcome) {
    if let transition = driven {
      transition.decide(outcome)
      return
    }
    judgeLateMessage(to: self)
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
