extension RuleCatalogue {
  static let tv1003 = RuleDescription(
    id: .TV1003,
    property: "P-27",
    name: "no-frame-under-transform",
    title: "No frame is set while a transform is not the identity",
    statement: """
      `frame` of a view is neither set nor used for layout while its transform is not identity.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The screen jumps at the end of the animation and is too large, too small or shifted.
      """,
    why: """
      `frame` is computed from bounds, centre and transform; while the transform is not the identity its value is \
      undefined, and setting it changes bounds and centre so that the result is right only under that transform. Since \
      iOS 8 rotation leaves no transform on views (ROT-08), so any transform is the app's own.
      """,
    example: [
      "The animator scales the view down.",
      "It gives the view its final frame, which now holds for the scaled view.",
      "The animation takes the scale away: the view is larger than its place.",
    ],
    remedy: """
      Set the frame first and the transform afterwards, or use `bounds` and `center`.
      """,
    documentation: """
      UIView.frame page; mattneub/custom-alert-view-iOS7#2
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "frames that were set under a transform"),
    clause: { reader in
      (
        "the frame of a view is set only while its transform is the identity",
        [reader.view, reader.value("its transform", reader.transformInWords)]
      )
    }
  )
}

extension ClauseReader {
  fileprivate var transformInWords: String? {
    let kind = field("placement.transform", of: about)?.symbol
    return kind == "moved" ? "moved" : kind.map { _ in "not the identity" }
  }
}
