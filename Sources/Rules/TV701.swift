extension RuleCatalogue {
  static let tv701 = RuleDescription(
    id: .TV701,
    property: "P-43",
    name: "nav-exclusive",
    title: "One navigation transition at a time",
    statement: """
      Where transitions are not fluid (iOS ≤ 17, custom AN): no push, pop or `setViewControllers` while a transition \
      of the same navigation controller is in flight.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The bar shows one screen and the content another, Back leads to where nobody has been, or the app stops \
      responding to touches altogether.
      """,
    why: """
      Before iOS 18, and with custom animators ever since, a navigation controller knows one transition at a time. A \
      push or pop that comes before its end changes the stack at once, but not the screen: UIKit logs "nested push \
      animation can result in corrupted navigation bar" and finishes "in an unexpected state" (NAV-05, T-35). Fluid \
      transitions of iOS 18 may be interrupted at any time (NAV-06). What needs a second tap before UIKit has started \
      the transition is *possible*: both must fall into one turn of the run loop, and that UIKit lets the second \
      through is open (F-55). Code that pushes with animation and sets the same stack in the same turn is seen in the text; \
      so is a row that performs the segue of its storyboard's cell once more when it is selected (SEG-01). A function that \
      pushes or pops with animation and calls its client's completion in the same turn asks for the next push too early; \
      that is seen in the text.
      """,
    example: [
      "The user taps a row: `pushViewController` changes the stack, the transition is requested.",
      "A second tap arrives before UIKit has started the transition, and pushes once more.",
      "The first transition ends: the screen shows the first controller, the stack ends with the second.",
    ],
    remedy: """
      Queue on the coordinator or disable the trigger.
      """,
    documentation: """
      Enhancing your app with fluid transitions (contrast); HeroTransitions/Hero#638
      """,
    ending: .always,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "the console: UIKit warns there of nested pushes and unbalanced appearance"),
    clause: { reader in
      (
        "the navigation stack is changed only between its transitions",
        [
          reader.value(
            "controllers on the stack",
            reader.about.map { String(reader.count(reader.field("children", of: $0))) }),
          reader.transitionsOnTheirWay,
        ]
      )
    }
  )
}
