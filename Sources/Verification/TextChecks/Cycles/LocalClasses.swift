import Program

/// The classes of local values.
enum LocalClasses {
  /// By name, of values that the statements make, cast or declare.
  static func named(in body: [Statement]) -> [String: String] {
    var classes: [String: String] = [:]
    let note: (Pattern, TypeReference?, Expression?) -> Void = { pattern, type, value in
      guard case .binding(let name, _) = unwrapped(pattern).kind else { return }
      if case .named(let declared, _)? = type?.unwrapped {
        classes[name] = declared
      } else if let value {
        classes[name] = className(of: value)
      }
    }
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .variable(let variable) where !variable.isWeak: note(variable.pattern, variable.type, variable.value)
      case .guard(let conditions, _): bindings(conditions).forEach(note)
      case .if(let branch): bindings(branch.conditions).forEach(note)
      default: break
      }
    }
    return classes
  }

  private static func bindings(_ conditions: [Condition]) -> [(Pattern, TypeReference?, Expression?)] {
    conditions.compactMap { condition in
      guard case .binding(let pattern, let type, let value, _) = condition else { return nil }
      return (pattern, type, value)
    }
  }

  private static func unwrapped(_ pattern: Pattern) -> Pattern {
    if case .optional(let inner) = pattern.kind { return inner }
    return pattern
  }

  private static func className(of value: Expression) -> String? {
    switch MethodUses.bare(value).kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return nil }
      return name
    case .cast(_, let type, _):
      guard case .named(let name, _) = type.unwrapped else { return nil }
      return name
    default: return nil
    }
  }
}
