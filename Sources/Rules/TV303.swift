extension RuleCatalogue {
  static let tv303 = RuleDescription(
    id: .TV303,
    property: "P-19",
    name: "presenter-restored",
    title: "After a dismissal the presenter's view is back in its place",
    statement: """
      After a committed dismissal the presenter's view is in the window, and no ancestor of it is the container of \
      the presentation that ended.
      """,
    kind: .safety,
    severity: .error,
    consequence: "The screen is black after closing, and only restarting the app brings it back.",
    why: """
      When a dismissal is committed the container leaves the window (DISM-02). Under styles that removed the \
      presenter's view UIKit moves that view back; whatever else the app has taken out of its place stays out \
      (DISM-03, FAIL-05).
      """,
    example: [
      "A presentation controller moves the presenter's view into a card of its own container.",
      "The user closes the screen and the dismissal is committed.",
      "The container leaves the window and takes the presenter's view along.",
    ],
    remedy: """
      Leave the presenter's view alone under styles that keep it; animate a snapshot instead. Under styles that \
      remove it, add it to the container for the dismissal only, and only if `view(forKey: .to)` returns it.
      """,
    documentation: "WWDC 2019-224 (view moves back); Customizing the Transition Animations",
    absorbs: [.TV301],
    reproducer: ReproducerChecks(.atRest, .topVisible),
    clause: { reader in
      let view = reader.field("loadedView", of: reader.about)
      return (
        "after the dismissal the presenter's view is in the window",
        [reader.value("the view", view.map(reader.name(of:))), reader.superview(of: view)]
      )
    }
  )
}
