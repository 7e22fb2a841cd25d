// TV1102: a presentation that is made with a closure for its end.

/// What the client hears of the ends of its presentations: that is its cleanup, which runs exactly once.
final class HeardEnds {
  /// How often it was heard for the presentation that is shown or has just gone; nil where the client does not listen.
  private var count: Int?
  /// Something has been shown whose end nobody has judged.
  private var isOpen = false
  /// Nobody but the client has asked for the dismissal.
  private var isClients = false
  /// Another end was heard.
  private var wasHeard = false
  /// Where an end should be told: the hook that every dismissal comes to, or who presents.
  private var site: Site?

  /// The closure, given to the call that presents.
  func listen() { count = 0 }

  func hear() {
    guard let former = count else { return }
    count = former + 1
    // The block of a dismissal that runs now calls it again.
    let ending = modalTransitions.first { !$0.presents }
    check(
      former == 0, .TV1102, "what the client has asked to be called at the end is called a second time",
      as: .sequelIsRepeated, at: ending?.continuedFrom ?? here(), about: ending?.presentation)
  }

  func noteEnd(_ transition: ModalTransition) {
    if transition.presents || count == nil { return }
    isClients = transition.isAssumed && !(transition is UserDismissal)
    site =
      declaration(of: transition.presentation, "dismissalTransitionDidEnd(_:)") ?? transition.presented?.presentedAt
  }

  /// Called at rest.
  func judge(isShown: Bool) {
    guard let count = count else { return }
    if isShown {
      // What is called while something is shown speaks of no end.
      self.count = 0
      isOpen = true
      return
    }
    if !isOpen || !nothingIsScheduled() || !isSettled() { return }
    isOpen = false
    if count == 0 && wasHeard { judgeUnheard() } else { check(true, .TV1102, "") }
    wasHeard = count > 0
    isClients = false
    site = nil
    self.count = nil
  }

  private func judgeUnheard() {
    if isClients && !mayHappen("the app dismisses by code what it has presented", by: .client) { return }
    check(
      false, .TV1102, "what the client has asked to be called at the end is not called after this dismissal",
      as: .sequelIsMissing, at: site)
  }
}
