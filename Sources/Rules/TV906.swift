extension RuleCatalogue {
  static let tv906 = RuleDescription(
    id: .TV906,
    property: nil,
    name: "delegate-consulted",
    title: "The delegate is set where UIKit asks, and stays",
    statement: """
      The object set as transitioning delegate is on the controller that UIKit asks (the presented one, not its \
      child or its presenter) and is not replaced or reset between present and the dismissal query.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The custom transition never shows, or the screen that came with it goes with the standard animation.
      """,
    why: """
      UIKit asks the transitioning delegate of the presented controller, for both directions, and nobody else's \
      (OBJ-02): not that of a controller inside it, and not the presenter's. A push asks none. The dismissal asks whoever is the \
      delegate by then; with none it takes the built-in animation (OBJ-01, DISM-01).
      """,
    example: [
      "A detail controller gets the delegate and is put into a container.",
      "The container is presented.",
      "UIKit asks the container's delegate: there is none, and the standard animation runs.",
    ],
    remedy: """
      Set it on the controller passed to `present`, before the call, and leave it there until the dismissal is over.
      """,
    documentation: """
      Customizing the Transition Animations; transitioningDelegate page
      """,
    absorbs: [.TV901],
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "whether UIKit asks the delegate: set a breakpoint in it"),
    clause: { reader in
      (
        "the transitioning delegate is set on the controller that is presented",
        [reader.subject("it is set on")]
      )
    }
  )
}
