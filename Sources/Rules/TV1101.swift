extension RuleCatalogue {
  static let tv1101 = RuleDescription(
    id: .TV1101,
    property: "P-56",
    name: "sheet-callbacks-idempotent",
    title: "A pull that goes back leaves everything as it was",
    statement: """
      Any number of Should/WillDismiss calls without DidDismiss leaves the same state as none.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The user pulls the sheet a little and lets it go back: the sheet stays, but what it needs is gone, switched off \
      or marked as closed.
      """,
    why: """
      The delegate is asked and told before any interaction (SH-01), at each tug, and may never hear of a dismissal \
      (SH-02). Observable are the booleans, cases and references that the delegate, the sheet and its presenter keep; \
      a flag that differs, a reference that is gone or a collection that was emptied by the callbacks counts if nothing \
      has put it back when the sheet is up again. Counters and logs do not count. Where a class hears of the beginning \
      of a pull alone and calls something then, or shows again what it has hidden, that is taken for its cleanup.
      """,
    example: [
      "The user pulls the sheet down; `presentationControllerWillDismiss` empties the selection.",
      "The user lets the sheet go back.",
      "The sheet is still there, without its selection.",
    ],
    remedy: """
      Clean up in `presentationControllerDidDismiss(_:)`, or when the controller has disappeared: until then the user \
      may let the sheet go back.
      """,
    documentation: """
      WWDC 2019-224
      """,
    reproducer: ReproducerChecks(.atRest, .noViewsLeft, look: "what the pull changed: it has to be as before"),
    clause: { reader in
      let effect = reader.field("tugEffects", of: reader.argument(0))?.elements?.first
      return (
        "what the delegate changes when a pull begins is put back when the sheet stays",
        [
          reader.subject("the delegate"),
          reader.value("still changed in", reader.field("former.object", of: effect)?.typeName),
          reader.value("the sheet", "stays"),
        ]
      )
    }
  )
}
