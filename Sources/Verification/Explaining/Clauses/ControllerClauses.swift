import RunReport

extension ClauseWriter {
  /// TV501 to TV507, TV601 and TV701.
  static var controllers: Table {
    [
      .TV501: { reader in
        if reader.function == "judgeBalance", let level = level(reader) {
          return (
            "every beginAppearanceTransition is closed by an endAppearanceTransition",
            [reader.value("controller", controller(reader)), reader.value("begins without an end", level)]
          )
        }
        return (
          "what a controller was told of its appearance is what is shown",
          [reader.value("controller", controller(reader)), appearance(reader)]
        )
      },
      .TV502: { reader in
        (
          "appearance callbacks come in their order: will, did, and an end only after a begin",
          [
            reader.value("controller", controller(reader)), appearance(reader),
            reader.value("begins without an end", level(reader) ?? "0"),
          ]
        )
      },
      .TV503: { reader in
        (
          "only UIKit calls the appearance callbacks",
          [reader.value("controller", controller(reader)), appearance(reader)]
        )
      },
      .TV504: { reader in
        (
          "an override of a callback calls super",
          [
            reader.value("class", controller(reader)),
            reader.value("callback", reader.field("callback", of: reader.argument(0)).flatMap(reader.state.string)),
            reader.value("call of super", "none"),
          ]
        )
      },
      .TV506: { reader in
        (
          "a callback that comes again after a cancelled transition leaves things as they were after the first time",
          [
            reader.value("controller", controller(reader)),
            reader.value("callback", reader.argument(1).flatMap(reader.state.string)),
          ]
        )
      },
      .TV507: { reader in
        (
          "the presenter is told to appear and to disappear as its view does",
          [
            reader.value("presenter", controller(reader)), appearance(reader),
            reader.value("begins without an end", level(reader)), reader.ofContext("transitionWasCancelled"),
          ]
        )
      },
      .TV505: { reader in
        (
          "what a `will` callback did is undone when the transition is cancelled",
          [reader.value("controller", controller(reader)), appearance(reader)]
        )
      },
      .TV601: { reader in
        let presented = reader.field("presentedChild", of: reader.moment.about)
        return (
          "a controller presents when its last request is over, it presents nothing and its view is in the window",
          [
            reader.value("presenter", controller(reader)),
            reader.value("what it presents", presented),
            reader.value("transitions on their way", String(reader.count(reader.state.global("activeTransitions")))),
          ]
        )
      },
      .TV701: { reader in
        (
          "the navigation stack is changed only between its transitions",
          [
            reader.value(
              "controllers on the stack", String(reader.count(reader.field("children", of: reader.moment.about)))),
            reader.value("transitions on their way", String(reader.count(reader.state.global("activeTransitions")))),
          ]
        )
      },
    ]
  }

  private static func controller(_ reader: ClauseReader) -> String? { reader.moment.about.map(reader.state.typeName) }

  private static func appearance(_ reader: ClauseReader) -> FailedClause.Value? {
    reader.value("what it was told last", reader.field("appearanceState", of: reader.moment.about))
  }

  private static func level(_ reader: ClauseReader) -> String? {
    reader.field("appearanceForwarding.level", of: reader.moment.about)?.integer.map(String.init)
  }
}
