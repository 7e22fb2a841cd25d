extension RuleCatalogue {
  static let tv401 = RuleDescription(
    id: "TV401",
    property: "P-28",
    name: "chrome-follows-container",
    title: "Chrome follows container",
    statement: """
      While presented, after each container layout: the presented view has frame \
      `frameOfPresentedViewInContainerView`, and chrome declared full-size has the container's bounds.
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
      Override `containerViewWillLayoutSubviews`.
      """,
    documentation: """
      WWDC 2014-228; containerViewWillLayoutSubviews() page
      """
  )
}
