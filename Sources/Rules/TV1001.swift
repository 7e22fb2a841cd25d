import RunReport

extension RuleCatalogue {
  static let tv1001 = RuleDescription(
    id: .TV1001,
    property: "P-25",
    name: "final-frame-honoured",
    title: "The view ends in its final frame",
    statement: """
      If `finalFrame(for: v)` ≠ `.zero`, the frame of v's view equals it when t commits.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The screen is too small or too large for the device, or half of it is black after the device was turned.
      """,
    why: """
      A final frame that is not zero must be honoured (OBJ-14). UIKit places a presented view nowhere by itself \
      where a presentation controller proposes a frame (ROT-04), and a presenter that was removed has kept the size \
      of the time when it left the window (ROT-06).
      """,
    example: [
      "The user opens a full-screen page and turns the device.",
      "The user closes the page; the animator adds the view below without giving it a frame.",
      "The screen below comes back in the size of the other orientation.",
    ],
    remedy: """
      Set the frame of the view that appears to `finalFrame(for:)` before it is added, or at the end of the \
      animation.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`finalFrameForViewController:`)
      """,
    absorbs: [.TV1004],
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "the frame of the view beside finalFrame(for:)"),
    clause: { reader in
      let view = reader.field("loadedView", of: reader.about)
      return (
        "after completeTransition(true) the view has the frame that finalFrame(for:) gives",
        [reader.value("the view", view.map(reader.name(of:))), reader.frame(of: view)]
      )
    }
  )
}

extension ClauseReader {
  /// What is known of a frame: the machine keeps no numbers.
  fileprivate func frame(of view: (any MemoryValue)?) -> FailedClause.Value? {
    let words = [
      "initial": "never set", "container": "as large as the container", "zero": "empty", "constant": "fixed numbers",
      "outdated": "as before the window changed its size",
    ]
    return value("its frame", words[field("placement.frame.shape", of: view)?.symbol ?? "initial"])
  }
}
