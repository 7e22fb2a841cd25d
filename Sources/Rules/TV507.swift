extension RuleCatalogue {
  static let tv507 = RuleDescription(
    id: .TV507,
    property: "P-37",
    name: "presenter-forwarding-paired",
    title: "Appearance callbacks forwarded to the presenter are paired and end with the truth",
    statement: """
      Each begin that the presentation controller or the animator sends to the presenter is closed by exactly one end \
      before everything is settled, and the last direction equals the presenter's actual visibility, for animated, \
      non-animated and cancelled runs alike.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The user cancels opening the card: the screen below is visible, but believes that it has disappeared. It does \
      not refresh and stays silent until it is left and entered again.
      """,
    why: """
      Under styles that keep the presenter's view UIKit sends the presenter no appearance callbacks (A.3), so that \
      some presentation controllers send them by begin and end (PRES-06). Then cancelling is theirs, too: \
      `presentationTransitionDidEnd(false)` with a plain end tells the visible presenter that it has disappeared; and \
      a begin in an animated path with an end in another leaves it open (FAIL-10).
      """,
    example: [
      "`presentationTransitionWillBegin` calls `beginAppearanceTransition(false, …)` on the presenter.",
      "The user cancels the interactive presentation.",
      "`presentationTransitionDidEnd(false)` calls `endAppearanceTransition()`: the presenter, in full view, gets "
        + "viewDidDisappear.",
    ],
    remedy: """
      If `completed` is false, call `beginAppearanceTransition` in the opposite direction before the end (CON-01). \
      The same holds for `dismissalTransitionDidEnd(false)`. Or leave the presenter alone, as UIKit does.
      """,
    documentation: "beginAppearanceTransition(_:animated:) page; HarshilShah/DeckTransition#40",
    variants: [
      .presenterIsCovered: """
      The user begins to close the card and lets it go back: the screen below stays covered, but believes that it \
      is visible. It refreshes, plays and listens behind the card.
      """
    ],
    absorbs: [.TV501, .TV502],
    // One callback of appearance is missing; the next presentation may miss others.
    ending: .never,
    reproducer: ReproducerChecks(.atRest, .appearanceAgrees),
    clause: { reader in
      (
        "the presenter is told to appear and to disappear as its view does",
        [
          reader.subject("presenter"), reader.appearance,
          reader.value("begins without an end", reader.openAppearances), reader.ofContext("transitionWasCancelled"),
        ]
      )
    }
  )
}
