import RunReport

extension ClauseWriter {
  /// TV1001 to TV1005.
  static var geometry: Table {
    [
      .TV1001: { reader in
        let view = reader.field("loadedView", of: reader.moment.about)
        return (
          "after completeTransition(true) the view has the frame that finalFrame(for:) gives",
          [reader.value("the view", view.map(reader.name(of:))), frame(of: view, reader)]
        )
      },
      .TV1002: { reader in
        (
          "an animator sets no position or size that was read before the window changed its size",
          [reader.view, reader.value("what it is set to", "read before the window changed its size"), reader.phase]
        )
      },
      .TV1003: { reader in
        (
          "the frame of a view is set only while its transform is the identity",
          [reader.view, reader.value("its transform", transform(reader))]
        )
      },
      .TV1004: { reader in
        let view = reader.field("loadedView", of: reader.moment.about)
        return (
          "a view that was off the screen during a rotation comes back in the new size",
          [reader.value("the view", view.map(reader.name(of:))), reader.value("its frame", "as before the rotation")]
        )
      },
      .TV1005: { reader in
        (
          "layout leaves a view alone while a transition moves it away",
          [reader.view, reader.phase, reader.ofContext("isInteractive")]
        )
      },
    ]
  }

  private static func transform(_ reader: ClauseReader) -> String? {
    let kind = reader.field("placement.transform", of: reader.moment.about).flatMap(reader.state.symbol)
    return kind == "moved" ? "moved" : kind.map { _ in "not the identity" }
  }

  /// What is known of a frame: the machine keeps no numbers.
  private static func frame(of view: ClauseReader.Value?, _ reader: ClauseReader) -> FailedClause.Value? {
    let words = [
      "initial": "never set", "container": "as large as the container", "zero": "empty", "constant": "fixed numbers",
      "outdated": "as before the window changed its size",
    ]
    let placed = reader.field("placement.frame.shape", of: view).flatMap(reader.state.symbol)
    return reader.value("its frame", words[placed ?? "initial"])
  }
}
