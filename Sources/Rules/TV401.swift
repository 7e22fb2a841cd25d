extension RuleCatalogue {
  static let tv401 = RuleDescription(
    id: .TV401,
    property: "P-28",
    name: "chrome-follows-container",
    title: "Chrome and presented view follow the container",
    statement: """
      While presented, after each container layout: the presented view has frame \
      `frameOfPresentedViewInContainerView`, and chrome declared full-size has the container's bounds.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      After the device was turned, a bright stripe remains beside the dimmed part, and the sheet hangs half outside \
      of the screen.
      """,
    why: """
      When the container changes its size UIKit calls `containerViewWillLayoutSubviews` and \
      `containerViewDidLayoutSubviews`, and repositions neither the presented view nor the chrome of a custom \
      presentation controller beyond autoresizing (ROT-04).
      """,
    example: [
      "The sheet is shown; the dimming view has the bounds that the container had then.",
      "The user turns the device.",
      "Nothing gives the dimming view its new size.",
    ],
    remedy: """
      Set the frames in `containerViewWillLayoutSubviews`, or give the chrome constraints or a flexible width and \
      height.
      """,
    documentation: """
      WWDC 2014-228; containerViewWillLayoutSubviews() page
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible),
    clause: { reader in
      (
        "views as large as the container follow its size",
        [reader.view, reader.value("its frame", "as before the container changed its size")]
      )
    }
  )
}
