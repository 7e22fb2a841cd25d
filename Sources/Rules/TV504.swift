extension RuleCatalogue {
  static let tv504 = RuleDescription(
    id: .TV504,
    property: "P-34",
    name: "super-called",
    title: "Overrides of callbacks call super",
    statement: """
      Every override of an appearance callback, of `viewWillTransition`/`willTransition` and of a percent-driven \
      the interaction controller's methods calls super.
      """,
    kind: .static,
    severity: .warning,
    consequence: """
      Children of the screen are not told that they appear or that the size has changed.
      """,
    why: """
      UIKit's own implementations do work: they forward to the children (APP-07), pass a size change on (ROT-01, \
      ROT-03; without super the chain ends there), and drive the transition when they belong to a percent-driven \
      controller (INT-02). An override is judged when it has run: a path that leaves before it calls super counts. What \
      no run has shown of a view controller, or of the size changes of a presentation controller, is seen in the text. The \
      methods of a percent-driven controller are judged by their text when the controller starts a transition.
      """,
    example: [
      "A container overrides `viewWillTransition(to:with:)` and lays out its own bar.",
      "It does not call super.",
      "After a rotation its children still have the old size.",
    ],
    remedy: """
      Call super first.
      """,
    documentation: """
      viewWillAppear(_:) page; WWDC 2014-228; seed 003
      """,
    variants: [.interactionKeepsSuper: "The swipe moves nothing."],
    reproducer: ReproducerChecks(.atRest, .appearanceAgrees, look: "what the superclass would have done"),
    clause: { reader in
      (
        "an override of a callback calls super",
        [
          reader.subject("class"),
          reader.value("callback", reader.field("callback", of: reader.argument(0))?.string),
          reader.value("call of super", "none"),
        ]
      )
    }
  )
}
