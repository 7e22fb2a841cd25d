extension Scenario {
  /// An event of the app: it calls a method of the code under test.
  ///
  /// What calls put off would pile up without end: see `MainRunLoop.isCrowded`. What the last call, or the tap of the
  /// scenario, has put into the main queue runs first: the queue runs in the next turn, and who calls from outside, a finger
  /// or a server, takes longer (developer.apple.com, Concurrency Programming Guide, Dispatch Queues).
  func offerCall(_ name: String, _ call: () -> Void) {
    if mainRunLoop.isCrowded || isWaited(for: self) { return }
    offer(.appCalls(name), by: .app) {
      performStep {
        tappingScenario = self
        call()
      }
    }
  }
}

extension ModalScenario {
  /// Not while much is still to come: delayed work of many presentations could pile up without end.
  func offerPresentations() {
    if mainRunLoop.isCrowded { return }
    if !isWaited(for: self) && !isSent(tappedMethod) && !isKept(from: presenter) {
      offer(.userTapsToPresent, by: .user) {
        performStep {
          tappingScenario = self
          self.present(animated: true)
        }
      }
    }
    if presentsWithoutAnimation {
      offer(.appPresentsAtOnce, by: .app) { performStep { self.present(animated: false) } }
    }
  }

  func offerDismissals() {
    offer(.userTapsClose, by: .user) { performStep { self.dismiss(animated: true) } }
    if presentsWithoutAnimation {
      offer(.appDismissesAtOnce, by: .app) {
        performStep { requestDismissal(from: self.presenter, false, nil) }
      }
    }
    // DG-02
    if presented?.presentedChild != nil {
      offer(.appClosesEverything, by: .app) {
        performStep { requestDismissal(from: self.presenter, true, nil) }
      }
    }
  }

  /// Requests during a transition: to the presented controller, so that a repeated dismiss finds nothing more to
  /// dismiss. One waiting request is enough.
  func offerRepetitions() {
    if !pendingRequests.isEmpty || isSwiping || modalTransitions.contains(where: { $0 is UserDismissal }) { return }
    guard let transition = modalTransitions.first, let controller = transition.presented else { return }
    if transition.presents {
      offer(.appDismissesWhilePresenting, by: .app, disturbs: true) {
        performStep { requestDismissal(from: controller, true, nil) }
      }
    } else {
      offer(.appDismissesAgain, by: .app, disturbs: true) {
        performStep { requestDismissal(from: controller, true, nil) }
      }
    }
  }

  // The swipe of the scenario: it begins with the request and ends by itself, perhaps before UIKit has started.

  func offerSwipe() {
    if swipe != nil {
      offer(.swipeFinished, by: .user) {
        performStep { self.endSwipe(true) }
      }
      offer(.swipeCancelled, by: .user) {
        performStep { self.endSwipe(false) }
      }
      return
    }
    if !(isInteractive || drivesInteractively) || !activeTransitions.isEmpty || mainRunLoop.isCrowded { return }
    // No delegate of the app's is asked for an alert (developer.apple.com, `UIAlertController`: "The view hierarchy for this
    // class is private and must not be modified").
    if isWaited(for: self) || presented is UIAlertController { return }
    if presented == nil && (isSent(tappedMethod) || isKept(from: presenter)) { return }
    if let controller = presented, !mayBeDriven(controller) { return }
    // No finger reaches a page through what covers it.
    if noticesCovers && presented?.presentedChild != nil { return }
    offer(presented == nil ? .userSwipesToPresent : .userSwipesToDismiss, by: .user) {
      performStep { self.beginSwipe() }
    }
  }

  func beginSwipe() {
    if drivesInteractively {
      assume(
        hasInteractionController && (presented != nil || !interactionOnlyDismisses)
          ? mayHappen("the transition is driven interactively", by: .client)
          : isReusable
            ? mayHappen("a delegate returns an interaction controller with it", by: .client)
            : mayHappen("a delegate returns an interaction controller with it", by: .code))
    }
    swipe = ReferenceDriver()
    tappingScenario = self
    // What a control of the app has presented is driven from here on.
    driveDelegate()
    if presented == nil { present(animated: true) } else { dismiss(animated: true) }
    // A finger that nothing has come of drives nothing later.
    if let controller = presented, !mayBeDriven(controller) { swipe = nil }
    if activeTransitions.isEmpty && pendingRequests.isEmpty && runLoopIsIdle() { swipe = nil }
  }

  func endSwipe(_ isFinished: Bool) {
    swipe?.decide(isFinished)
    swipe = nil
    interactionSourceDidEnd()
  }
}
