extension RuleCatalogue {
  static let tv201 = RuleDescription(
    id: .TV201,
    property: "P-08",
    name: "interaction-terminates",
    title: "An interactive transition is finished or cancelled in the end",
    statement: """
      If t started interactively, finish or cancel is eventually called for t, as long as active gestures end.
      """,
    kind: .liveness,
    severity: .error,
    consequence: """
      The screen stays where the finger left it, half dismissed; the close button does nothing any more.
      """,
    why: """
      While a transition is interactive UIKit waits for its interaction controller; the end of a gesture means \
      nothing to it (INT-03, FAIL-12). A recogniser can end in `.ended`, `.cancelled` or `.failed`: a phone call, an \
      alert or another recogniser cancels it without the finger being lifted.
      """,
    example: [
      "The user starts to pull the screen down; the interactive dismissal starts.",
      "The system cancels the touch; the recogniser's state becomes `.cancelled`.",
      "The handler has no case for it; the transition stays interactive for ever.",
    ],
    remedy: "Switch over all states: finish or cancel in `.ended`, cancel in `.cancelled` and `.failed`.",
    documentation: "UIViewControllerTransitioning.h; WWDC 2013-218",
    alwaysBreaks: [.TV102, .TV1204],
    leavesBehind: [.TV205],
    reproducer: ReproducerChecks(.atRest),
    clause: { reader in
      (
        "a gesture that is over has finished or cancelled its interactive transition",
        [
          reader.value("the gesture", reader.gestureInWords), reader.value("outcome told", "none"),
          reader.value("context.isInteractive", reader.field("isInteractive", of: reader.transition)),
        ]
      )
    }
  )
}

extension ClauseReader {
  fileprivate var gestureInWords: String? {
    guard let state = field("state", of: global("currentGesture")) else { return "over" }
    return text(state)
  }
}
