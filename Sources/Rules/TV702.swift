import RunReport

extension RuleCatalogue {
  static let tv702 = RuleDescription(
    id: .TV702,
    property: "P-44",
    name: "nav-stack-matches-screen",
    title: "The screen shows the top of the stack",
    statement: """
      At quiescence the top of the navigation stack is the shown view controller and the bar's top item is its item.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      Title and buttons belong to another screen than the one that is shown, and what the user taps happens there.
      """,
    why: """
      `willShow` comes when a pop starts, and an interactive pop can still be cancelled: the stack is restored, \
      `didShow` is not sent (NAV-01, NAV-04). What was kept in step with the stack in `willShow` then runs ahead of it. \
      Nested pushes and pops leave the screen behind the stack, too (NAV-05). A list of the navigation delegate that is \
      the end of the stack when a pop begins is held against the stack, too: after a cancelled pop always, after one of the \
      user if it has followed a pop before. So is a switch of the delegate that `willShow` turns and `didShow` turns back, and whether the bar is shown. \
      A container of the app's own that pushes and pops pages of a list is held against that list: its end is on the screen.
      """,
    example: [
      "The user swipes back from the edge: `willShow` announces the screen below, and the app's bar shows its title.",
      "The user lifts the finger early, and the pop is cancelled.",
      "The bar still shows the title of the screen below.",
    ],
    remedy: """
      Update in `navigationController(_:didShow:animated:)`, or in a completion of the transition coordinator that \
      tests `isCancelled`.
      """,
    documentation: """
      UINavigationControllerDelegate page; WWDC 2013-218
      """,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "the title in the bar beside the controller on the screen"),
    clause: { reader in
      if reader.function == "judgeKeptList" {
        return (
          "a list that is kept beside the navigation stack has what the stack has, also after a pop that was cancelled",
          [reader.subject("stack of")]
        )
      }
      if reader.function == "judgeKeptFlags" {
        return (
          "what the delegate notes in willShow is taken back where didShow does not come",
          [reader.subject("stack of")]
        )
      }
      if reader.function == "judgeKeptBar" {
        return (
          "whether the bar is shown is as before the pop that was cancelled",
          [reader.subject("stack")]
        )
      }
      if reader.function == "judgeOwnStack" {
        return (
          "the page on top of a container's own stack is on the screen",
          [reader.subject("container")]
        )
      }
      if reader.function == "judgeBars" {
        let items = reader.field("ownItems", of: reader.about)?.elements
        return (
          "a bar shows the item of the controller on top of the navigation stack",
          reader.different("the bar shows", reader.field("controller", of: items?.last), reader.argument(1))
        )
      }
      return (
        "the controller on the screen is the top of the navigation stack",
        reader.different(
          "on the screen", reader.field("shownController", of: reader.about),
          reader.field("children", of: reader.about)?.elements?.last)
      )
    }
  )
}

extension ClauseReader {
  /// Two controllers, which may be of one class.
  fileprivate func different(
    _ name: String, _ shown: (any MemoryValue)?, _ top: (any MemoryValue)?
  ) -> [FailedClause.Value?] {
    let text = text(top)
    return [
      value(name, shown),
      value("on top of the stack", text == self.text(shown) ? text.map { "another \($0)" } : text),
    ]
  }
}
