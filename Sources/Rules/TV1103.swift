extension RuleCatalogue {
  static let tv1103 = RuleDescription(
    id: .TV1103,
    property: "P-58",
    name: "modal-respected",
    title: "Unsaved changes are not pulled away",
    statement: """
      While B has unsaved state it cannot be pulled away (`isModalInPresentation` or Should→false), and \
      DidAttemptToDismiss has a visible reaction.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      One careless pull and the text is gone; or the sheet refuses to go and the user is not told why.
      """,
    why: """
      A sheet can be pulled away unless its presentation is modal or the delegate refuses (SH-01, SH-04). Whether \
      there are unsaved changes is what a controller says by a property such as `hasChanges` or `isDirty`, or what a \
      scenario says by `hasUnsavedChanges(_:)`; if nobody says so the rule is vacuous. Changes that are still unsaved \
      when the pulled sheet is gone are lost. A refused pull must be heard by \
      `presentationControllerDidAttemptToDismiss`. A delegate that refuses pulls and does not answer them is seen in \
      the text.
      """,
    example: [
      "The user edits the text.",
      "The user pulls the sheet down; nobody has set `isModalInPresentation`.",
      "The sheet is gone, and so are the changes.",
    ],
    remedy: """
      Present a confirmation in `presentationControllerDidAttemptToDismiss`.
      """,
    documentation: """
      UIPresentationController.h; WWDC 2019-224
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "whether the unsaved changes are still there"),
    clause: { reader in
      (
        "a screen with unsaved changes refuses to be pulled away, and tells the user why",
        [
          reader.subject("the screen"),
          reader.value("isModalInPresentation", reader.field("isModalInPresentation", of: reader.about)),
          reader.value("unsaved changes", "yes"),
        ]
      )
    }
  )
}
