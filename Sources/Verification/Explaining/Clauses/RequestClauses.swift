import RunReport

extension ClauseWriter {
  /// TV602 to TV605, TV702 and TV703.
  static var requests: Table {
    [
      .TV602: { reader in
        (
          "a request is sent where it is carried out, so that its completion block runs",
          [
            reader.value("sent to", receiver(reader)), presented(by: reader.moment.about, reader),
            transitions(reader),
          ]
        )
      },
      .TV603: { reader in
        (
          "a controller that means itself does not call dismiss on itself while it presents something",
          [reader.value("sent to", receiver(reader)), presented(by: reader.moment.about, reader)]
        )
      },
      .TV604: { reader in
        (
          "a second dismiss for the same presentation finds nothing to dismiss",
          [
            reader.value("sent to", receiver(reader)),
            reader.value("it is presented by", reader.field("modalPresenter", of: reader.moment.about)),
            transitions(reader),
          ]
        )
      },
      .TV605: { reader in
        (
          "what was dismissed together is gone together",
          [
            reader.value("still held", receiver(reader)),
            reader.value("it is presented by", reader.field("modalPresenter", of: reader.moment.about)),
          ]
        )
      },
      .TV702: { reader in
        if reader.function == "judgeBars" {
          let items = reader.field("ownItems", of: reader.moment.about).flatMap { reader.state.elements(of: $0) }
          return (
            "a bar shows the item of the controller on top of the navigation stack",
            different("the bar shows", reader.field("controller", of: items?.last), reader.argument(1), reader)
          )
        }
        return (
          "the controller on the screen is the top of the navigation stack",
          different(
            "on the screen", reader.field("shownController", of: reader.moment.about),
            reader.field("children", of: reader.moment.about).flatMap { reader.state.elements(of: $0) }?.last, reader)
        )
      },
      .TV703: { reader in
        (
          "useLayoutToLayoutNavigationTransitions is set before a push, and not for the root",
          [
            reader.value("controller", receiver(reader)),
            reader.value("it is already in", reader.field("parent", of: reader.moment.about)),
          ]
        )
      },
    ]
  }

  /// Two controllers, which may be of one class.
  private static func different(
    _ name: String, _ shown: ClauseReader.Value?, _ top: ClauseReader.Value?, _ reader: ClauseReader
  ) -> [FailedClause.Value?] {
    let text = reader.text(top)
    return [
      reader.value(name, shown),
      reader.value("on top of the stack", text == reader.text(shown) ? text.map { "another \($0)" } : text),
    ]
  }

  private static func receiver(_ reader: ClauseReader) -> String? { reader.moment.about.map(reader.state.typeName) }

  private static func presented(by controller: ClauseReader.Value?, _ reader: ClauseReader) -> FailedClause.Value? {
    reader.value("what it presents", reader.field("presentedChild", of: controller))
  }

  private static func transitions(_ reader: ClauseReader) -> FailedClause.Value? {
    reader.value("transitions on their way", String(reader.count(reader.state.global("activeTransitions"))))
  }
}
