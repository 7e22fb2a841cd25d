extension RuleCatalogue {
  static let tv605 = RuleDescription(
    id: .TV605,
    property: "P-42",
    name: "chain-cleanup",
    title: "A dismissed chain leaves nothing behind",
    statement: """
      After a chain dismissal every view controller above P is disappeared, has no presenting view controller, and is \
      releasable.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      Memory grows with each time the screens are opened; their observers and timers go on working.
      """,
    why: """
      One `dismiss` takes away everything above its receiver (DG-02). Each controller of the chain ends disappeared \
      and without a presenter, and nothing but the app's own references keeps it alive; nobody remembers the one in \
      the middle.
      """,
    example: [
      "An album presents a card; the object that the album keeps as the card's delegate holds the album.",
      "The app dismisses both with one call.",
      "The album and its delegate hold each other for ever.",
    ],
    remedy: """
      Keep no strong reference to view controllers in transition objects and delegates.
      """,
    documentation: """
      dismiss(animated:completion:) page
      """,
    absorbs: [.TV902],
    reproducer: ReproducerChecks(
      .atRest, .noViewsLeft, look: "the memory graph: nothing of the dismissed chain may be in it"),
    clause: { reader in
      (
        "what was dismissed together is gone together",
        [
          reader.subject("still held"),
          reader.value("it is presented by", reader.field("modalPresenter", of: reader.about)),
        ]
      )
    }
  )
}
