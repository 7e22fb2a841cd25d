extension RuleCatalogue {
  static let tv205 = RuleDescription(
    id: .TV205,
    property: "P-12",
    name: "controller-only-when-interacting",
    title: "An interaction controller is returned only while something drives it",
    statement: """
      The interaction query answers non-nil iff a source that will drive t is active, or the interaction controller \
      has `wantsInteractiveStart = false` and runs to its end by itself.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The close button hangs the app: the screen stays, no animation comes, and nothing reacts to taps.
      """,
    why: """
      A non-nil answer makes UIKit start the transition interactively and wait for update, finish or cancel. When a \
      button, and not the gesture, asked for the dismissal, nobody will ever send them (INT-09). The other way round, \
      a gesture without an interaction controller is cut off by the touch block (INT-10).
      """,
    example: [
      "The user taps the close button; the app dismisses the controller.",
      "The delegate answers its percent-driven object although no gesture is active.",
      "The transition starts interactively and waits for ever.",
    ],
    remedy: """
      Answer the interaction controller only while its gesture is in progress, and nil otherwise: \
      `driver.isInteracting ? driver : nil`.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`wantsInteractiveStart`); nytimes/NYTPhotoViewer#121
      """,
    alwaysBreaks: [.TV102, .TV201, .TV1204],
    reproducer: ReproducerChecks(.atRest),
    clause: { reader in
      (
        "an interaction controller is answered only while a gesture drives the transition",
        [
          reader.value("the interaction controller", reader.about.map(reader.name(of:))),
          reader.value("the gesture", "none"),
        ]
      )
    }
  )
}
