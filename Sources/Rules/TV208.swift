extension RuleCatalogue {
  static let tv208 = RuleDescription(
    id: .TV208,
    property: "P-16",
    name: "stable-interruptible-animator",
    title: "The interruptible animator is one object for the whole transition",
    statement: """
      All answers of `interruptibleAnimator(using:)` during t are the same object, and it does not become inactive \
      before t ends.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The app crashes (iOS 13), or the drag moves an animator whose views nobody sees.
      """,
    why: """
      UIKit calls `interruptibleAnimator(using:)` whenever it needs the object: at the start, when the transition is \
      paused, when it goes on (OBJ-11, INT-12), and since iOS 13 also when `animateTransition(using:)` has started \
      something in a transition that is not interactive. All answers must be the same object, and it must stay active \
      until the transition is over. A percent-driven controller scrubs animations of `UIView` and what this method \
      answers (F-15): another property animator runs to its end under the finger.
      """,
    example: [
      "The user drags; UIKit asks for the interruptible animator and drives it.",
      "The user lets go; UIKit asks again.",
      "The animator makes a new property animator, which has never been started.",
    ],
    remedy: """
      Create it once per transition and keep it until `animationEnded(_:)`.
      """,
    documentation: """
      UIViewControllerTransitioning.h; WWDC 2016-216
      """,
    remedies: [
      .runsByItself: """
      Implement `interruptibleAnimator(using:)` and return the property animator there: a percent-driven controller \
      scrubs no other. Or drive the transition with an interaction controller of your own that sets \
      `fractionComplete`.
      """,
      .endsEarly: """
      Leave it to UIKit to end the object that it drives: complete the transition in its completion, and do not stop \
      it before.
      """,
      .answersIdleOne: """
      Create the property animator in `interruptibleAnimator(using:)` alone, keep it, and start that one in \
      `animateTransition(using:)`.
      """,
    ],
    reproducer: ReproducerChecks(
      .atRest, look: "whether interruptibleAnimator(using:) answers the same object each time"),
    clause: { reader in
      (
        "interruptibleAnimator(using:) answers the one animator that drives the transition until its end",
        [
          reader.value("the animator's state", reader.field("interruptible.state", of: reader.transition)),
          reader.phase,
        ]
      )
    }
  )
}
