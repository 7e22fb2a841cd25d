extension RuleCatalogue {
  static let tv804 = RuleDescription(
    id: "TV804",
    property: "P-48",
    name: "alongside-in-view",
    title: "Alongside in view",
    statement: """
      A view outside the container that must follow a percent-driven t is animated with the `in:` form.
      """,
    kind: .static,
    severity: .note,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Use `animateAlongsideTransition(in:)`.
      """,
    documentation: """
      UIViewControllerTransitionCoordinator.h
      """
  )
}
