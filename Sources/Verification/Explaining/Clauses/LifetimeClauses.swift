import RunReport

extension ClauseWriter {
  /// TV801 and TV1205 (crashes), TV901 to TV904 and TV906.
  static var lifetime: Table {
    [
      .TV801: unwrapped, .TV1205: unwrapped,
      .TV901: { reader in
        (
          "whoever sets a delegate keeps it until the transition that asks it",
          [
            reader.value(
              "\(reader.moment.about.map(reader.state.typeName) ?? "controller").\(delegateName(reader))",
              "nil")
          ]
        )
      },
      .TV902: { reader in
        (
          "nothing holds what a transition was made of once it is over",
          [
            reader.value(
              "still held", reader.moment.about.map(reader.state.typeName) ?? "the transition context")
          ]
        )
      },
      .TV903: { reader in
        (
          "an animator that is used again starts with the flags that it started with before",
          [
            reader.value("the animator", reader.moment.about.map(reader.state.typeName)),
            reader.value("the transition", direction(reader)),
          ] + flags(reader)
        )
      },
      .TV904: { reader in
        (
          "the direction that the animator is set to is the direction of the transition",
          [
            reader.value("the animator", reader.moment.about.map(reader.state.typeName)),
            reader.value("the transition", direction(reader)),
          ]
        )
      },
      .TV906: { reader in
        (
          "the transitioning delegate is set on the controller that is presented",
          [reader.value("it is set on", reader.moment.about.map(reader.state.typeName))]
        )
      },
    ]
  }

  /// The Booleans of the animator's own class, as they are.
  private static func flags(_ reader: ClauseReader) -> [FailedClause.Value?] {
    guard let animator = reader.moment.about else { return [] }
    return reader.state.fields(of: animator).filter { $0.value.bool != nil }.prefix(3).map {
      reader.value($0.name, $0.value)
    }
  }

  /// The message quotes what is nil: the clause says what code takes for granted.
  private static func unwrapped(_ reader: ClauseReader) -> Description? {
    if let cast = reader.property.message.wholeMatch(of: /a value of type '(.+)' is cast with 'as!' to '(.+)'/) {
      return (
        "what is cast with 'as!' is of that type",
        [reader.value("the value is of type", String(cast.1)), reader.value("cast to", String(cast.2))]
      )
    }
    let parts = reader.property.message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[0].isEmpty, parts[2].contains("that is nil") else { return nil }
    return (
      "what is unwrapped with '!' is not nil",
      [reader.value(String(parts[1]), "nil"), reader.phase]
    )
  }

  private static func delegateName(_ reader: ClauseReader) -> String {
    switch reader.function {
    case "judgeDelegate", "judgeReplacement": "transitioningDelegate"
    default: "delegate"
    }
  }

  private static func direction(_ reader: ClauseReader) -> String? {
    reader.field("presents", of: reader.transition)?.bool.map { $0 ? "a presentation" : "a dismissal" }
  }
}
