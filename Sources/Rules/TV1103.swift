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
    consequence: "One careless pull, and what the user has entered is gone.",
    why: """
      A sheet can be pulled away unless its presentation is modal or the delegate refuses (SH-01, SH-04). Whether \
      there are unsaved changes is what a controller says by a property such as `hasChanges` or `isDirty`, or what a \
      scenario says by `hasUnsavedChanges(_:)`; if nobody says so the rule is vacuous. Changes that are still unsaved \
      when the pulled sheet is gone are lost. A refused pull must be heard by \
      `presentationControllerDidAttemptToDismiss`. A delegate that refuses pulls and does not answer them is seen in \
      the text; so is a page that is modal while there are changes where nobody answers, and an answer that nobody \
      makes the delegate.
      """,
    example: [
      "The user edits the text.",
      "The user pulls the sheet down; nobody has set `isModalInPresentation`.",
      "The sheet is gone, and so are the changes.",
    ],
    remedy: """
      Set `isModalInPresentation` while there are unsaved changes, and present a confirmation in \
      `presentationControllerDidAttemptToDismiss(_:)`.
      """,
    documentation: """
      UIPresentationController.h; WWDC 2019-224
      """,
    variants: [.refusalIsSilent: "The sheet refuses to go, and the user is not told why."],
    remedies: [
      .refusalIsSilent:
        "Answer the refused pull: present a confirmation in `presentationControllerDidAttemptToDismiss(_:)`."
    ],
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "whether the unsaved changes are still there"),
    clause: { reader in
      if reader.check == .refusalIsSilent {
        return ("a pull that is refused is answered", [reader.subject("the screen"), reader.value("answer", "none")])
      }
      return (
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
