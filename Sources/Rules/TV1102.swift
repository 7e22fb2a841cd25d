extension RuleCatalogue {
  static let tv1102 = RuleDescription(
    id: .TV1102,
    property: "P-57",
    name: "cleanup-all-paths",
    title: "Cleanup runs however the presentation ends",
    statement: """
      However a presentation ends (gesture, programmatic, chain), its cleanup runs exactly once.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      After Close, or after a dismissal from below, the app still believes that the sheet is open: a button stays \
      disabled, a reference keeps the screen, or the next presentation is refused.
      """,
    why: """
      The delegate hears of dismissals by the user only (SH-03); the presenter of a sheet hears nothing at all \
      (SH-05). Cleanup is what `presentationControllerDidDismiss` switches off, lets go or empties in objects that \
      outlive the sheet. When a dismissal that the app has asked for is over, and nothing is scheduled any more, it \
      must have happened: called now, the callback would find nothing to do. A presentation controller that dismisses \
      by itself, on a tap on its dimming view for example, and tells others in the completion block of that call, \
      tells them nothing when the app dismisses: only `dismissalTransitionDidEnd` comes every time. A closure for the end \
      that a client hands to the method that presents is its cleanup, too: it is called once, however it ends. \
      A class with `presentationControllerDidDismiss` that the app makes, and nobody makes a delegate, is never told; that is \
      seen in the text. So are pages in the default style, a sheet since iOS 13 (F-02), whose button tells the client that \
      they end: pulled down, they tell nobody, and what the client would take back, or hand on to who waits, is left out. Of a \
      public page of a library its button is enough, since clients present it as it is. A browser page without a delegate, or \
      one in a sheet whose delegate hears of its button alone, a note that only the presenter's own dismissal takes back, the \
      delegate of a page whose navigation controller is presented, and an end that is told in two halves, the first of them \
      by one way of closing only, are seen so, too. The same goes for owners of coordinators that hear of an end by a \
      button alone, and for streams that take a message for the event. So is the \
      delegate of a stack that lets go of the page on top alone, also where several are popped at once, and a navigator that \
      keeps a block for the end of its client's page and does not hear of pulls.
      """,
    example: [
      "The presenter notes that the sheet is open, and presents it.",
      "The user taps Close, and the app dismisses the sheet.",
      "`presentationControllerDidDismiss` is not called: the note stays.",
    ],
    remedy: """
      Clean up in one place that all dismissals come through: `viewDidDisappear(_:)` of the presented controller where \
      `isBeingDismissed` is true, or `dismissalTransitionDidEnd(_:)` of its presentation controller. A page that has to be \
      left by its buttons sets `isModalInPresentation`, or is presented with `.fullScreen`.
      """,
    documentation: """
      UIPresentationController.h (not called programmatically); duckduckgo/apple-browsers#5126
      """,
    remedies: [
      .sequelIsMissing: """
      Tell in one place that all dismissals come through: `viewDidDisappear(_:)` of the presented controller where \
      `isBeingDismissed` is true, or `dismissalTransitionDidEnd(_:)` of its presentation controller. Or make somebody \
      the delegate of that one, who hears of a pull. A page that has to be left by its buttons sets \
      `isModalInPresentation`, or is presented with `.fullScreen`.
      """
    ],
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "whether the cleanup has run"),
    clause: { reader in
      if ["hear", "judgeUnheard"].contains(reader.function) {
        return ("the closure that a client gives for the end is called once, however the presentation ends", [])
      }
      return (
        "a dismissal by the app cleans up as a pull does",
        [
          reader.value(
            reader.function == "judgeOwnDismissal" ? "the presentation controller" : "the delegate",
            reader.about?.typeName), reader.value("closed by", "the app"),
        ]
      )
    }
  )
}
