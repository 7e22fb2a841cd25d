extension RuleCatalogue {
  static let tv603 = RuleDescription(
    id: .TV603,
    property: "P-40",
    name: "dismiss-target",
    title: "A controller that closes itself closes nothing else",
    statement: """
      The view controller removed by a `dismiss` call under DG-01 is the one the call site declares.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The wrong screen closes: the alert over the sheet goes, the sheet stays.
      """,
    why: """
      `dismiss` sent to a controller that presents something closes what it presents, not the controller (DG-01). A \
      touch on the controller's own view can come while its child is on its way, since touches may be blocked only \
      from the start of the transition (F-55). Calls that nobody has touched a view for, or that look at \
      `presentedViewController` first, are not judged, except in public methods by which clients close a page of a library.

      An override of `dismiss(animated:completion:)` hears every dismissal of what the page presents, too. If it moves or \
      fades the page's views before it calls `super`, the child goes, and the page stays where nobody sees it and takes all \
      touches. So does a page that animates itself away first and asks to be dismissed at the end, if something has been \
      presented on it meanwhile. An override that tells the client of the page's end tells it then as well; that is seen in \
      the text.

      A page that presents a popover, and dismisses in `viewWillTransition(to:with:)` without a look whether it does, closes \
      itself when it is turned while it presents nothing (DG-01). That is seen in the text, too.

      So is an alert with a button that an answer dismisses by way of the page: where the user has closed it, the page goes. And \
      so is an object that keeps a page and sends `dismiss` to it, whatever the page presents by then; and a page that \
      presents and asks for its own dismissal in the same turn.

      The same holds for a page in a window of its own: a timer or an animation that was begun for one page must not take \
      away the next, nor the end of a closing animation a view that has been shown again.
      """,
    example: [
      "The user taps help in the sheet; the sheet presents the help screen.",
      "Before UIKit has started the transition, the user swipes the sheet away: it sends `dismiss` to itself.",
      "UIKit closes the help screen, and the sheet stays.",
    ],
    remedy: """
      Send `dismiss` to `presentingViewController`, or check that `presentedViewController` is nil.
      """,
    documentation: """
      dismiss(animated:completion:) page
      """,
    variants: [
      .pageStays: """
      What the page presents closes, and the page itself stays out of sight: it takes all touches, and the app looks frozen.
      """,
      .endIsToldForChild: """
      Only what the page presents closes, but the app is told that the page has gone: it lets go of a screen that is shown.
      """,
      .laterPageIsTaken: "What has just been shown disappears: the end of the one before takes it away.",
    ],
    remedies: [
      .pageStays: """
      Move or fade the page only when it presents nothing: look at `presentedViewController` first, and otherwise call \
      `super`, or `dismiss`, at once.
      """,
      .endIsToldForChild: """
      Tell the client only when the page itself goes: look at `presentedViewController` first, and otherwise only call \
      `super`.
      """,
      .laterPageIsTaken: """
      Take away only what the animation or the timer was begun for: capture it, and compare it with what is shown by then.
      """,
    ],
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "which controllers are still presented"),
    clause: { reader in
      if reader.function == "judgeFlowTarget" {
        return (
          "dismiss closes what its caller has presented, and nothing else",
          [reader.subject("sent to"), reader.presented]
        )
      }
      if reader.function == "judgeLeavingPage" {
        return (
          "a page that takes its views away before it calls dismiss presents nothing by then",
          [reader.subject("sent to")]
        )
      }
      if reader.function == "judgeTakenPage" {
        return ("what was begun for one page in a window of its own takes away that page, and no later one", [])
      }
      return (
        "a controller that means itself does not call dismiss on itself while it presents something",
        [reader.subject("sent to"), reader.presented]
      )
    }
  )
}
