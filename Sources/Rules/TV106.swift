extension RuleCatalogue {
  static let tv106 = RuleDescription(
    id: .TV106,
    property: "P-06",
    name: "complete-after-animation",
    title: "The transition is completed after its animations",
    statement: "When `complete(t, ·)` is called no animation that the animator started for t is still running.",
    kind: .safety,
    severity: .warning,
    consequence: """
      The animation is cut off or plays on over a screen that already reacts; a tap at the wrong moment starts the \
      next transition in the middle of this one.
      """,
    why: """
      `completeTransition(_:)` ends the transition at once: UIKit removes views, sends the DID callbacks and delivers \
      touches again (PRES-02, DISM-02). The page asks for the call after the animations have completed. A cancelled \
      interactive transition has not even begun to run back at that time, so that its flag is decided too early \
      (FAIL-23). An animation that starts after the call, in the same turn, is seen in the text.
      """,
    example: [
      "The app presents a controller; `animateTransition` starts a UIView animation.",
      "The next line calls `completeTransition(true)`.",
      "UIKit ends the transition while the animation has just begun.",
    ],
    remedy: "Call `completeTransition(_:)` in the completion of the animation that ends last.",
    documentation: "completeTransition(_:) page (\"after your animations have completed\")",
    reproducer: ReproducerChecks(
      .atRest, look: "whether the last frame of the animation is seen before the screens change"),
    clause: { reader in
      (
        "no animation of the animator still runs when it calls completeTransition(_:)",
        [reader.value("animations that still run", reader.runningAnimations), reader.phase]
      )
    }
  )
}

extension ClauseReader {
  /// Nil where the text alone shows the mistake.
  fileprivate var runningAnimations: String? {
    let count = workOfTheAnimator.count { field("kind", of: $0)?.symbol == "animation" }
    return count == 0 ? nil : String(count)
  }
}
