extension RuleCatalogue {
  static let tv302 = RuleDescription(
    id: .TV302,
    property: "P-18",
    name: "no-foreign-view",
    title: "A view that the context does not give is not touched",
    statement: """
      If `view(forKey: k)` is nil, the animator neither adds, removes nor re-parents the view of that view \
      controller.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      After the dismissal the screen is black: the presenter's view has left the window together with the container.
      """,
    why: """
      Nil means: do not touch this controller's view (OBJ-15). Under every style that keeps the presenter's view in \
      place (custom, over full screen, sheets) the presenter's view is not part of the transition. Moved into the \
      container, it leaves the window when UIKit removes the container (DISM-03, FAIL-05).
      """,
    example: [
      "The app dismisses a controller that was presented with the custom style.",
      "The animator inserts `viewController(forKey: .to)!.view` into the container.",
      "The transition completes; UIKit removes the container and the presenter's view with it.",
    ],
    remedy: """
      Take views from `view(forKey:)` only, never from `viewController(forKey:)?.view`, and skip what is nil.
      """,
    documentation: "UIViewControllerTransitioning.h (`viewForKey:`)",
    absorbs: [.TV303, .TV306, .TV1105],
    // A view was touched that the context does not give; what becomes of it shows later.
    ending: .never,
    reproducer: ReproducerChecks(.atRest, .topVisible),
    clause: { reader in
      (
        "an animator moves only views that view(forKey:) offers",
        [
          reader.value("the view", reader.about.map { "view of \($0.typeName)" }),
          reader.value("view(forKey:)", "nil"),
        ]
      )
    }
  )
}
