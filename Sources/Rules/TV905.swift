extension RuleCatalogue {
  static let tv905 = RuleDescription(
    id: .TV905,
    property: nil,
    name: "delegate-signature",
    title: "Delegate methods have the names that UIKit asks for",
    statement: """
      No method of a class that adopts a transitioning, navigation, tab or presentation delegate protocol is a near \
      miss of one of its optional requirements (name or labels differ), so that UIKit never calls it.
      """,
    kind: .static,
    severity: .warning,
    consequence: """
      The custom transition never shows, or shows one way only: UIKit plays its own animation instead, without a \
      word.
      """,
    why: """
      The requirements are optional: UIKit looks for the exact name and does without if it is not there; a missing \
      animator means the standard animation (OBJ-04), a missing presentation controller a full-screen presentation \
      (OBJ-03). A name from an old SDK or another label is just a method that nobody calls.
      """,
    example: [
      "A delegate is migrated from an old SDK.",
      "`animationControllerForDismissedController(_:)` keeps its name; the compiler has no reason to object.",
      "The screen comes with the custom animation and goes with the standard one.",
    ],
    remedy: """
      Rename the method to the requirement; the finding names it.
      """,
    documentation: """
      UIViewControllerTransitioningDelegate page
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "whether UIKit calls the method: set a breakpoint in it"),
    clause: { reader in
      guard case .misspelt(let declared, let requirement) = reader.fact else { return nil }
      return (
        "a delegate's method has the name that UIKit calls",
        [reader.value("declared", declared), reader.value("called by UIKit", requirement)]
      )
    }
  )
}
