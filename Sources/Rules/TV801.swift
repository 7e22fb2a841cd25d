extension RuleCatalogue {
  static let tv801 = RuleDescription(
    id: .TV801,
    property: "P-45",
    name: "coordinator-optional",
    title: "Values of the transition that can be nil are not force-unwrapped",
    statement: """
      No forced unwrap of `transitionCoordinator`, `view(forKey:)` or `containerView` is reachable in a state where \
      it can be nil.
      """,
    kind: .static,
    severity: .error,
    consequence: "The app crashes when the same screen is shown without animation, or in another presentation style.",
    why: """
      `view(forKey:)` is nil for every view that must not be touched, that is for the presenter's view under all \
      styles that keep it (OBJ-15, A.3). The coordinator is there for animated transitions (TC-01); without animation \
      it may be nil (TC-02), and the guide's own listings test for it (FAIL-09). The container belongs to an active \
      presentation only (OBJ-16).
      """,
    example: [
      "A deep link presents the card with `animated: false`.",
      "`presentationTransitionWillBegin` evaluates `presentedViewController.transitionCoordinator!`.",
      "There is no coordinator: the app crashes.",
    ],
    remedy: """
      Bind optionally and apply the end state directly when there is no coordinator; skip a view that is nil.
      """,
    documentation: """
      Creating Custom Presentations (listings test for nil); UIViewControllerTransitioning.h
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, stops: true),
    clause: { $0.unwrapped }
  )
}
