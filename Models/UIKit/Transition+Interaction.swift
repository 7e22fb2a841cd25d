import Foundation

extension Transition {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    judgeContextUse(self)
    judgeDirectMessage(self)
    judgeUpdate(self, by: self)
    // INT-03; F-39: outside the interactive phase the percentage decides nothing, and a context does not tell it.
  }

  func finishInteractiveTransition() {
    judgeOutcomeMessage(self)
    judgeDirectMessage(self)
    decide(.finish)
  }

  func cancelInteractiveTransition() {
    judgeOutcomeMessage(self)
    judgeDirectMessage(self)
    decide(.cancel)
  }

  func pauseInteractiveTransition() {
    judgeContextUse(self)
    pause()
  }

  /// INT-12, OBJ-13: only an interruptible animator may turn back.
  func pause() {
    if isInteractive || phase != .inFlight || !vendsInterruptible(animator) { return }
    isInteractive = true
    hasBeenInteractive = true
    if transitionWasCancelled { scrubBack(self) }
    transitionWasCancelled = false
    askForInterruptible()
    if let owner = animator, interactor is UIPercentDrivenInteractiveTransition { holdAnimations(of: owner) }
    runChangeHandlers(self)
  }

  /// OBJ-11: UIKit asks again whenever it needs the object.
  private func askForInterruptible() {
    guard let former = interruptible, let owner = animator else { return }
    asOwner(owner) {
      judgeAnswer(self, former, owner.interruptibleAnimator(using: self))
    }
  }

  /// F-15: what a percent-driven controller drives goes on from where it was paused, forth or back.
  private func goOn(_ driving: UIViewPropertyAnimator?, for owner: AnyObject) {
    guard let driving, driving.state == .active, !driving.isScheduled else { return }
    driving.isReversed = transitionWasCancelled
    asOwner(owner) { driving.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
  }

  /// The interaction ends: INT-05, INT-06.
  func decide(_ outcome: Outcome) {
    if phase == .over || phase == .ending { return }
    judgeOutcome(self, outcome)
    if !isInteractive {
      // INT-08: without a pause between, outside the contract. A wholly non-interactive transition takes no outcome.
      let isCancel = outcome == .cancel
      if hasBeenInteractive && isCancel != transitionWasCancelled {
        // F-40
        if choose(.F40, ["the first outcome wins", "the last outcome wins"]) == 1 { transitionWasCancelled = isCancel }
      }
      return
    }
    isInteractive = false
    transitionWasCancelled = outcome == .cancel
    askForInterruptible()
    if let owner = animator, !losesCompletion(outcome) {
      releaseAnimations(of: owner, reversed: transitionWasCancelled)
      goOn(interruptible, for: owner)
    }
    if transitionWasCancelled { scrubBack(self) }
    // HC: the handlers come before the reversed WILLs.
    runChangeHandlers(self)
    if transitionWasCancelled && phase == .inFlight && !turnsBackInOrder && hearsWills(self) {
      // F-07, CAN-04; `turnBack` at the completion finds what is left to send.
      if choose(
        .F07,
        [
          "the reversed WILL callbacks come at completion",
          "the reversed WILL callbacks come when the interaction ends",
        ]) == 1
      {
        for controller in abandoned { reverse(controller, false, isAnimated) }
        for controller in returning { reverse(controller, true, isAnimated) }
      }
    }
  }
}

extension Transition {
  /// INT-11: before iOS 8, animations that were scrubbed to their very end never report it.
  func losesCompletion(_ outcome: Outcome) -> Bool {
    guard let engine = interactor as? UIPercentDrivenInteractiveTransition else { return false }
    return iOSVersion < 8 && outcome == .finish && engine.isAtEnd
  }
}

/// Whether code under test hears a WILL callback of the transition: only then their order matters.
func hearsWills(_ transition: Transition) -> Bool {
  hearsWills(transition.toController) || hearsWills(transition.fromController)
}

func hearsWills(_ controller: UIViewController?) -> Bool {
  listens(controller, "viewWillAppear(_:)") || listens(controller, "viewWillDisappear(_:)")
}

func hearsDids(_ transition: Transition) -> Bool {
  hearsDids(transition.toController) || hearsDids(transition.fromController)
}

func hearsDids(_ controller: UIViewController?) -> Bool {
  listens(controller, "viewDidAppear(_:)") || listens(controller, "viewDidDisappear(_:)")
}
