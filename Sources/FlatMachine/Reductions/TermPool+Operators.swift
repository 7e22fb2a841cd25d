extension TermPool {
  mutating func apply(_ operation: FlatExpression.Operator, _ left: Term, _ right: Term) -> Term {
    switch operation {
    case .and: return all([left, right])
    case .or: return any([left, right])
    case .equal: return equal(left, right)
    case .notEqual: return negation(equal(left, right))
    case .lessOrEqual: return negation(apply(.less, right, left))
    case .add, .multiply, .bitAnd, .bitOr, .bitXor: return commuting(operation, [left, right])
    case .subtract:
      if let value = known(right) { return commuting(.add, [left, constant(0 &- value)]) }
    case .less: if left == right { return no }
    case .divide, .remainder, .shiftLeft, .shiftRight: break
    }
    if let first = known(left), let second = known(right) {
      if operation == .divide || operation == .remainder, second == 0 || second == -1 {
        return keep(.binary(operation, left, right))
      }
      return constant(operation.apply(first, second))
    }
    return keep(.binary(operation, left, right))
  }

  /// Operands in ascending order, what is known in one constant.
  mutating func commuting(_ operation: FlatExpression.Operator, _ terms: [Term]) -> Term {
    var operands: [Term] = []
    var value: Int?
    for term in terms {
      let parts: [Term]
      if case .many(operation, let inner) = nodes[term] { parts = inner } else { parts = [term] }
      for part in parts {
        if let known = known(part) {
          value = value.map { operation.apply($0, known) } ?? known
        } else {
          operands.append(part)
        }
      }
    }
    if let value, operands.isEmpty || value != Self.neutral(of: operation) { operands.append(constant(value)) }
    if operands.count == 1 { return operands[0] }
    return keep(.many(operation, operands.sorted()))
  }

  private static func neutral(of operation: FlatExpression.Operator) -> Int {
    switch operation {
    case .multiply: 1
    case .bitAnd: -1
    default: 0
    }
  }

  /// A term made anew of parts that a closure gives for the old ones.
  mutating func rebuilt(_ node: Node, _ part: (inout TermPool, Term) -> Term) -> Term {
    switch node {
    case .constant, .slot, .choice: return keep(node)
    case .many(let operation, let terms):
      let parts = terms.map { part(&self, $0) }
      switch operation {
      case .and: return all(parts)
      case .or: return any(parts)
      default: return commuting(operation, parts)
      }
    case .binary(let operation, let left, let right): return apply(operation, part(&self, left), part(&self, right))
    case .not(let inner): return negation(part(&self, inner))
    case .select(let test, let first, let second):
      let condition = part(&self, test)
      if let known = known(truth(condition)) { return part(&self, known != 0 ? first : second) }
      return select(condition, part(&self, first), part(&self, second))
    case .cases(let place, let entries):
      let place = part(&self, place)
      if let known = known(place) { return entries.indices.contains(known) ? part(&self, entries[known]) : no }
      return cases(place, entries.map { part(&self, $0) })
    }
  }
}
