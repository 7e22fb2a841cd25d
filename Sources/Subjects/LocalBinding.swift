import Program

/// What a function binds to a name: a constant or variable of its own, or one of an `if` or `guard`.
package struct LocalBinding {
  package let pattern: Pattern
  package let type: TypeReference?
  package let value: Expression?
  package var isWeak = false

  /// Those of statements and of everything inside of them, in the order of the source.
  package static func all(in body: [Statement]) -> [LocalBinding] {
    var found: [LocalBinding] = []
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .variable(let variable):
        found.append(
          LocalBinding(
            pattern: variable.pattern, type: variable.type, value: variable.value, isWeak: variable.isWeak))
      case .guard(let conditions, _): found += bindings(of: conditions)
      case .if(let branch): found += bindings(of: branch.conditions)
      default: break
      }
    }
    return found
  }

  private static func bindings(of conditions: [Condition]) -> [LocalBinding] {
    conditions.compactMap { condition in
      guard case .binding(let pattern, let type, let value, _) = condition else { return nil }
      return LocalBinding(pattern: pattern, type: type, value: value)
    }
  }
}
