extension RuleCatalogue {
  static let tv304 = RuleDescription(
    id: .TV304,
    property: "P-20",
    name: "no-leak-on-success",
    title: "Temporary views are removed when the transition succeeds",
    statement: """
      When everything is settled after t was committed, no view that the animator or the interaction controller added \
      for the animation is in the tree.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      A picture of the old screen stays on top of the new one: it looks alive and does not react to taps.
      """,
    why: """
      The container of a presentation stays in the window as long as the presentation lasts (OBJ-16), so that a \
      snapshot left in it stays visible and takes the touches meant for the controller below (FAIL-07). UIKit removes \
      only what it added itself.
      """,
    example: [
      "The app presents a controller; the animator adds a snapshot to the container and animates it.",
      "The animation ends and the transition is completed with success.",
      "The snapshot is still in the container, over the presented view.",
    ],
    remedy: "Remove every temporary view in the completion, on all paths, before `completeTransition(_:)`.",
    documentation: "Customizing the Transition Animations (cleaning up)",
    reproducer: ReproducerChecks(
      .atRest, .noViewsLeft, look: "while it is presented: views beside the presented one in Xcode's view debugger"),
    clause: { $0.leftover("what was added for the animation is gone after the transition") }
  )
}
