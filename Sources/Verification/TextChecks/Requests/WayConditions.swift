import Program

/// What the conditions of a branch tell of the ways through it.
struct WayConditions {
  /// The flags that hold where all conditions do.
  private var known: [String: Bool] = [:]
  /// Whether they fail for a flag alone.
  private let isFlagAlone: Bool
  /// Whether a delegate is asked for leave: who refuses it knows.
  private var isAsking = false
  /// Whether only that is asked for which is there: the number of a page in the list that has it, an address made of a text.
  private(set) var isFoundAlways = false

  init(_ conditions: [Condition], _ flags: Set<String>, _ aliases: [String: String]) {
    for condition in conditions {
      if let flag = Self.flag(condition, flags) { known[flag.name] = flag.value }
    }
    isFlagAlone = conditions.count == 1 && known.count == 1
    isAsking = conditions.contains { Self.asksDelegate($0, aliases) }
    isFoundAlways = conditions.allSatisfy(Self.isFound)
  }

  /// The ways on which the conditions hold, and after them those on which one fails.
  func ways(
    holding: [CompletionWays.Way], failing: [CompletionWays.Way]
  ) -> [CompletionWays.Way] {
    let contrary = isFlagAlone ? known.mapValues { !$0 } : [:]
    let isTaken = (holding + failing).contains(where: \.isTaken)
    func noted(_ way: CompletionWays.Way, _ flags: [String: Bool]) -> CompletionWays.Way {
      var way = way
      way.known.merge(flags) { $1 }
      if isAsking && (way.isOver || isTaken && !way.isTaken) { way.isExcused = true }
      return way
    }
    return holding.map { noted($0, known) } + failing.map { noted($0, contrary) }
  }

  private static func flag(_ condition: Condition, _ flags: Set<String>) -> (name: String, value: Bool)? {
    guard case .expression(let value) = condition else { return nil }
    switch value.kind {
    case .name(let name) where flags.contains(name): return (name, true)
    case .not(let inner):
      guard case .name(let name) = inner.kind, flags.contains(name) else { return nil }
      return (name, false)
    default: return nil
    }
  }

  /// `delegate?.drawer(self, shouldClose: page) == false`
  private static func asksDelegate(_ condition: Condition, _ aliases: [String: String]) -> Bool {
    guard case .expression(let value) = condition else { return false }
    var isFound = false
    Walk.expressions(outsideClosuresOf: value) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        let parts = LocalNames.path(of: callee, aliases)?.split(separator: ".").map({ $0.lowercased() }),
        parts.dropLast().contains(where: { $0.hasSuffix("delegate") })
      else { return }
      let names = parts.suffix(1) + arguments.compactMap { $0.label?.lowercased() }
      if names.contains(where: { $0.contains("should") }) { isFound = true }
    }
    return isFound
  }

  /// `guard let number = pages.firstIndex(of: page)`, `guard let url = URL(string: base + path)`
  private static func isFound(_ condition: Condition) -> Bool {
    guard case .binding(_, _, let value, _) = condition,
      case .call(let callee, let arguments) = MethodUses.bare(value).kind,
      let name = CallFinder.baseName(of: callee)
    else { return false }
    let labels = arguments.map(\.label)
    return name == "URL" && labels == ["string"]
      || ["firstIndex", "index", "lastIndex"].contains(name) && labels == ["of"]
  }
}
