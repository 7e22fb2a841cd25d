extension ModalScenario {
  /// Not while much is still to come: delayed work of many presentations could pile up without end.
  func offerPresentations() {
    if mainRunLoop.isCrowded { return }
    offer("the user taps to present", by: .user) { performStep { self.present(animated: true) } }
    if presentsWithoutAnimation {
      offer("the app presents without animation", by: .app) { performStep { self.present(animated: false) } }
    }
  }

  func offerDismissals() {
    offer("the user taps close", by: .user) { performStep { self.dismiss(animated: true) } }
    if presentsWithoutAnimation {
      offer("the app dismisses without animation", by: .app) {
        performStep { requestDismissal(from: self.presenter, false, nil) }
      }
    }
    // DG-02
    if presented?.presentedChild != nil {
      offer("the app closes everything", by: .app) {
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
      offer("the app dismisses while the presentation is on its way", by: .app, disturbs: true) {
        performStep { requestDismissal(from: controller, true, nil) }
      }
    } else {
      offer("the app dismisses a second time", by: .app, disturbs: true) {
        performStep { requestDismissal(from: controller, true, nil) }
      }
    }
  }

  // The swipe of the scenario: it begins with the request and ends by itself, perhaps before UIKit has started.

  func offerSwipe() {
    if swipe != nil {
      offer("the swipe is released past the threshold", by: .user) {
        performStep { self.endSwipe(true) }
      }
      offer("the swipe is cancelled", by: .user) {
        performStep { self.endSwipe(false) }
      }
      return
    }
    if !(isInteractive || mayBeDriven) || !activeTransitions.isEmpty || mainRunLoop.isCrowded { return }
    offer(presented == nil ? "the user swipes to present" : "the user swipes to dismiss", by: .user) {
      performStep { self.beginSwipe() }
    }
  }

  func beginSwipe() {
    if mayBeDriven && !isInteractive {
      assume(
        hasInteractionController && (presented != nil || !interactionOnlyDismisses)
          ? mayHappen("the transition is driven interactively", by: .client)
          : mayHappen("somebody vends an interaction controller with it", by: .client))
    }
    swipe = ReferenceDriver()
    if presented == nil { present(animated: true) } else { dismiss(animated: true) }
  }

  func endSwipe(_ isFinished: Bool) {
    swipe?.decide(isFinished)
    swipe = nil
    interactionSourceDidEnd(true)
  }
}
