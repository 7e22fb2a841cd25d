extension RuleCatalogue {
  static let tv506 = RuleDescription(
    id: .TV506,
    property: "P-36",
    name: "idempotent-callbacks",
    title: "A `will` callback may come again",
    statement: """
      Running the effects of a `viewWillAppear` or `viewWillDisappear` override twice in a row has the same result as \
      once.
      """,
    kind: .safety,
    severity: .warning,
    consequence: "An observer is registered twice and everything that it does happens twice.",
    why: """
      A cancelled transition sends `viewWillAppear` again without a `viewDidDisappear` before it, and \
      `viewWillDisappear` again without a `viewDidAppear` (APP-01, CAN-01, CAN-02). The machine runs the opposite \
      `will` callback and the callback once more, without consequences, and compares the stored properties that the \
      controller's class declares. As for TV505 only effects count: changes that the rest of an ordinary cycle takes \
      back. What the opposite `will` callback takes back is balanced; logs, plain counters and caches that are filled \
      once are left alone. What the callbacks of a controller register with the notification center, and the gesture \
      recognisers that they add, are counted while a disappearance is cancelled, those of `viewDidAppear` included, \
      which then comes again, too (CAN-02). A page that takes its views away in `viewWillAppear` and shows them in \
      `viewDidAppear` does so once more when a full-screen page that it presents has gone (A.3). Views, children and \
      observers that such a callback makes and adds, subscriptions, and web pages that it loads, are seen in the text.
      """,
    example: [
      "`viewWillAppear` adds an observation to a list that `viewDidDisappear` empties.",
      "The user starts to swipe back and lets go: `viewWillDisappear`, then `viewWillAppear` again.",
      "The list has two observations of the same thing.",
    ],
    remedy: """
      Make effects set-like, or remove before adding.
      """,
    documentation: """
      Enhancing your app with fluid transitions
      """,
    variants: [.entryIsRepeated: "The screen comes in a second time, although it was only covered."],
    remedies: [
      .entryIsRepeated: """
      Play the entry once: remember that it was played, or begin it in a callback that is not called when what covered \
      the page goes.
      """
    ],
    reproducer: ReproducerChecks(.atRest, .appearanceAgrees, look: "what the WILL callback does twice"),
    clause: { reader in
      if reader.function == "judgeRepeatedEntry" {
        return ("a page that has only been covered does not come in once more", [reader.subject("controller")])
      }
      return (
        "a callback that comes again after a cancelled transition leaves things as they were after the first time",
        [
          reader.subject("controller"),
          reader.value("callback", reader.argument(1)?.string),
        ]
      )
    }
  )
}
