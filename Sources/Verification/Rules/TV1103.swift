extension RuleCatalogue {
  static let tv1103 = RuleDescription(
    id: "TV1103",
    property: "P-58",
    name: "modal-respected",
    title: "Modal respected",
    statement: """
      While B has unsaved state it cannot be pulled away (`isModalInPresentation` or Should→false), and \
      DidAttemptToDismiss has a visible reaction.
      """,
    kind: .safety,
    severity: .warning,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Present a confirmation in `presentationControllerDidAttemptToDismiss`.
      """,
    documentation: """
      UIPresentationController.h; WWDC 2019-224
      """
  )
}
