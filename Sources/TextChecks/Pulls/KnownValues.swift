import Program
import Subjects

/// What is known of the arguments with which code is called, as far as they are constants.
struct KnownValues {
  private enum Value { case nothing, something, flag(Bool), choice(String), unknown }

  private var values: [String: Value] = [:]
  /// What local constants stand for.
  var aliases: [String: String] = [:]

  /// - Parameter outer: What the caller knows of the names that it hands on.
  init(_ parameters: [Parameter], _ arguments: [Argument], _ outer: KnownValues? = nil) {
    for (place, parameter) in parameters.enumerated() {
      let given = parameters.count == arguments.count ? arguments[place].value : nil
      values[parameter.name] = given.flatMap { Self.constant($0) ?? outer?.value(of: $0) } ?? .unknown
    }
  }

  /// What is computed from something unknown is unknown.
  mutating func note(_ variable: LocalVariable) {
    guard case .binding(let name, _) = variable.pattern.kind, let value = variable.value, aliases[name] == nil,
      mentions(value)
    else { return }
    values[name] = .unknown
  }

  private static func constant(_ value: Expression) -> Value? {
    switch value.kind {
    case .nil: return .nothing
    case .bool(let flag): return .flag(flag)
    case .implicitMember(let name): return .choice(name)
    case .member(let base, let name):
      guard case .name(let type) = base.kind, type.first?.isUppercase == true else { return nil }
      return .choice(name)
    case .call(let callee, _): return constant(callee)
    case .selfReference: return .something
    default: return nil
    }
  }

  private func value(of expression: Expression) -> Value? {
    LocalNames.path(of: expression, aliases).flatMap { values[$0] }
  }

  private func mentions(_ value: Expression) -> Bool {
    AppEvents.mentioned(in: [Statement(.expression(value), value.span)]).contains { values[aliases[$0] ?? $0] != nil }
  }

  /// Whether what is unknown of the arguments decides about conditions.
  func decide(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): mentions(value)
      case .available: false
      }
    }
  }

  /// Whether conditions hold; nil where nobody can tell.
  func truth(_ conditions: [Condition]) -> Bool? {
    let known = conditions.map(truth)
    if known.contains(false) { return false }
    return known.contains(nil) ? nil : true
  }

  private func truth(_ condition: Condition) -> Bool? {
    switch condition {
    case .expression(let value): return truth(value)
    case .available(_, let isNegated, _): return !isNegated
    case .pattern(let pattern, let value): return self.value(of: value).flatMap { matches(pattern, $0) }
    case .binding(_, _, let value, _):
      if LocalNames.path(of: value, aliases) == "self" { return true }
      switch (self.value(of: value), value.kind) {
      case (.nothing?, _): return false
      case (nil, _), (.unknown?, _), (_, .cast): return nil
      default: return true
      }
    }
  }

  private func truth(_ value: Expression) -> Bool? {
    switch value.kind {
    case .name:
      guard case .flag(let flag)? = self.value(of: value) else { return nil }
      return flag
    case .bool(let flag): return flag
    case .not(let inner): return truth(inner).map { !$0 }
    case .and(let left, let right):
      let sides = [truth(left), truth(right)]
      return sides.contains(false) ? false : sides.contains(nil) ? nil : true
    case .or(let left, let right):
      let sides = [truth(left), truth(right)]
      return sides.contains(true) ? true : sides.contains(nil) ? nil : false
    case .binary("==", let left, let right): return areEqual(left, right)
    case .binary("!=", let left, let right): return areEqual(left, right).map { !$0 }
    default: return nil
    }
  }

  private func areEqual(_ left: Expression, _ right: Expression) -> Bool? {
    if right.isNil, LocalNames.path(of: left, aliases) == "self" { return false }
    guard let value = value(of: left), let constant = Self.constant(right) else { return nil }
    switch (value, constant) {
    case (.unknown, _), (.something, .flag), (.something, .choice): return nil
    case (.nothing, .nothing): return true
    case (.flag(let one), .flag(let other)): return one == other
    case (.choice(let one), .choice(let other)): return one == other
    default: return false
    }
  }

  private func matches(_ pattern: Pattern, _ value: Value) -> Bool? {
    switch (pattern.kind, value) {
    case (.enumCase(_, let name, _), .choice(let chosen)): name == chosen
    case (.expression(let other), _):
      switch (Self.constant(other), value) {
      case (.choice(let name)?, .choice(let chosen)): name == chosen
      case (.nothing?, .nothing): true
      case (.flag(let one)?, .flag(let other)): one == other
      default: nil
      }
    case (.optional, .nothing), (.enumCase, .nothing): false
    case (.wildcard, _): true
    default: nil
    }
  }

  /// The case of a choice between constants that is taken; nil where nobody can tell.
  func chosen(_ choice: Switch) -> [Statement]? {
    guard let value = value(of: choice.subject) else { return nil }
    for clause in choice.cases {
      if clause.patterns.isEmpty { return clause.body }
      for guarded in clause.patterns {
        guard guarded.condition == nil, let isTaken = matches(guarded.pattern, value) else { return nil }
        if isTaken { return clause.body }
      }
    }
    return nil
  }
}
