extension RuleCatalogue {
  static let tv506 = RuleDescription(
    id: "TV506",
    property: "P-36",
    name: "idempotent-callbacks",
    title: "A WILL callback may come again",
    statement: """
      Running the effects of a WA or WD override twice in a row has the same result as once.
      """,
    kind: .safety,
    severity: .warning,
    consequence: "An observer is registered twice and everything that it does happens twice.",
    why: """
      A cancelled transition sends WA again without a DD before it, and WD again without a DA (APP-01, CAN-01, CAN-02). The machine \
      runs the opposite WILL and the callback once more, without consequences, and compares the stored properties that the \
      controller's class declares. As for TV505 only effects count: changes that the rest of an ordinary cycle takes \
      back. What the opposite WILL takes back is balanced; logs, plain counters and caches that are filled once are left \
      alone.
      """,
    example: [
      "`viewWillAppear` adds an observation to a list that `viewDidDisappear` empties.",
      "The user starts to swipe back and lets go: WD, then WA again.",
      "The list has two observations of the same thing.",
    ],
    remedy: """
      Make effects set-like, or remove before adding.
      """,
    documentation: """
      Enhancing your app with fluid transitions
      """
  )
}
