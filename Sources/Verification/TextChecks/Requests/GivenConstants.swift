import Program

/// What parameters of a followed function stand for where its caller hands constants over: `open(.settings)`,
/// `navigate(to: Page.help)`. A `switch` over such a parameter, or a comparison with it, has one way then.
///
/// Constants are told apart by their names: two static constants of different names count as different values.
struct GivenConstants {
  /// By the name of the parameter: `.settings`, `"settings`, `true`.
  private var values: [String: String] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Nothing is known.
  init() {}

  /// - Parameter caller: what the parameters of the calling function stand for.
  init(of function: Function, _ arguments: [Argument], knowing caller: GivenConstants) {
    let written = arguments.filter { !$0.isTrailing }
    for (parameter, argument) in zip(OwnMethods.given(written.map(\.label), function.parameters) ?? [], written) {
      values[parameter.name] = caller.value(of: argument.value)
    }
  }

  private func value(of expression: Expression) -> String? {
    switch expression.kind {
    case .bool(let value): return "\(value)"
    case .string(let text): return "\"\(text)"
    case .implicitMember(let name): return ".\(name)"
    case .member(let base, let name):
      guard LocalNames.path(of: base)?.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) == true
      else { return nil }
      return ".\(name)"
    case .call(let callee, _): return value(of: callee)
    case .name(let name): return values[name]
    default: return nil
    }
  }

  /// The value of a parameter; nil for everything else.
  private func parameter(_ expression: Expression) -> String? {
    guard case .name(let name) = expression.kind else { return nil }
    return values[name]
  }

  /// Whether the conditions hold; nil where that is not known.
  func decide(_ conditions: [Condition]) -> Bool? {
    let decided = conditions.map { condition -> Bool? in
      switch condition {
      case .expression(let value): decide(value)
      case .pattern(let pattern, let value): parameter(value).flatMap { decide(pattern, $0) }
      case .binding, .available: nil
      }
    }
    if decided.contains(false) { return false }
    return decided.allSatisfy { $0 == true } ? true : nil
  }

  private func decide(_ condition: Expression) -> Bool? {
    switch condition.kind {
    case .name: return parameter(condition).flatMap(Bool.init)
    case .not(let value): return decide(value).map(!)
    case .binary(let sign, let left, let right) where ["==", "!="].contains(sign):
      guard parameter(left) != nil || parameter(right) != nil, let left = value(of: left), let right = value(of: right)
      else { return nil }
      return (left == right) == (sign == "==")
    default: return nil
    }
  }

  private func decide(_ pattern: Pattern, _ value: String) -> Bool? {
    switch pattern.kind {
    case .wildcard, .binding: true
    case .enumCase(_, let name, let payload): value != ".\(name)" ? false : payload == nil ? true : nil
    case .expression(let other): self.value(of: other).map { $0 == value }
    default: nil
    }
  }

  /// The cases that a value can come to: those before the first that matches for sure, as far as they may match, and that one.
  func cases(of choice: Switch) -> [Switch.Case] {
    guard let value = parameter(choice.subject) else { return choice.cases }
    var possible: [Switch.Case] = []
    for one in choice.cases {
      let matches = one.patterns.map { guarded -> Bool? in
        let decided = decide(guarded.pattern, value)
        return decided == true && guarded.condition != nil ? nil : decided
      }
      let isSure = one.patterns.isEmpty || matches.contains(true)
      if isSure || matches.contains(nil) { possible.append(one) }
      if isSure { break }
    }
    return possible
  }
}
