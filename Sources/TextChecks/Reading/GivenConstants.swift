import Program
import Subjects

/// What parameters of a followed function stand for where its caller hands constants over: `open(.settings)`,
/// `navigate(to: Page.help)`. A `switch` over such a parameter, or a comparison with it, has one way then.
///
/// Constants are told apart by their names: two static constants of different names count as different values.
struct GivenConstants {
  private struct Constant: Equatable {
    /// `.settings`, `"settings`, `true`
    let name: String
    /// Whether it is made of values that are not looked at: `.detail(page)`.
    var hasPayload = false
  }

  /// By the name of the parameter.
  private var values: [String: Constant] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Nothing is known.
  init() {}

  /// Parameters that a local variable of the same name hides, and flags that no condition asks for, are left out.
  ///
  /// - Parameter caller: what the parameters of the calling function stand for.
  init(of function: Function, _ arguments: [Argument], knowing caller: GivenConstants) {
    let written = arguments.filter { !$0.isTrailing }
    for (parameter, argument) in zip(OwnMethods.given(written.map(\.label), function.parameters) ?? [], written) {
      values[parameter.name] = caller.value(of: argument.value)
    }
    guard !values.isEmpty, let body = function.body else { return }
    for case .binding(let name, _) in LocalBinding.all(in: body).map(\.pattern.kind) { values[name] = nil }
    let asked = AppEvents.mentioned(in: Self.conditions(of: body))
    values = values.filter { Bool($1.name) == nil || asked.contains($0) }
  }

  private static func conditions(of body: [Statement]) -> [Condition] {
    var conditions: [Condition] = []
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .guard(let asked, _): conditions += asked
      case .if(let branch): conditions += branch.conditions
      case .switch(_, let choice): conditions.append(.expression(choice.subject))
      default: break
      }
    }
    return conditions
  }

  private func value(of expression: Expression) -> Constant? {
    switch expression.kind {
    case .bool(let value): return Constant(name: "\(value)")
    case .string(let text): return Constant(name: "\"\(text)")
    case .implicitMember(let name): return Constant(name: ".\(name)")
    case .member(let base, let name):
      guard LocalNames.path(of: base)?.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) == true
      else { return nil }
      return Constant(name: ".\(name)")
    case .call(let callee, _):
      guard case .implicitMember(let name) = callee.kind else { return nil }
      return Constant(name: ".\(name)", hasPayload: true)
    case .name(let name): return values[name]
    default: return nil
    }
  }

  /// The value of a parameter; nil for everything else.
  private func parameter(_ expression: Expression) -> Constant? {
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
    case .name: return parameter(condition).flatMap { Bool($0.name) }
    case .not(let value): return decide(value).map(!)
    case .binary(let sign, let left, let right) where ["==", "!="].contains(sign):
      guard parameter(left) != nil || parameter(right) != nil, let left = value(of: left), let right = value(of: right)
      else { return nil }
      if left.name == right.name && (left.hasPayload || right.hasPayload) { return nil }
      return (left.name == right.name) == (sign == "==")
    default: return nil
    }
  }

  private func decide(_ pattern: Pattern, _ value: Constant) -> Bool? {
    switch pattern.kind {
    case .wildcard, .binding: true
    case .enumCase(_, let name, let payload): value.name != ".\(name)" ? false : payload == nil ? true : nil
    case .expression(let other): self.value(of: other).map { $0.name == value.name }
    default: nil
    }
  }

  /// The cases that a value can come to: those before the first that matches for sure, as far as they may match, and that one.
  /// All of them where none names the value: a static property may stand for any.
  func cases(of choice: Switch) -> [Switch.Case] {
    guard let value = parameter(choice.subject),
      choice.cases.flatMap(\.patterns).contains(where: { decide($0.pattern, value) != false })
    else { return choice.cases }
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
