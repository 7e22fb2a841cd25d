extension RuleCatalogue {
  static let tv1005 = RuleDescription(
    id: .TV1005,
    property: nil,
    name: "no-layout-fight",
    title: "Layout leaves alone what a transition moves",
    statement: """
      While AN animates the frame of a view, no layout callback and no keyboard handler of the app writes that frame.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The sheet jumps back under the finger, or flashes in its old place while it slides away.
      """,
    why: """
      A layout pass of the container may come at any time during a transition (T-41): new subviews and a change of \
      size bring one (ROT-04, F-38). What it sets is set at once, under the running animation. \
      So does a handler of the keyboard: what is edited leaves the screen with the dismissal, and the keyboard with it.
      """,
    example: [
      "The user closes the sheet; the animator slides its frame down.",
      "The device is turned, and the container is laid out.",
      "`containerViewWillLayoutSubviews` sets the frame back while the sheet is on its way.",
    ],
    remedy: """
      Return from the layout callback while `isBeingDismissed` or while the drag lasts, or move constraints and the \
      transform instead of the frame.
      """,
    documentation: """
      containerViewWillLayoutSubviews() page
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "whether the view jumps when layout comes"),
    clause: { reader in
      (
        "layout leaves a view alone while a transition moves it away",
        [reader.view, reader.phase, reader.ofContext("isInteractive")]
      )
    }
  )
}
