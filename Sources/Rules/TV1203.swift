extension RuleCatalogue {
  static let tv1203 = RuleDescription(
    id: .TV1203,
    property: "P-63",
    name: "events-reenabled",
    title: "When all is settled touches and rotation work again",
    statement: """
      When everything is settled touch delivery is not suspended and no rotation is held back on account of a \
      transition.
      """,
    kind: .safety,
    severity: .error,
    consequence: "The whole window ignores touches, or the screen does not turn any more.",
    why: """
      During a non-interactive transition UIKit delivers no touches to the app's views (SCH-06) and may hold a \
      rotation back (F-38). Both end with `completeTransition(_:)` only; and what the app has switched off by itself \
      for the time of the transition, it has to switch on again on every path.
      """,
    example: [
      "The animator disables the window's user interaction for the time of the animation.",
      "The user cancels the transition.",
      "The completion re-enables it on success only: no tap is answered any more.",
    ],
    remedy: """
      Complete on every path (TV103). Do not disable interaction yourself: UIKit blocks touches during \
      non-interactive transitions. If you must, restore it before looking at the outcome.
      """,
    documentation: """
      Customizing the Transition Animations (non-interactive transitions); openradar 41217893, 36531447
      """,
    alwaysBreaks: [.TV1204],
    reproducer: ReproducerChecks(.atRest, .touchable),
    clause: { reader in
      (
        "interaction that was disabled for a transition is enabled again when it is over",
        [
          reader.view,
          reader.value("isUserInteractionEnabled", reader.field("isUserInteractionEnabled", of: reader.about)),
          reader.transitionsOnTheirWay,
        ]
      )
    }
  )
}
