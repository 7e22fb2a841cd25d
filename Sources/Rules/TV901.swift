extension RuleCatalogue {
  static let tv901 = RuleDescription(
    id: .TV901,
    property: "P-49",
    name: "delegate-alive",
    title: "The transitioning delegate is still alive for the dismissal",
    statement: """
      The transitioning delegate used for the presentation is alive, and not taken away, when the dismissal queries \
      are due.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The screen opens or closes with the standard animation instead of its own; a swipe that should drag it away \
      does nothing.
      """,
    why: """
      `transitioningDelegate` is a weak reference (OBJ-01). A delegate that only a local variable holds is gone when \
      the method returns; UIKit then silently uses the built-in transition. The same happens when the property is set \
      back to nil in between (TV906). A delegate that only one call has, and one that its page gives up as it \
      disappears, are seen in the text.
      """,
    example: [
      "A method creates a delegate in a local variable, assigns it and presents the controller.",
      "The method returns; nothing else holds the delegate, and it is released.",
      "The user closes the screen: there is nobody left to return the dismissal animator.",
    ],
    remedy: """
      Let the presented controller, or a coordinator that outlives it, own the delegate in a stored property.
      """,
    documentation: "transitioningDelegate page (weak)",
    reproducer: ReproducerChecks(
      .atRest, .noViewsLeft,
      look: "whether the dismissal is animated as the presentation was: without a delegate it is not"),
    clause: { reader in
      (
        "whoever sets a delegate keeps it until the transition that asks it",
        [
          reader.value(
            "\(reader.about?.typeName ?? "controller").\(reader.delegateName)",
            "nil")
        ]
      )
    }
  )
}

extension ClauseReader {
  fileprivate var delegateName: String {
    switch function {
    case "judgeDelegate", "judgeReplacement": "transitioningDelegate"
    default: "delegate"
    }
  }
}
