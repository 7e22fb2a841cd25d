extension RuleCatalogue {
  static let tv1102 = RuleDescription(
    id: "TV1102",
    property: "P-57",
    name: "cleanup-all-paths",
    title: "Cleanup all paths",
    statement: """
      However a presentation ends (gesture, programmatic, chain), its cleanup runs exactly once.
      """,
    kind: .safety,
    severity: .error,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Put it in one place reached by all paths, e.g. B.DD with `isBeingDismissed`.
      """,
    documentation: """
      UIPresentationController.h (not called programmatically); duckduckgo/apple-browsers#5126
      """
  )
}
