extension RuleCatalogue {
  static let tv307 = RuleDescription(
    id: .TV307,
    property: "P-23",
    name: "rollback-properties",
    title: "Properties have their former values after a transition",
    statement: """
      At quiescence every property (alpha, isHidden, transform, layer transform, frame, corner radius) of a lasting \
      view that AN changed for the animation has its former value, a final frame after commit excepted.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The user swipes back and changes her mind: the picture that she had tapped stays invisible, or the screen stays \
      shrunk and dimmed.
      """,
    why: """
      A percent-driven cancel runs the animations backwards, so what was set inside an animation block is put back \
      (CAN-04, INT-05); what was set before the block is not, and with an own interaction controller nothing is. After \
      a cancelled transition the screen must be what it was (CAN-02), also where nobody looks at the tree. \
      A client of a library may keep what it has shown and show it again: it finds what was left changed in it.
      """,
    example: [
      "The user taps a picture; the animator hides it and lets a copy of it grow.",
      "The user cancels; the copy shrinks back into its place.",
      "The completion shows the picture again only if the transition was not cancelled: it stays hidden.",
    ],
    remedy: """
      Keep the former values, or know them, and set them in the completion on both outcomes; what only the animation \
      changes belongs inside the animation block.
      """,
    documentation: """
      Customizing the Transition Animations (cleaning up); DenTelezhkin/ZoomInteractiveTransition#11
      """,
    // A property was not put back; others may not have been, either.
    ending: .never,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "the properties that the animator changes: compare them with those before"),
    clause: { reader in
      let view = reader.field("view", of: reader.propertyChange)
      return (
        "what was changed for the animation is what it was before",
        [reader.value("the view", view.map(reader.name(of:)))] + reader.changeOfProperty
      )
    }
  )
}
