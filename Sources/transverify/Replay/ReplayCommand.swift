/// A line that somebody has typed on a walk.
enum ReplayCommand: Hashable, Sendable {
  case next
  case back
  case take(Int)
  case trace
  case go(Int)
  case begin(Int)
  case state
  case all
  case again
  case findings
  case finding(String)
  case help
  case quit
  /// Nothing that is known: what is wrong with it.
  case unknown(String)

  init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      self = .next
      return
    }
    let argument = words.count > 1 ? words[1] : nil
    if words.count > 2 {
      self = .unknown("'\(line)' has too many words")
    } else if let number = Int(first), argument == nil {
      self = .take(number)
    } else if first == "g" || first == "w" || first == "go" {
      self = Self.numbered(first, argument)
    } else if first == "f" {
      self = argument.map(Self.finding) ?? .findings
    } else if first.hasPrefix("f"), Int(first.dropFirst()) != nil, argument == nil {
      self = .finding(first)
    } else if let command = Self.plain[first], argument == nil {
      self = command
    } else {
      self = .unknown(Self.plain[first] == nil ? "'\(line)' is no command" : "'\(first)' stands alone")
    }
  }

  private static func numbered(_ name: String, _ argument: String?) -> ReplayCommand {
    guard let number = argument.flatMap({ Int($0) }) else {
      return .unknown("'\(name)' needs a number: '\(name) 3'")
    }
    return name == "w" ? .begin(number) : .go(number)
  }

  private static let plain: [String: ReplayCommand] = [
    "n": .next, "next": .next, "b": .back, "back": .back, "t": .trace, "trace": .trace, "s": .state, "state": .state,
    "a": .all, "all": .all, "r": .again, "?": .help, "h": .help, "help": .help, "q": .quit, "quit": .quit,
    "exit": .quit,
  ]

  static let listing = """
      Enter, n   the next step of the trace
      b          back over one step
      1, 2, …    takes that choice; another than the one marked * leaves the trace
      t          back to where the walk has left the trace
      g N        goes to step N: back, or forward along the trace; g 0 is the beginning
      s          the whole state: views, objects with their properties
      a          all choices
      r          shows the place again
      f, f N     lists the findings, goes to finding N
      w N        begins in the N-th way in which the app can set itself up
      ?          this help
      q          ends; so does the end of the input

    """
}
