extension RuleCatalogue {
  static let tv308 = RuleDescription(
    id: .TV308,
    property: "P-24",
    name: "animate-in-container",
    title: "Animators add views only to the container",
    statement: """
      AN adds views only to `ctx.containerView` or its descendants.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The copy that flies lies over alerts and the keyboard, does not turn with the device, and stays for ever if the \
      completion is missed once.
      """,
    why: """
      UIKit makes one container for each presentation, in which all of the transition takes place (OBJ-16); it leaves \
      the window with the presentation (DISM-02), and what is outside of it does not.
      """,
    example: [
      "The animator adds a snapshot to the window.",
      "The device is turned while the transition is on its way: the container is laid out, the snapshot is not.",
    ],
    remedy: """
      Add snapshots to `containerView` and convert their frames into its coordinates.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`containerView`)
      """,
    reproducer: ReproducerChecks(
      .atRest, .noViewsLeft, look: "views beside the container of the transition: Xcode's view debugger shows them"),
    clause: { reader in
      (
        "the animator adds views only inside the container view",
        [reader.view, reader.value("added to", reader.argument(2).map(reader.name(of:)))]
      )
    }
  )
}
