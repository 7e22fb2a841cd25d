extension RuleCatalogue {
  static let tv501 = RuleDescription(
    id: .TV501,
    property: "P-31",
    name: "appearance-balanced",
    title: "When all is settled every controller is fully appeared or fully disappeared",
    statement: """
      When everything is settled every view controller has no explicit appearance transition open, and is appeared if \
      its view is in the window as its presentation style prescribes, else disappeared. No object of a transition \
      sends `beginAppearanceTransition` to a controller that UIKit tells of its appearance itself.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      A screen that is visible does not refresh, does not play and does not log, because it was never told that it \
      has appeared; or one that is gone keeps working.
      """,
    why: """
      `beginAppearanceTransition(_:animated:)` sends the WILL callback and opens a transition that only \
      `endAppearanceTransition()` closes (APP-04). One that stays open blocks or unbalances all later callbacks of \
      that controller, and UIKit logs \"Unbalanced calls to begin/end appearance transitions\" (APP-05). The same \
      comes of telling the presented controller, or a presenter whose view is removed: UIKit does that (A.3). A \
      container that switches automatic forwarding off and never begins an appearance leaves its children without \
      their callbacks; that is seen in the text.
      """,
    example: [
      "A container shows a child: it calls `beginAppearanceTransition(true, animated: true)` and animates.",
      "The animation ends; nobody calls `endAppearanceTransition()`.",
      "The child is visible and has never received viewDidAppear.",
    ],
    remedy: "Pair every begin with exactly one end, on the cancelled and on the non-animated path as well.",
    documentation: "beginAppearanceTransition(_:animated:) page",
    reproducer: ReproducerChecks(.atRest, .appearanceAgrees),
    clause: { reader in
      if reader.function == "judgeBalance", let level = reader.openAppearances {
        return (
          "every beginAppearanceTransition is closed by an endAppearanceTransition",
          [reader.subject("controller"), reader.value("begins without an end", level)]
        )
      }
      if reader.function == "judgeLeftChild" {
        return ("every beginAppearanceTransition is closed by an end, also of a child that leaves its container", [])
      }
      return (
        "what a controller was told of its appearance is what is shown",
        [reader.subject("controller"), reader.appearance]
      )
    }
  )
}
