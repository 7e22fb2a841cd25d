extension RuleCatalogue {
  static let tv601 = RuleDescription(
    id: .TV601,
    property: "P-38",
    name: "present-accepted",
    title: "A controller is presented only when UIKit accepts it",
    statement: """
      No `present` is issued in a state where a guard PG-01, PG-02, PG-04, PG-05 or PG-06 holds: the presenter waits \
      for a delayed presentation, the controller cannot be presented, a transition of the presenter is in progress, \
      its view is not in the window, or it already presents something.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      Nothing is shown: the tap, or the answer that asks for the screen, seems to do nothing, and what should come \
      afterwards never comes.
      """,
    why: """
      UIKit drops such a request with a log line: \"Attempt to present … while a presentation is in progress\", \
      \"… which is already presenting …\", \"… whose view is not in the window hierarchy\" (PG-04, PG-05, PG-06). The \
      completion block of a dropped request is never called (PG-08). A controller that is already presented raises an \
      exception (PG-02). A public controller that asks for its own dismissal and calls a closure or the delegate of its \
      client in the same turn leads the client to such a request; so does a function that calls its completion while its \
      dismissal runs.

      Seen in the text are, besides, answers that come when the user may have opened something by a tap, also where a helper \
      presents them, an error that is presented over the alert which waits, and whoever goes up the chain of what is presented \
      and takes a controller that is just going for the topmost one.
      """,
    example: [
      "The user taps the button; the app presents a controller.",
      "The user taps again before UIKit blocks touches.",
      "The second `present` meets a presenter that already presents something and is dropped.",
    ],
    remedy: """
      Present in the completion of `dismiss(animated:completion:)`, or of the transition coordinator, when what is \
      presented has to go first; what is to be seen is lost if you only test `presentedViewController == nil`. For a tap \
      that comes twice do test that, or disable what triggers it until the transition has ended.
      """,
    documentation: """
      present(_:animated:completion:) page; WWDC 2014-214 (defer the next presentation)
      """,
    variants: [
      .isPresentedAlready: "The app crashes: UIKit raises an exception, since the same controller is presented twice."
    ],
    remedies: [
      .isPresentedAlready: """
      Make a new controller for each presentation, or test first that the `presentingViewController` of the one that you \
      present is nil.
      """,
      .requestIsInProgress: """
      Wait until the last request is over: present, or call whoever may present, in the completion of \
      `dismiss(animated:completion:)` or of the transition coordinator, and keep a button that presents disabled until \
      then.
      """,
      .isOutsideWindow: """
      Present when the view is in the window: in `viewDidAppear(_:)` or later; where an answer may come late, test \
      `viewIfLoaded?.window != nil` first.
      """,
    ],
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "the console: UIKit says there that it refuses to present"),
    clause: { $0.acceptedRequest }
  )
}

extension ClauseReader {
  fileprivate var acceptedRequest: Clause {
    switch check {
    case .isPresentedAlready:
      (
        "what is presented is not presented yet",
        [subject("what is presented"), value("it is presented by", field("modalPresenter", of: about))]
      )
    case .requestIsInProgress:
      (
        "a controller presents when its last request is over",
        [subject("presenter"), presented, transitionsOnTheirWay]
      )
    case .isOutsideWindow:
      ("a controller presents while its view is in the window", [subject("presenter"), transitionsOnTheirWay])
    default: ("a controller presents while it presents nothing", [subject("presenter"), presented])
    }
  }
}
