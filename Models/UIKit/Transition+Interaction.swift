import Foundation

extension Transition {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    judgeContextUse(self)
    // INT-03; F-39: outside the interactive phase the percentage decides nothing and nobody can read it back.
  }

  func finishInteractiveTransition() {
    judgeContextUse(self)
    decide(.finish)
  }

  func cancelInteractiveTransition() {
    judgeContextUse(self)
    decide(.cancel)
  }

  func pauseInteractiveTransition() {
    judgeContextUse(self)
    // INT-12, OBJ-13: only an interruptible animator may turn back.
    if isInteractive || phase != .inFlight { return }
    if !listens(animator, "interruptibleAnimator(using:)") { return }
    isInteractive = true
    startedInteractively = true
    transitionWasCancelled = false
    if let owner = animator, interactor is UIPercentDrivenInteractiveTransition { holdAnimations(of: owner) }
    runChangeHandlers(self)
  }

  /// The interaction ends: INT-05, INT-06.
  func decide(_ outcome: Outcome) {
    if phase == .over || phase == .ending { return }
    judgeOutcome(self, outcome)
    if !isInteractive {
      // INT-08: without a pause between, outside the contract. A wholly non-interactive transition takes no outcome.
      let isCancel = outcome == .cancel
      if startedInteractively && isCancel != transitionWasCancelled {
        // F-40
        if choose(.F40, ["the first outcome wins", "the last outcome wins"]) == 1 { transitionWasCancelled = isCancel }
      }
      return
    }
    isInteractive = false
    transitionWasCancelled = outcome == .cancel
    if let owner = animator { releaseAnimations(of: owner, reversed: transitionWasCancelled) }
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
        for controller in abandoned { sendWill(controller, false, isAnimated) }
        for controller in returning { sendWill(controller, true, isAnimated) }
      }
    }
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
