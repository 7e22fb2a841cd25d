import Program

/// What of a controller's own state is the same at each appearance, unless something happens in between.
struct SteadyState {
  private let stored: Set<String>
  private let others: Set<String>
  /// What appearing and disappearing change.
  private let changed: Set<String>

  init(of type: TypeIndex.Entry) {
    let own = type.variables.filter { $0.isStored && !$0.attributes.isWeak && !$0.attributes.isLazy }
    stored = Set(own.map(\.name))
    others = Set(type.variables.map(\.name)).subtracting(stored)
    var changed: Set<String> = []
    for function in type.functions where function.name.hasSuffix("ppear") || function.name.hasSuffix("Appearing") {
      changed.formUnion(Self.changed(in: function.body ?? []))
    }
    self.changed = changed
  }

  /// The properties that statements set, apart from what closures do later.
  private static func changed(in body: [Statement]) -> Set<String> {
    var later: [Expression] = []
    var found: [Expression] = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .closure: later.append(expression)
      case .assign(let target, _), .compoundAssign(_, let target, _): found.append(target)
      case .call(let callee, _):
        if case .member(let base, _) = MethodUses.bare(callee).kind { found.append(base) }
      default: break
      }
    }
    let now = found.filter { target in !later.contains { $0.span.contains(target.span) } }
    return Set(now.compactMap { LocalNames.path(of: $0)?.split(separator: ".").first.map(String.init) })
  }

  /// Whether conditions look at such state alone.
  func areOnly(_ conditions: [Condition]) -> Bool {
    let asks = conditions.contains { condition in
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): Self.calls(value)
      case .available: true
      }
    }
    let names = AppEvents.mentioned(in: conditions)
    return !asks && !names.isDisjoint(with: stored) && names.isDisjoint(with: others) && names.isDisjoint(with: changed)
  }

  private static func calls(_ value: Expression) -> Bool {
    var found = false
    Walk.expressions(in: [Statement(.expression(value), value.span)]) { if case .call = $0.kind { found = true } }
    return found
  }
}
