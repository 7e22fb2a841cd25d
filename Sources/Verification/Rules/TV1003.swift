extension RuleCatalogue {
  static let tv1003 = RuleDescription(
    id: "TV1003",
    property: "P-27",
    name: "no-frame-under-transform",
    title: "No frame under transform",
    statement: """
      `frame` of a view is neither set nor used for layout while its transform is not identity.
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
      Use bounds and center.
      """,
    documentation: """
      UIView.frame page; mattneub/custom-alert-view-iOS7#2
      """
  )
}
