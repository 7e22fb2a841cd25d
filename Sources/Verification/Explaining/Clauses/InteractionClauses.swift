import RunReport

extension ClauseWriter {
  /// TV201 to TV209.
  static var interaction: Table {
    [
      .TV201: { reader in
        (
          "a gesture that is over has finished or cancelled its interactive transition",
          [
            reader.value("the gesture", gesture(reader)), reader.value("outcome told", "none"),
            reader.value("context.isInteractive", reader.field("isInteractive", of: reader.transition)),
          ]
        )
      },
      .TV202: { reader in
        (
          "an interactive transition is finished or cancelled once",
          [
            reader.value("the first outcome", outcome(reader)),
            reader.value("the second outcome", reader.argument(1).flatMap(reader.state.symbol)),
          ]
        )
      },
      .TV203: { reader in
        (
          "a gesture that was cancelled cancels its transition",
          [
            reader.value("gesture.state", reader.field("state", of: reader.state.global("currentGesture"))),
            reader.value("the outcome told", reader.argument(1).flatMap(reader.state.symbol)),
          ]
        )
      },
      .TV204: { reader in
        (
          "an outcome that comes before the transition has started is kept for its start",
          [reader.value("the gesture", "over before the start"), reader.value("outcome at the start", "none")]
        )
      },
      .TV205: { reader in
        (
          "an interaction controller is answered only while a gesture drives the transition",
          [
            reader.value("the interaction controller", reader.moment.about.map(reader.name(of:))),
            reader.value("the gesture", "none"),
          ]
        )
      },
      .TV206: { reader in
        (
          "update(_:) is called only between the start of the interaction and its outcome",
          [
            reader.phase ?? reader.value("the transition", "not started"),
            reader.value("context.isInteractive", reader.field("isInteractive", of: reader.transition)),
          ]
        )
      },
      .TV207: { reader in
        (
          "a percent-driven interaction controller tells the context by itself",
          [
            reader.value("the interaction controller", reader.field("interactor", of: reader.transition)),
            reader.phase,
          ]
        )
      },
      .TV208: { reader in
        (
          "interruptibleAnimator(using:) answers the one animator that drives the transition until its end",
          [
            reader.value("the animator's state", reader.field("interruptible.state", of: reader.transition)),
            reader.phase,
          ]
        )
      },
      .TV209: { reader in
        (
          "a property animator is used as its state allows, and is inactive when it is released",
          [reader.value("the animator's state", reader.field("state", of: reader.moment.about))]
        )
      },
    ]
  }

  private static func gesture(_ reader: ClauseReader) -> String? {
    guard let state = reader.field("state", of: reader.state.global("currentGesture")) else { return "over" }
    return reader.text(state)
  }

  private static func outcome(_ reader: ClauseReader) -> String? {
    if let early = reader.field("earlyOutcome", of: reader.transition).flatMap(reader.state.symbol) { return early }
    return reader.field("transitionWasCancelled", of: reader.transition)?.bool.map { $0 ? "cancel" : "finish" }
  }
}
