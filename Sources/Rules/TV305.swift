extension RuleCatalogue {
  static let tv305 = RuleDescription(
    id: .TV305,
    property: "P-21",
    name: "no-leak-on-cancel",
    title: "Temporary views are removed when the transition is cancelled",
    statement: """
      When everything is settled after t was rolled back, no view that the animator or the interaction controller \
      added for the animation is in the tree.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      After a cancelled swipe a frozen picture covers the screen, which still works underneath but cannot be touched.
      """,
    why: """
      After a cancelled dismissal the container stays with everything in it (CAN-02). The guide asks the animator to \
      undo its changes when `transitionWasCancelled` is true; the usual slip is a clean-up that stands in the success \
      branch only, or removes the wrong view (FAIL-07).
      """,
    example: [
      "The user starts to swipe the screen away; the animator adds a snapshot to the container.",
      "The user lets go early and the transition is cancelled.",
      "The completion removes the snapshot on success only; it stays on the screen.",
    ],
    remedy: "Write one clean-up for both outcomes, before the flag is looked at.",
    documentation: "Customizing the Transition Animations (undo on cancellation)",
    absorbs: [.TV306],
    reproducer: ReproducerChecks(
      .atRest, .noViewsLeft,
      look: "while something is presented: views beside the presented one in Xcode's view debugger"),
    clause: { $0.leftover("what was added for the animation is gone after the cancelled transition") }
  )
}
