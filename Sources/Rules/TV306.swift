extension RuleCatalogue {
  static let tv306 = RuleDescription(
    id: .TV306,
    property: "P-22",
    name: "rollback-hierarchy",
    title: "A cancelled transition leaves the view hierarchy as it was",
    statement: """
      After t was rolled back, the parent and the sibling order of every lasting view of the app equal those before \
      t.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      After a cancelled swipe the old screen lies behind or over the new one; the next dismissal ends with a black \
      screen.
      """,
    why: """
      A cancelled dismissal keeps the container and the presented view (CAN-02). The animator itself has to take the \
      presenter's view out of the container again; UIKit does not do it. A view that stays there is shown twice, gets \
      no appearance callbacks and leaves with the container later.
      """,
    example: [
      "The user starts to swipe a full-screen controller away; the animator inserts the presenter's view.",
      "The user lets go early and the transition is cancelled.",
      "The presenter's view stays in the container.",
    ],
    remedy: """
      In the completion, if `transitionWasCancelled`, take out what the animator added, such as the `to` view, and remove \
      nothing else; put back what it moved.
      """,
    documentation: "Customizing the Transition Animations (undo on cancellation)",
    // A property was not put back; others may not have been, either.
    ending: .never,
    reproducer: ReproducerChecks(.atRest, .topVisible),
    clause: { reader in
      (
        "after a cancelled transition each view is where it was before",
        [reader.view, reader.superview(of: reader.about)]
      )
    }
  )
}
