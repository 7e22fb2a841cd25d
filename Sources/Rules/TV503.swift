extension RuleCatalogue {
  static let tv503 = RuleDescription(
    id: .TV503,
    property: "P-33",
    name: "no-manual-callback",
    title: "Only UIKit calls the appearance callbacks",
    statement: """
      App code never calls `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear` or \
      `viewDidDisappear` except as `super` inside the override.
      """,
    kind: .static,
    severity: .error,
    consequence: """
      A screen starts its work twice or never starts it: UIKit loses track of what it has already told the \
      controller.
      """,
    why: """
      Appearance callbacks report what UIKit knows (APP-01); a call by hand is unsupported, UIKit warns about it and \
      may skip or repeat later callbacks (APP-06). A container says what happens to a child with \
      `beginAppearanceTransition` and `endAppearanceTransition`, and UIKit sends the callbacks (APP-04). Calling \
      `super` of another callback than the one that is being delivered is such a call too.
      """,
    example: [
      "A container shows a child and calls `child.viewWillAppear(true)` itself.",
      "UIKit sends the child the same callback when the container appears.",
      "The child registers, starts or loads everything a second time.",
    ],
    remedy: """
      Use `beginAppearanceTransition` / `endAppearanceTransition`.
      """,
    documentation: """
      beginAppearanceTransition(_:animated:) page
      """,
    reproducer: ReproducerChecks(.atRest, .appearanceAgrees),
    clause: { reader in
      (
        "only UIKit calls the appearance callbacks",
        [reader.subject("controller"), reader.appearance]
      )
    }
  )
}
