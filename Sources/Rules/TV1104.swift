extension RuleCatalogue {
  static let tv1104 = RuleDescription(
    id: .TV1104,
    property: "P-59",
    name: "pure-adaptivity-queries",
    title: "Adaptivity queries only answer",
    statement: """
      Adaptivity queries change no observable state.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The sheet closes when the device is turned, or the app goes into a state that belongs to a style that is not shown.
      """,
    why: """
      UIKit asks how a presentation adapts at the request, at each change of traits and whenever else it likes (ADP-01, \
      ADP-02, ADP-03), and need not act on the answer. Observable are requests to present or dismiss, and booleans, \
      cases and references that the delegate, the presented controller and the presenter keep; what is made and kept \
      for the first time (a cache) does not count.
      """,
    example: [
      "A popover is shown; the window becomes narrow.",
      "`adaptivePresentationStyle` dismisses what is presented.",
      "The popover is gone, although the user has only turned the device.",
    ],
    remedy: """
      Answer only; act in `presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`.
      """,
    documentation: """
      UIPresentationController.h; slackhq/PanModal#22
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "what the query did besides answering"),
    clause: { reader in
      (
        "a delegate that is asked how a presentation adapts answers and does nothing else",
        [
          reader.subject("the delegate"),
          reader.value(
            "while it is asked",
            reader.function == "judgeRequestInQuery" ? "a presentation or dismissal is asked for" : nil),
        ]
      )
    }
  )
}
