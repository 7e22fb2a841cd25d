import Program

// `if let text = row.text { return text }; return ""` says `return row.text ?? ""`. Written so, what is unknown is asked for
// nothing: in place of nil comes something that is no object, which an unknown value may be, too (`NilTest.merges`). A step that
// reads twenty columns of a row would otherwise have a million outcomes.
//
// Both forms answer the same for every value. What differs is what an unknown one leads to: two runs, or one with a value of
// which nothing is known but that it is there. Whoever reads it later asks again, so that the one stands for the two.

extension FunctionLowering {
  /// Statements of code under test with such pairs taken together; the same ones elsewhere.
  func withWrittenDefaults(_ list: [Statement]) -> [Statement] {
    guard isUnderTest, context.options.takesDefaultsTogether, let last = list.last else { return list }
    let before = list.count < 2 ? nil : list[list.count - 2]
    if case .return(let result?) = last.kind, let before {
      if let value = optional(of: before, otherwise: []), isWritten(result) {
        return Array(list.dropLast(2)) + [returning(value, or: result, in: before)]
      }
      if case .name(let name) = result.kind, let (value, other) = guarded(name, by: before) {
        return Array(list.dropLast(2)) + [returning(value, or: other, in: before)]
      }
    }
    if case .if(let branch) = last.kind, let other = returned(by: branch.otherwise), isWritten(other),
      let value = optional(of: last, otherwise: branch.otherwise)
    {
      return Array(list.dropLast()) + [returning(value, or: other, in: last)]
    }
    return list
  }

  private func returning(_ value: Expression, or other: Expression, in statement: Statement) -> Statement {
    Statement(.return(Expression(.coalesce(value, other), value.span)), statement.span)
  }

  /// `E` of `if let name = E { return name }`.
  private func optional(of statement: Statement, otherwise: [Statement]) -> Expression? {
    guard case .if(let branch) = statement.kind, branch.otherwise.count == otherwise.count,
      let (name, value) = bound(by: branch.conditions), let result = returned(by: branch.then),
      case .name(name) = result.kind
    else { return nil }
    return value
  }

  /// `E` and `L` of `guard let name = E else { return L }`.
  private func guarded(_ name: String, by statement: Statement) -> (Expression, Expression)? {
    guard case .guard(let conditions, let otherwise) = statement.kind, let (known, value) = bound(by: conditions),
      known == name, let other = returned(by: otherwise), isWritten(other)
    else { return nil }
    return (value, other)
  }

  private func bound(by conditions: [Condition]) -> (name: String, value: Expression)? {
    guard conditions.count == 1, case .binding(let pattern, nil, let value, isMutable: false) = conditions[0],
      case .binding(let name, _) = pattern.kind
    else { return nil }
    return (name, value)
  }

  private func returned(by body: [Statement]) -> Expression? {
    guard body.count == 1, case .return(let value?) = body[0].kind else { return nil }
    return value
  }
}
