extension RuleCatalogue {
  static let tv604 = RuleDescription(
    id: .TV604,
    property: "P-41",
    name: "double-dismiss-safe",
    title: "Dismissing twice is the same as dismissing once",
    statement: """
      Two dismiss requests for the same presentation end in the same state as one, whether UIKit drops, queues or \
      performs a request to a busy controller (F-23).
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The second request closes one screen more: after a double tap on the close button the user loses the one below as well.
      """,
    why: """
      A request that meets a transition in flight may be dropped (DG-05) or run later, against the relations of that \
      moment (SCH-04, DG-06). `dismiss` on a controller that no longer presents anything is forwarded to its own \
      presenter (DG-01): then the next screen down goes. A delayed `dismiss` of a presentation controller that comes when \
      somebody else has ended its presentation is such a second one.

      Seen in the text are clients that close the page which tells them of its end and closes itself, drags that ask for a \
      dismissal with each of their changes, ends that are told to the client twice, since nothing keeps a second closing \
      out, and pages that are dismissed in the turn in which what they present is.
      """,
    example: [
      "B presents C. The close button of C calls `presentingViewController?.dismiss`; the user taps it twice.",
      "The first call dismisses C.",
      "The second call reaches B, which presents nothing any more: UIKit forwards it, and A dismisses B.",
    ],
    remedy: """
      Ignore the second request: test `isBeingDismissed` (or a flag of your own, or disable the button), and send \
      `dismiss` only if the receiver still presents the controller that you mean.
      """,
    documentation: "dismiss(animated:completion:) page",
    variants: [
      .clientHearsTwice: "What follows the end happens twice, since the client is told twice of one end.",
      .pageBelowStays:
        "The page stays: only what it has presented goes, and the user is where the work was already done.",
    ],
    remedies: [
      .clientHearsTwice: """
      Keep a second closing out: note that the page closes, and test the note first. Let the end of an animation speak of \
      what it was begun for, not of what is the case by then.
      """,
      .pageBelowStays: """
      Send one `dismiss` to whoever presents the page: it takes with it what the page presents. Or dismiss the page in the \
      completion of the first dismissal.
      """,
    ],
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "which controllers are still presented"),
    clause: { reader in
      (
        "a second dismiss for the same presentation finds nothing to dismiss",
        [
          reader.subject("sent to"),
          reader.value("it is presented by", reader.field("modalPresenter", of: reader.about)),
          reader.transitionsOnTheirWay,
        ]
      )
    }
  )
}
