import RunReport

extension ClauseWriter {
  /// TV1201 to TV1204.
  static var system: Table {
    [
      .TV1201: { reader in
        if reader.function == "compareChrome" {
          return (
            "a presentation without animation ends as one with animation does",
            [
              reader.value("the presentation controller", reader.moment.about.map(reader.state.typeName)),
              reader.value("animated", "no"),
            ]
          )
        }
        return (
          "what an animated transition changed is given back by one without animation, too",
          [reader.view] + change(reader)
        )
      },
      .TV1202: { reader in
        (
          "a transition ends as it should although the app goes to the background",
          [
            reader.value("the animator", reader.moment.about.map(reader.state.typeName)),
            reader.value("calls of completeTransition(_:)", reader.function == "judgeStranded" ? "0" : nil),
            reader.phase,
          ]
        )
      },
      .TV1203: { reader in
        (
          "interaction that was disabled for a transition is enabled again when it is over",
          [
            reader.view,
            reader.value("isUserInteractionEnabled", reader.field("isUserInteractionEnabled", of: reader.moment.about)),
            transitions(reader),
          ]
        )
      },
      .TV1204: { reader in
        let pending = reader.field("pending", of: reader.state.global("mainRunLoop"))
        return (
          "the app comes to rest",
          [
            reader.value("what the run loop has still to do", work(pending, reader)), transitions(reader),
          ]
        )
      },
    ]
  }

  private static func transitions(_ reader: ClauseReader) -> FailedClause.Value? {
    reader.value("transitions on their way", String(reader.count(reader.state.global("activeTransitions"))))
  }

  /// The kinds of what is pending, in order.
  private static func work(_ pending: ClauseReader.Value?, _ reader: ClauseReader) -> String? {
    let words = [
      "animation": "the end of an animation", "block": "a block", "delayed": "a delayed block", "timer": "a timer",
      "repeating": "a repeating timer",
    ]
    let kinds = pending.flatMap { reader.state.elements(of: $0) }?.compactMap { work in
      reader.field("kind", of: work).flatMap(reader.state.symbol).flatMap { words[$0] }
    }
    guard let kinds, !kinds.isEmpty else { return nil }
    return kinds.prefix(3).joined(separator: ", ") + (kinds.count > 3 ? ", …" : "")
  }

  /// What a change of a property has changed, from and to, as far as it is a number or a Boolean.
  static func change(_ reader: ClauseReader) -> [FailedClause.Value?] {
    let change = reader.moment.arguments.first { reader.state.isKind($0, of: "PropertyChange") }
    let property = reader.field("property", of: change).flatMap(reader.state.symbol) ?? "the value"
    func plain(_ name: String, _ value: ClauseReader.Value?) -> FailedClause.Value? {
      guard let value, value.bool != nil || value.double != nil else { return nil }
      return reader.value(name, value)
    }
    return [
      plain("\(property) before", reader.field("former", of: change)),
      plain("\(property) now", reader.field(property, of: reader.field("view", of: change))),
    ]
  }
}
