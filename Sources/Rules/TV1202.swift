extension RuleCatalogue {
  static let tv1202 = RuleDescription(
    id: .TV1202,
    property: "P-55",
    name: "background-safe",
    title: "Going to the background leaves the transition done or undone",
    statement: """
      If the app enters the background at any point of t, t ends committed or completely rolled back.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The user answers a call during the animation and comes back to a broken screen: half faded, or frozen.
      """,
    why: """
      Entering the background removes running animations, and their completions run with `finished = false` (BG-01). \
      Clean-up that stands behind `if finished`, or a completion that waits for `finished`, is skipped on that path \
      only, and no test on a desk meets it (BG-02, BG-03).
      """,
    example: [
      "The app presents a controller; its view fades in.",
      "The app goes to the background; the animation is removed and its completion gets `finished = false`.",
      "The completion cleans up and completes only `if finished`: the transition never ends.",
    ],
    remedy: """
      Do not look at `finished`: apply the end state, clean up and complete with `!context.transitionWasCancelled` \
      in every case.
      """,
    documentation: "UIView animation completion page; Orderella/PopupDialog#140",
    reproducer: ReproducerChecks(.atRest),
    clause: { reader in
      (
        "a transition ends as it should although the app goes to the background",
        [
          reader.subject("the animator"),
          reader.value("calls of completeTransition(_:)", reader.function == "judgeStranded" ? "0" : nil),
          reader.phase,
        ]
      )
    }
  )
}
