extension RuleCatalogue {
  static let tv505 = RuleDescription(
    id: "TV505",
    property: "P-35",
    name: "will-effects-undone",
    title: "What a WILL callback did is undone when the transition turns back",
    statement: """
      An effect made in WA is undone if the next callback is WD instead of DA; an effect made in WD is undone if the \
      next is WA instead of DD.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      After a swipe that was let go the screen is dead or wrong: its timer has stopped, its spinner turns for \
      ever.
      """,
    why: """
      DA need not follow WA, and DD need not follow WD: a cancelled transition goes back (APP-01, CAN-01, CAN-02). An effect is a \
      change of a stored property that the controller's class declares which the rest of an ordinary cycle takes back \
      (after WA: DA, WD, DD; after WD: DD, WA, DA), or a running timer that WD stops. Values count for Booleans, numbers, \
      strings and enum cases; objects count as there or not, collections by their size. Logs, counters and caches \
      that nothing takes back are not effects. Undone means: as before when the step is over in which the way back ended, so \
      coordinator completions and interaction-change handlers may do it.
      """,
    example: [
      "The user starts to swipe back; `viewWillDisappear` stops the refresh timer.",
      "The user lets go, the transition is cancelled and the screen stays.",
      "Nobody starts the timer again.",
    ],
    remedy: """
      Undo in the opposite WILL or in the interaction-change handler.
      """,
    documentation: """
      WWDC 2013-218; UIViewControllerTransitionCoordinator.h
      """
  )
}
