extension RuleCatalogue {
  static let tv1002 = RuleDescription(
    id: .TV1002,
    property: "P-26",
    name: "no-stale-geometry",
    title: "Geometry is read after the last change of size",
    statement: "Geometry that the animator uses was read after the last size change of the container.",
    kind: .safety,
    severity: .warning,
    consequence: """
      After the device was turned, the animation flies to the place where the cell used to be, or the screen comes \
      back in the wrong size.
      """,
    why: """
      Frames belong to a size of the window. A presenter that was removed is not even resized while it is off-screen \
      (ROT-06), and a rotation may be applied in the middle of a transition (F-38). The guide says not to cache what \
      the context can tell (FAIL-15).
      """,
    example: [
      "The user taps a cell; its rectangle is stored and the detail screen is presented.",
      "The user turns the device.",
      "The dismissal animates to the stored rectangle, which belongs to the old size.",
    ],
    remedy: """
      Compute rectangles in `animateTransition(using:)` from views that are laid out at that moment. Take the end \
      frame of the controller that comes from `finalFrame(for:)`, and that of the one which stays after a cancelled \
      dismissal from its presentation controller (`frameOfPresentedViewInContainerView`); read both again in the \
      completion if you set them there.
      """,
    documentation: "Customizing the Transition Animations (no cached data)",
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "frames after the change of size"),
    clause: { reader in
      (
        "an animator sets no position or size that was read before the window changed its size",
        [reader.view, reader.value("what it is set to", "read before the window changed its size"), reader.phase]
      )
    }
  )
}
