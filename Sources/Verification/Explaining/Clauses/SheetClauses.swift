import RunReport

extension ClauseWriter {
  /// TV1101 to TV1105.
  static var sheets: Table {
    [
      .TV1101: { reader in
        let effect = reader.field("tugEffects", of: reader.argument(0)).flatMap { reader.state.elements(of: $0) }?.first
        return (
          "what the delegate changes when a pull begins is put back when the sheet stays",
          [
            reader.value("the delegate", reader.moment.about.map(reader.state.typeName)),
            reader.value("still changed in", reader.field("former.object", of: effect).map(reader.state.typeName)),
            reader.value("the sheet", "stays"),
          ]
        )
      },
      .TV1102: { reader in
        (
          "a dismissal by the app cleans up as a pull does",
          [
            reader.value(
              reader.function == "judgeOwnDismissal" ? "the presentation controller" : "the delegate",
              reader.moment.about.map(reader.state.typeName)), reader.value("closed by", "the app"),
          ]
        )
      },
      .TV1103: { reader in
        (
          "a screen with unsaved changes refuses to be pulled away, and tells the user why",
          [
            reader.value("the screen", reader.moment.about.map(reader.state.typeName)),
            reader.value("isModalInPresentation", reader.field("isModalInPresentation", of: reader.moment.about)),
            reader.value("unsaved changes", "yes"),
          ]
        )
      },
      .TV1104: { reader in
        (
          "a delegate that is asked how a presentation adapts answers and does nothing else",
          [
            reader.value("the delegate", reader.moment.about.map(reader.state.typeName)),
            reader.value(
              "while it is asked",
              reader.function == "judgeRequestInQuery" ? "a presentation or dismissal is asked for" : nil),
          ]
        )
      },
      .TV1105: { reader in
        (
          "nothing waits for callbacks or views that only another presentation style brings",
          [
            reader.value("the presented controller", reader.moment.about.map(reader.state.typeName)),
            reader.value("its modalPresentationStyle", reader.field("modalPresentationStyle", of: reader.moment.about)),
            reader.value("the presenter", reader.field("presenter", of: reader.transition)),
          ]
        )
      },
    ]
  }
}
