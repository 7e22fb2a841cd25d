import RunReport

extension ClauseWriter {
  /// TV802 to TV804.
  static var coordinator: Table {
    [
      .TV802: { reader in
        (
          "what a block of the coordinator changes is undone when the transition is cancelled",
          [
            reader.value("still changed", reader.moment.about.map(reader.name(of:))),
            reader.ofContext("transitionWasCancelled"),
          ]
        )
      },
      .TV803: { reader in
        (
          "what a refused alongside block would have done is done otherwise",
          [reader.value("animate(alongsideTransition:)", "false"), reader.phase]
        )
      },
      .TV804: { reader in
        let running = reader.field("transition", of: reader.state.global("currentAlongside"))
        return (
          "what is animated beside an interactive transition follows the gesture: it lies in the container, or is named",
          [
            reader.view, reader.superview(of: reader.moment.about),
            reader.value("context.isInteractive", reader.field("isInteractive", of: running)),
          ]
        )
      },
    ]
  }
}
