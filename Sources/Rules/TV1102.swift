import RunReport

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
      The delegate hears of dismissals by the user only (SH-03). The presenter of a sheet hears nothing at all (SH-05). So \
      neither the button nor the delegate hears of every end.

      A dismissal by the app: cleanup is what `presentationControllerDidDismiss` switches off, lets go or empties in objects \
      that outlive the sheet. When a dismissal that the app has asked for is over, and nothing is scheduled any more, it \
      must have happened: called now, the callback would find nothing to do. A presentation controller may dismiss by \
      itself, for example on a tap on its dimming view, and tell others in the completion block of that call. When the app \
      dismisses, this block does not run; only `dismissalTransitionDidEnd` comes every time.

      A closure for the end that a client hands to the method that presents is its cleanup, too. It is called once, however \
      the presentation ends.

      A pull, which is seen in the text: a page in the default style is a sheet since iOS 13 (F-02). Its button tells the \
      client that the page ends. A pull tells nobody but the delegate of the presentation controller. Without one, what the \
      client would take back, or go on with, does not happen. A public page of a library needs no client in the sources: \
      clients present it as it is.

      The same happens where a class has `presentationControllerDidDismiss` and nobody makes it a delegate; where the \
      delegate is that of a page, and the navigation controller around the page is presented; where a browser page has no \
      delegate, or one that hears of its button alone; where a coordinator tells its owner by a button alone; where a \
      navigator keeps a block for the end of its client's page; where only the presenter's own dismissal takes back the \
      note that the page is shown; where a coordinator has a router present its child's page and lets the child go in a closure; \
      and where a page cleans up in its own button, or in an override of `dismiss`.

      Other ways of closing are seen in the text, too. An end is told in two halves, and one way tells the second half \
      alone. A stream takes one message for the end. A transitioning delegate tells of it when it is asked for its animator, \
      which nobody asks for where the dismissal is not animated. Several pages are popped at once, and the delegate of the stack lets go \
      of the one on top alone.
      """,
    example: [
      "The presenter notes that the sheet is open, and presents it.",
      "The user taps Close, and the app dismisses the sheet.",
      "`presentationControllerDidDismiss` is not called: the note stays.",
    ],
    remedy: """
      Clean up in one place that all dismissals come through: `viewDidDisappear(_:)` of the presented controller where \
      `isBeingDismissed` is true, or `dismissalTransitionDidEnd(_:)` of its presentation controller. \(inContainer)
      """,
    documentation: """
      UIPresentationController.h (not called programmatically); duckduckgo/apple-browsers#5126
      """,
    variants: [
      .sequelIsRepeated: """
      What follows the end happens twice: one screen more closes, or the next one is asked for again.
      """,
      .pullIsUnheard: """
      When the user has pulled the page down, or closed it without a button of the app, the app still believes that it is \
      open: a button does nothing any more, a reference keeps the screen, or the next presentation is refused.
      """,
      .wayIsUnheard: """
      After one way of closing the page the app still believes that it is open, or leaves out what belongs to its end.
      """,
    ],
    remedies: [
      .sequelIsMissing: """
      Tell in one place that all dismissals come through: `viewDidDisappear(_:)` of the presented controller where \
      `isBeingDismissed` is true, or `dismissalTransitionDidEnd(_:)` of its presentation controller. \(inContainer)
      """,
      .sequelIsRepeated: """
      Call what the client has given in one place, and let go of it there, so that a second end finds nothing to call.
      """,
      .pullIsUnheard: """
      Make somebody the delegate of the presentation controller, and do in `presentationControllerDidDismiss(_:)` what the \
      button does; or set `isModalInPresentation`, so that only the button closes the page. Or tell in \
      `viewDidDisappear(_:)` of the controller that is presented, where its `isBeingDismissed` is true. \(inContainer)
      """,
      .wayIsUnheard: """
      Tell of the end in one place that every way comes through: `viewDidDisappear(_:)`, where the page is being dismissed \
      or moves from its parent. \(inContainer)
      """,
    ],
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "whether the cleanup has run"),
    clause: { $0.endOfPresentation }
  )

  /// `isBeingDismissed` is that of the controller which is dismissed (developer.apple.com, `isBeingDismissed`).
  private static let inContainer = """
    A page inside a navigation controller asks `navigationController?.isBeingDismissed`: when that is dismissed, its own \
    `isBeingDismissed` is false.
    """
}

extension ClauseReader {
  fileprivate var endOfPresentation: Clause {
    switch check {
    case .pullIsUnheard:
      return (
        "whoever waits for the end of a page hears of it, however the user closes it",
        [value("closed by", "the user, without a button of the app")]
      )
    case .cleanupIsMissing: return ("a dismissal by the app cleans up as a pull does", closedByTheApp("the delegate"))
    case .sequelIsMissing where function == "judgeOwnDismissal":
      return (
        "a dismissal by the app is followed by what follows one by the presentation controller",
        closedByTheApp("the presentation controller")
      )
    default: return ("the closure that a client gives for the end is called once, however the presentation ends", [])
    }
  }

  private func closedByTheApp(_ name: String) -> [FailedClause.Value?] {
    [value(name, about?.typeName), value("closed by", "the app")]
  }
}
