extension RuleCatalogue {
  static let tv1201 = RuleDescription(
    id: .TV1201,
    property: "P-54",
    name: "non-animated-equivalent",
    title: "Without animation everything ends as with animation",
    statement: """
      For every flow the final state (tree, appearance, chrome, relations) with `animated = false` equals that with \
      `animated = true`.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      When the app is opened by a link, which presents without animation, the dimming is missing, or a screen stays \
      shrunk after an immediate dismissal.
      """,
    why: """
      Without animation there may be no transition coordinator, so nothing runs alongside (TC-01, PRES-05), and no \
      animator is asked for (F-05). What has to be there in the end must not depend on either, as little as whether the \
      presented view is in the view that frames it, the container is visible and a visual effect view has its effect. Where \
      no code of the app pushes or pops without animation, what a pop without animation leaves is *possible*. Chrome \
      of a library that becomes visible beside the animation alone is seen in the text.
      """,
    example: [
      "The app presents the sheet without animation.",
      "`transitionCoordinator` is nil, and the block that would show the dimming view is never registered.",
      "The sheet is shown over a bright screen.",
    ],
    remedy: """
      Where there is no coordinator set the end state directly; undo what the animator did in the presentation \
      controller.
      """,
    documentation: """
      Creating Custom Presentations (listings' else branch); UIViewControllerTransitioning.h (`isAnimated`)
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "what is different from the same run with animation"),
    clause: { reader in
      if reader.function == "compareChrome" {
        return (
          "a presentation without animation ends as one with animation does",
          [
            reader.subject("the presentation controller"),
            reader.value("animated", "no"),
          ]
        )
      }
      return (
        "what an animated transition changed is given back by one without animation, too",
        [reader.view] + reader.changeOfProperty
      )
    }
  )
}
