extension RuleCatalogue {
  static let tv404 = RuleDescription(
    id: .TV404,
    property: "P-61",
    name: "custom-style-for-custom-controller",
    title: "A custom presentation controller needs the custom style",
    statement: """
      If the delegate of B returns a presentation controller, `B.modalPresentationStyle == .custom` when `present` is \
      called.
      """,
    kind: .static,
    severity: .error,
    consequence: """
      The presentation controller is never asked for: the screen comes up in the default style, without the chrome, the \
      size and the animation that the app has written.
      """,
    why: """
      UIKit asks the delegate for a presentation controller only if the style in effect is custom (OBJ-03), and by \
      default it is a sheet or full screen (F-02). Nothing is logged.
      """,
    example: [
      "The initialiser of the screen sets its transitioning delegate, and no style.",
      "The screen is presented.",
      "UIKit supplies its own presentation controller; that of the delegate is not made.",
    ],
    remedy: """
      Set `modalPresentationStyle = .custom` in the initialiser of the presented controller.
      """,
    documentation: """
      Creating Custom Presentations; UIPresentationController page
      """,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "whether the delegate's presentation controller is asked for at all"),
    clause: { reader in
      (
        "a delegate that returns a presentation controller belongs to the style .custom",
        [
          reader.value(
            "\(reader.about?.typeName ?? "").modalPresentationStyle",
            reader.field("modalPresentationStyle", of: reader.about))
        ]
      )
    }
  )
}
