import Program
import Subjects

/// Numbers that the text of a class gives: literals, constants with a literal, and what is computed of them.
struct DurationConstants: Sendable {
  private var known: [String: Double] = [:]

  init(type: TypeIndex.Entry, globals: [Variable]) {
    for variable in globals + type.variables where !variable.isMutable && variable.isStored {
      if let value = variable.value.flatMap({ value(of: $0, [:]) }) {
        known[variable.name] = value
      } else {
        known[variable.name] = nil
      }
    }
    // What clients may set is no constant.
    for variable in type.variables where variable.isMutable { known[variable.name] = nil }
  }

  /// What a body of one value answers.
  func result(of body: [Statement]) -> Double? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .return(let value?), .expression(let value): return self.value(of: value, [:])
    default: return nil
    }
  }

  /// The constants that a body declares; one that asks for the declared duration has that.
  func locals(of body: [Statement], declared: Double) -> [String: Double] {
    var locals = ["transitionDuration": declared]
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, false) = variable.pattern.kind
      else { return }
      locals[name] = variable.value.flatMap { value(of: $0, locals) }
    }
    return locals
  }

  func value(of expression: Expression, _ locals: [String: Double]) -> Double? {
    switch expression.kind {
    case .integer(let value): return Double(value)
    case .double(let value): return value
    case .name(let name): return locals[name] ?? known[name]
    case .member(let base, let name):
      switch base.kind {
      case .selfReference, .name("Self"): return known[name]
      default: return nil
      }
    case .call(let callee, let arguments):
      guard let name = CallFinder.baseName(of: callee) else { return nil }
      if name == "transitionDuration" { return locals[name] }
      if ["TimeInterval", "Double"].contains(name), arguments.count == 1 {
        return value(of: arguments[0].value, locals)
      }
      return nil
    case .ternary(_, let then, let otherwise):
      // Both are taken some time: the longer one is asked for.
      guard let then = value(of: then, locals), let otherwise = value(of: otherwise, locals) else { return nil }
      return max(then, otherwise)
    case .binary(let sign, let left, let right):
      guard let left = value(of: left, locals), let right = value(of: right, locals) else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "/": return right == 0 ? nil : left / right
      default: return nil
      }
    default: return nil
    }
  }
}
