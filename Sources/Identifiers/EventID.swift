/// Which event happens: what runs, findings and reports tell events apart by.
///
/// Its raw value is one word for the machine's own events, and begins with `call ` or `named ` for the others. Ids of
/// findings are made of these, never of the sentences that people read.
package enum EventID: Hashable, Sendable {
  case machine(MachineEvent)
  /// The app calls a method of the code under test, by its full name.
  case call(String)
  /// An event of a scenario or a model that somebody has written: the name that its author gives it.
  case named(String)

  /// No event: what a step is called of which nothing is known.
  package static let none = EventID.named("")

  private static let callPrefix = "call "
  private static let namePrefix = "named "
}

extension EventID: RawRepresentable {
  /// `nil` for a machine's event that this version does not know.
  package init?(rawValue: String) {
    if rawValue.hasPrefix(Self.callPrefix) {
      self = .call(String(rawValue.dropFirst(Self.callPrefix.count)))
    } else if rawValue.hasPrefix(Self.namePrefix) {
      self = .named(String(rawValue.dropFirst(Self.namePrefix.count)))
    } else {
      guard let event = MachineEvent(rawValue: rawValue) else { return nil }
      self = .machine(event)
    }
  }

  package var rawValue: String {
    switch self {
    case .machine(let event): event.rawValue
    case .call(let method): Self.callPrefix + method
    case .named(let name): Self.namePrefix + name
    }
  }
}

/// As its raw value.
extension EventID: Codable {}

extension EventID {
  /// What happens, if it is one of the machine's own events.
  package var machineEvent: MachineEvent? {
    if case .machine(let event) = self { event } else { nil }
  }

  /// The event that a case of the machine's `EventID` stands for.
  /// - Parameter argument: what it carries.
  package init?(case name: String, argument: String?) {
    if let argument, name == "appCalls" {
      self = .call(argument)
    } else if let event = MachineEvent(rawValue: name) {
      self = .machine(event)
    } else {
      return nil
    }
  }
}
