extension RuleCatalogue {
  static let tv804 = RuleDescription(
    id: .TV804,
    property: "P-48",
    name: "alongside-in-view",
    title: "Views outside the container are animated with the `in:` form",
    statement: """
      A view outside the container that must follow a percent-driven t is animated with the `in:` form.
      """,
    kind: .static,
    severity: .note,
    consequence: """
      While the finger drags the screen, a bar beside it has long run ahead, and on a cancelled drag it does not \
      come back with the rest.
      """,
    why: """
      A percent-driven interaction scrubs what is inside the container of the transition; views elsewhere need \
      `animateAlongsideTransition(in:)` to follow it and to go back with it (TC-07, INT-02, INT-06).
      """,
    example: [
      "The user drags the presented screen down.",
      "An alongside block fades a bar of the presenter, which lies outside the container.",
      "The bar fades at its own pace instead of following the finger.",
    ],
    remedy: """
      Use `animateAlongsideTransition(in:animation:completion:)` with the view or an ancestor of it.
      """,
    documentation: """
      UIViewControllerTransitionCoordinator.h (`animateAlongsideTransitionInView:animation:completion:`)
      """,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "whether the view outside of the container follows a finger"),
    clause: { reader in
      let running = reader.field("transition", of: reader.global("currentAlongside"))
      return (
        "what is animated beside an interactive transition follows the gesture: it lies in the container, or is named",
        [
          reader.view, reader.superview(of: reader.about),
          reader.value("context.isInteractive", reader.field("isInteractive", of: running)),
        ]
      )
    }
  )
}
