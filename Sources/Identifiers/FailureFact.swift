/// What a failure speaks of, apart from its sentence: what a clause shows, and what judges it.
package enum FailureFact: Hashable, Sendable {
  /// Something that is nil is unwrapped: how code writes it.
  case unwrappedNil(String)
  /// A value is cast with `as!` to a type that it is not of.
  case failedCast(from: String, to: String)
  /// A call passes nil for a parameter that takes none.
  case passedNil
  /// Code ends the app by `fatalError` or `preconditionFailure`.
  case stopped
  /// The same with a text, which names what has to be so.
  case stoppedSaying
  /// An array without elements is indexed.
  case indexedNothing
  /// A method of a delegate that nobody calls, and the requirement that is meant.
  case misspelt(declared: String, requirement: String)
}

extension FailureFact: Codable {
  /// One word, and the names that go with it.
  private enum Kind: String, Codable {
    case unwrappedNil, failedCast, passedNil, stopped, stoppedSaying, indexedNothing, misspelt
  }
  private enum CodingKeys: CodingKey { case kind, names }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let names = try values.decode([String].self, forKey: .names)
    switch (try values.decode(Kind.self, forKey: .kind), names.count) {
    case (.unwrappedNil, 1): self = .unwrappedNil(names[0])
    case (.failedCast, 2): self = .failedCast(from: names[0], to: names[1])
    case (.passedNil, 0): self = .passedNil
    case (.stopped, 0): self = .stopped
    case (.stoppedSaying, 0): self = .stoppedSaying
    case (.indexedNothing, 0): self = .indexedNothing
    case (.misspelt, 2): self = .misspelt(declared: names[0], requirement: names[1])
    default:
      throw DecodingError.dataCorruptedError(forKey: .names, in: values, debugDescription: "names of another kind")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let (kind, names): (Kind, [String]) =
      switch self {
      case .unwrappedNil(let name): (.unwrappedNil, [name])
      case .failedCast(let own, let wanted): (.failedCast, [own, wanted])
      case .passedNil: (.passedNil, [])
      case .stopped: (.stopped, [])
      case .stoppedSaying: (.stoppedSaying, [])
      case .indexedNothing: (.indexedNothing, [])
      case .misspelt(let declared, let requirement): (.misspelt, [declared, requirement])
      }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(names, forKey: .names)
  }
}
