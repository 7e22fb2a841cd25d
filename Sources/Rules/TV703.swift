extension RuleCatalogue {
  static let tv703 = RuleDescription(
    id: .TV703,
    property: "P-64",
    name: "layout-to-layout-setup",
    title: "The layout-to-layout flag is set before the push and never on the root",
    statement: """
      `useLayoutToLayoutNavigationTransitions` is set before the push and never on the root collection view controller.
      """,
    kind: .static,
    severity: .warning,
    consequence: """
      The screen slides in as any other instead of growing out of the one below, or the first screen of the stack has \
      no view to share.
      """,
    why: """
      A layout-to-layout transition changes the layout of the one collection view that two controllers share; UIKit \
      looks at the flag when the controller is pushed, and the root of the stack has nobody to share with (LAY-01).
      """,
    example: [
      "The user taps an item; the app pushes a second collection controller.",
      "It sets `useLayoutToLayoutNavigationTransitions` on it afterwards.",
      "The second screen is pushed as usual, with a collection view of its own.",
    ],
    remedy: """
      Set it before pushing.
      """,
    documentation: """
      useLayoutToLayoutNavigationTransitions page; WWDC 2013-218
      """,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "the console, and whether the push animates from layout to layout"),
    clause: { reader in
      (
        "useLayoutToLayoutNavigationTransitions is set before a push, and not for the root",
        [
          reader.subject("controller"),
          reader.value("it is already in", reader.field("parent", of: reader.about)),
        ]
      )
    }
  )
}
