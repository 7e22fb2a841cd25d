import RunReport

extension ClauseWriter {
  /// TV801 and TV1205 (crashes), TV901 to TV906.
  static var lifetime: Table {
    [
      "TV801": unwrapped, "TV1205": unwrapped,
      "TV901": { reader in
        (
          "whoever sets a delegate keeps it until the transition that asks it",
          [
            reader.value(
              "\(reader.moment.about.map(reader.state.typeName) ?? "controller").\(delegateName(reader))",
              "nil")
          ]
        )
      },
      "TV902": { reader in
        (
          "nothing holds what a transition was made of once it is over",
          [
            reader.value(
              "still held", reader.moment.about.map(reader.state.typeName) ?? "the transition context")
          ]
        )
      },
      "TV904": { reader in
        (
          "the direction that the animator is set to is the direction of the transition",
          [
            reader.value("the animator", reader.moment.about.map(reader.state.typeName)),
            reader.value("the transition", direction(reader)),
          ]
        )
      },
      "TV906": { reader in
        (
          "the transitioning delegate is set on the controller that is presented",
          [reader.value("it is set on", reader.moment.about.map(reader.state.typeName))]
        )
      },
    ]
  }

  /// The message quotes what is nil: the clause says what code takes for granted.
  private static func unwrapped(_ reader: ClauseReader) -> Description? {
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
