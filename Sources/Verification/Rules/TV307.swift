extension RuleCatalogue {
  static let tv307 = RuleDescription(
    id: "TV307",
    property: "P-23",
    name: "rollback-properties",
    title: "Rollback properties",
    statement: """
      At quiescence every property (alpha, isHidden, transform, layer transform, frame, corner radius) of a lasting \
      view that AN changed for the animation has its former value, a final frame after commit excepted.
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
      Save and restore on both outcomes.
      """,
    documentation: """
      Customizing the Transition Animations (cleaning up); DenTelezhkin/ZoomInteractiveTransition#11
      """
  )
}
