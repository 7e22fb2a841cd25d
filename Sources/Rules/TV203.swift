extension RuleCatalogue {
  static let tv203 = RuleDescription(
    id: .TV203,
    property: "P-10",
    name: "gesture-cancel-mapped",
    title: "A cancelled gesture does not finish the transition",
    statement: """
      A driving gesture that reaches `.cancelled` or `.failed` while t is interactive does not lead to finish \
      regardless of progress.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      A phone call, an alert or a second finger during a swipe closes the screen that the user only wanted to peek \
      behind, and what was typed there is lost.
      """,
    why: """
      `.cancelled` and `.failed` say that the system took the touch away; the user has not decided anything. A \
      handler that treats every state other than began and changed as success can never cancel (INT-06, FAIL-12). \
      Deciding by progress or velocity, as for `.ended`, is accepted.
      """,
    example: [
      "The user starts to pull the screen down.",
      "The system cancels the touch after a few points.",
      "The handler's `else` branch finishes; the screen is dismissed.",
    ],
    remedy: "Switch over all states and call `cancel()` in `.cancelled` and `.failed`.",
    documentation: "UIGestureRecognizer.State page; the guide's pan handler in Customizing the Transition Animations",
    reproducer: ReproducerChecks(.completionAgrees, .atRest, .topVisible),
    clause: { reader in
      (
        "a gesture that was cancelled cancels its transition",
        [
          reader.value("gesture.state", reader.field("state", of: reader.global("currentGesture"))),
          reader.value("the outcome told", reader.argument(1)?.symbol),
        ]
      )
    }
  )
}
