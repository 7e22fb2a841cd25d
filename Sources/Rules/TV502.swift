extension RuleCatalogue {
  static let tv502 = RuleDescription(
    id: .TV502,
    property: "P-32",
    name: "appearance-legal",
    title: "Appearance callbacks come in a legal order",
    statement: """
      The callbacks that each view controller receives follow the edges disappeared → appearing → appeared → \
      disappearing → disappeared, with appearing → disappearing and disappearing → appearing when a transition is \
      cancelled.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      What a screen sets up in viewWillAppear is torn down twice or never: doubled observers, a player that goes on \
      after the screen has left, a crash when a counter drops below zero.
      """,
    why: """
      UIKit itself keeps to these edges (APP-01), and code in the callbacks relies on them. An end without a begin, \
      or a begin that meets an unfinished one of the other direction, leaves them; UIKit logs \"Unbalanced calls\", \
      and whether the DID callback is still delivered is open (APP-05, F-45).
      """,
    example: [
      "A container hides a child and calls `endAppearanceTransition()` when the animation ends.",
      "It never called `beginAppearanceTransition(false, animated: true)`.",
      "The child gets viewDidDisappear without viewWillDisappear, or nothing at all.",
    ],
    remedy: """
      Drive children with begin and end only, begin before the hierarchy changes and end after it; to turn back, \
      begin in the opposite direction and end once (CON-01).
      """,
    documentation: "WWDC 2013-218; Enhancing your app with fluid transitions",
    reproducer: ReproducerChecks(.atRest, .appearanceAgrees),
    clause: { reader in
      (
        "appearance callbacks come in their order: will, did, and an end only after a begin",
        [
          reader.subject("controller"), reader.appearance,
          reader.value("begins without an end", reader.openAppearances ?? "0"),
        ]
      )
    }
  )
}
