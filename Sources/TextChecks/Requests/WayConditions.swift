import Program
import Subjects

/// What the conditions of a branch tell of the ways through it.
struct WayConditions {
  /// The flags that hold where all conditions do.
  private var known: [String: Bool] = [:]
  /// Whether they fail for a flag alone.
  private let isFlagAlone: Bool
  /// Whether a delegate is asked for leave: who refuses it knows.
  private var isAsking = false
  /// Whether only that is asked for which is there: the number of a page in a list that the object itself fills, an address that
  /// the code spells out.
  private(set) var isFoundAlways = false

  /// - Parameter lists: the names of the lists that the object itself fills.
  init(_ conditions: [Condition], _ flags: Set<String>, _ aliases: [String: String], lists: Set<String>) {
    for condition in conditions {
      if let flag = Self.flag(condition, flags) { known[flag.name] = flag.value }
    }
    isFlagAlone = conditions.count == 1 && known.count == 1
    isAsking = conditions.contains { Self.asksDelegate($0, aliases) }
    isFoundAlways = conditions.allSatisfy { Self.isFound($0, lists) }
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

  /// `guard let number = pages.firstIndex(of: page)`, `guard let url = URL(string: "https://example.com")`
  private static func isFound(_ condition: Condition, _ lists: Set<String>) -> Bool {
    guard case .binding(_, _, let value, _) = condition,
      case .call(let callee, let arguments) = MethodUses.bare(value).kind,
      let name = CallFinder.baseName(of: callee)
    else { return false }
    let labels = arguments.map(\.label)
    if name == "URL" { return labels == ["string"] && arguments[0].value.isText }
    guard ["firstIndex", "index", "lastIndex"].contains(name), labels == ["of"],
      case .member(let list, _) = MethodUses.bare(callee).kind
    else { return false }
    return LocalNames.path(of: list).map(lists.contains) ?? false
  }

  /// The lists that nobody but the object itself can set, and that its code puts something into.
  static func lists(of type: TypeIndex.Entry) -> Set<String> {
    let own = type.variables.filter { variable in
      variable.isStored && variable.isList
        && (HelperMethods.isPrivate(variable.attributes) || variable.attributes.hasPrivateSetter)
    }.map(\.name)
    if own.isEmpty { return [] }
    var filled: Set<String> = []
    for body in type.functions.compactMap(\.body) {
      Walk.expressions(in: body) { expression in
        switch expression.kind {
        case .call(let callee, _):
          guard case .member(let list, let method) = MethodUses.bare(callee).kind,
            ["append", "insert"].contains(method), let name = LocalNames.path(of: list)
          else { return }
          filled.insert(name)
        case .assign(let target, let value), .compoundAssign("+", let target, let value):
          if case .array(let parts) = value.kind, parts.isEmpty { return }
          if let name = LocalNames.path(of: target) { filled.insert(name) }
        default: break
        }
      }
    }
    return filled.intersection(own)
  }
}
