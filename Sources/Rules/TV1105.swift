extension RuleCatalogue {
  static let tv1105 = RuleDescription(
    id: .TV1105,
    property: "P-62",
    name: "no-default-style-reliance",
    title: "Who needs a full-screen presentation asks for it",
    statement: """
      Code that needs the presenter's view removed, or its appearance callbacks, sets `.fullScreen` explicitly.
      """,
    kind: .static,
    severity: .error,
    consequence: """
      On iOS 13 and later the presenter is never told that it is covered or visible again, and stays in the state that \
      it had before; an animator that brings the presenter's view back turns the screen black.
      """,
    why: """
      The default style is a sheet since iOS 13 (F-02). It keeps the presenter's view, and the presenter hears nothing \
      (SH-05, A.3). Needed is what the presenter's `viewWillAppear` or `viewDidAppear` would switch off or let go when \
      the presentation is over, or a view of the presenter that the animator takes although the context does not offer \
      it (FAIL-05).
      """,
    example: [
      "The presenter marks itself as covered, and presents a screen whose style nobody has set.",
      "The screen is dismissed.",
      "`viewWillAppear`, which would take the mark away, is not called.",
    ],
    remedy: """
      Set `modalPresentationStyle = .fullScreen` where the presenter has to be told, or do the work in the completion \
      of the dismissal and in the presentation controller's delegate.
      """,
    documentation: """
      WWDC 2019-224
      """,
    reproducer: ReproducerChecks(.atRest, .appearanceAgrees),
    clause: { reader in
      (
        "nothing waits for callbacks or views that only another presentation style brings",
        [
          reader.subject("the presented controller"),
          reader.value("its modalPresentationStyle", reader.field("modalPresentationStyle", of: reader.about)),
          reader.value("the presenter", reader.field("presenter", of: reader.transition)),
        ]
      )
    }
  )
}
