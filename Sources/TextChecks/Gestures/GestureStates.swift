import Diagnostics
import Program

/// What a handler does in each state of its recogniser.
enum GestureStates {
  /// What is done in one state.
  struct Branch {
    /// The `switch`, or the `if`.
    var span: SourceSpan
    var bodies: [[Statement]]
  }

  /// By the name of the state; nil where the handler compares nothing with the recogniser's state.
  static func branches(of gesture: String, in body: [Statement]) -> [String: Branch]? {
    var found: [String: Branch] = [:]
    func add(_ names: Set<String>, _ span: SourceSpan, _ body: [Statement]) {
      for name in names { found[name, default: Branch(span: span, bodies: [])].bodies.append(body) }
    }
    func read(_ choice: Switch, _ span: SourceSpan) {
      guard isState(choice.subject, of: gesture) else { return }
      for one in choice.cases { add(Set(one.patterns.compactMap { name(of: $0.pattern) }), span, one.body) }
    }
    func read(_ branch: If, _ span: SourceSpan) {
      add(Set(branch.conditions.flatMap { names(in: $0, of: gesture) }), span, branch.then)
    }
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .switch(_, let choice): read(choice, statement.span)
      case .if(let branch): read(branch, statement.span)
      case .expression(let value):
        if case .switchExpression(let choice) = value.kind { read(choice, statement.span) }
        if case .ifExpression(let branch) = value.kind { read(branch, statement.span) }
      default: break
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The states, and all else that is named after a dot, in code.
  static func named(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .implicitMember(let name), .member(_, let name): names.insert(name)
      case .switchExpression(let choice): names.formUnion(patterns(of: choice))
      default: break
      }
    }
    Walk.statements(in: body) { statement in
      if case .switch(_, let choice) = statement.kind { names.formUnion(patterns(of: choice)) }
    }
    return names
  }

  private static func patterns(of choice: Switch) -> [String] {
    choice.cases.flatMap { $0.patterns.compactMap { name(of: $0.pattern) } }
  }

  private static func isState(_ value: Expression, of gesture: String) -> Bool {
    guard case .member(let base, "state") = value.kind, case .name(gesture) = base.kind else { return false }
    return true
  }

  private static func name(of pattern: Pattern) -> String? {
    switch pattern.kind {
    case .enumCase(_, let name, _): name
    case .expression(let value): name(of: value)
    default: nil
    }
  }

  private static func name(of value: Expression) -> String? {
    switch value.kind {
    case .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  /// `gesture.state == .ended`, also as one of several alternatives or conditions.
  private static func names(in condition: Condition, of gesture: String) -> [String] {
    guard case .expression(let value) = condition else { return [] }
    return names(in: value, of: gesture)
  }

  private static func names(in value: Expression, of gesture: String) -> [String] {
    switch value.kind {
    case .binary("==", let left, let right):
      if isState(left, of: gesture) { return [name(of: right)].compactMap(\.self) }
      return isState(right, of: gesture) ? [name(of: left)].compactMap(\.self) : []
    case .and(let left, let right), .or(let left, let right):
      return names(in: left, of: gesture) + names(in: right, of: gesture)
    default: return []
    }
  }
}
