extension RuleCatalogue {
  static let tv1004 = RuleDescription(
    id: .TV1004,
    property: "P-60",
    name: "rotation-settles",
    title: "A rotation during a transition settles",
    statement: """
      A rotation requested while t is in flight is eventually applied and all shown view controllers are laid out at \
      the new size, under every value of F-38.
      """,
    kind: .liveness,
    severity: .warning,
    consequence: """
      The user turns the device while a screen opens; after closing it the screen below has the old width.
      """,
    why: """
      A rotation that comes during a transition is applied at once or held until its end (ROT-05, F-38). When it is \
      applied at the end, the presenter may have left the window already, and what is off-screen is not resized \
      (ROT-06): its frame is the duty of the animator that brings it back (OBJ-14).
      """,
    example: [
      "The user opens a full-screen page and turns the device in the middle of the animation.",
      "The page is there; UIKit applies the rotation, the screen below is off-screen.",
      "The user closes the page; the animator does not set a frame.",
    ],
    remedy: """
      Set the frame of the view that appears to `finalFrame(for:)`; what depends on the size belongs into \
      `viewWillTransition(to:with:)` or layout.
      """,
    documentation: """
      WWDC 2014-214; openradar 30076125
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "frames after the rotation"),
    clause: { reader in
      let view = reader.field("loadedView", of: reader.about)
      return (
        "a view that was off the screen during a rotation comes back in the new size",
        [reader.value("the view", view.map(reader.name(of:))), reader.value("its frame", "as before the rotation")]
      )
    }
  )
}
