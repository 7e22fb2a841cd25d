extension RuleCatalogue {
  static let tv301 = RuleDescription(
    id: .TV301,
    property: "P-17",
    name: "to-view-visible",
    title: "After the transition the new view is on screen",
    statement: """
      After t is committed the view of its `to` view controller is in a window, neither it nor an ancestor is hidden \
      or has alpha 0, and its bounds are not empty.
      """,
    kind: .safety,
    severity: .error,
    consequence: "The screen is black or empty after the animation, although the app believes that all is well.",
    why: """
      With a custom animator UIKit does not add the presented view: the animator adds it to the container before it \
      animates (PRES-01), and makes it visible again whatever it hid (FAIL-06, FAIL-14). The first experiment of the \
      cell-to-detail tutorial shows the black screen.
      """,
    example: [
      "The app presents a controller; the animator animates a snapshot only.",
      "The animation ends, the snapshot is removed, `completeTransition(true)` is called.",
      "The presented view was never added to the container: nothing is visible.",
    ],
    remedy: """
      Add `view(forKey: .to)`, if it is not nil, to the container before animating, and in the completion give alpha, \
      `isHidden` and transform their final values on both outcomes.
      """,
    documentation: "Customizing the Transition Animations; WWDC 2013-218",
    reproducer: ReproducerChecks(.atRest, .topVisible),
    clause: { reader in
      let view = reader.field("loadedView", of: reader.about)
      return (
        "after completeTransition(true) the view that the transition leads to is in the window",
        [
          reader.value("the view", view.map(reader.name(of:))), reader.superview(of: view),
          reader.value("isHidden", reader.hidden(view)), reader.value("alpha", reader.faded(view)),
        ]
      )
    }
  )
}

extension ClauseReader {
  /// Only where it is why the view is not seen.
  fileprivate func hidden(_ view: (any MemoryValue)?) -> String? {
    field("isHidden", of: view)?.bool == true ? "true" : nil
  }

  /// Only where it is why the view is not seen.
  fileprivate func faded(_ view: (any MemoryValue)?) -> String? { field("alpha", of: view)?.double == 0 ? "0" : nil }
}
