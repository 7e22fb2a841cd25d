extension RuleCatalogue {
  static let tv904 = RuleDescription(
    id: .TV904,
    property: "P-52",
    name: "direction-correct",
    title: "The animator knows which way it goes",
    statement: """
      AN's direction flag equals the direction of t when `animateTransition` runs.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      Dismissing plays the presentation once more: the screen flies in again and is then gone at a stroke.
      """,
    why: """
      The delegate of the presented controller is asked for both directions, each time a transition begins (OBJ-02, \
      DISM-01), whoever called `dismiss`. A shared animator that is told its direction anywhere but in these queries \
      carries the last one along (FAIL-13).
      """,
    example: [
      "The delegate's presentation query sets `isPresenting = true` on the animator that it keeps.",
      "The user taps close; the dismissal query answers the same animator as it is.",
      "`animateTransition` runs the presentation's animation for a dismissal.",
    ],
    remedy: """
      Set the flag in each delegate query, or derive the direction from the context in `animateTransition`.
      """,
    documentation: """
      Customizing the Transition Animations
      """,
    reproducer: ReproducerChecks(.completionAgrees, .atRest, .topVisible),
    clause: { reader in
      (
        "the direction that the animator is set to is the direction of the transition",
        [
          reader.subject("the animator"),
          reader.direction,
        ]
      )
    }
  )
}
