/// A number computed from the slots of a state: its position in a `TermPool`.
typealias Term = Int

/// Terms over the slots of a state, each kept once and in a normal form: terms with the same number mean the same.
///
/// What commutes is flattened and sorted, `!=`, `<=` and `>` are written by `==`, `<` and `not`, and what is known is
/// computed. Terms are total: a read beyond the end of an array and a division by 0, of which the model promises that
/// no evaluation comes to them, are 0.
struct TermPool {
  enum Node: Hashable {
    case constant(Int)
    case slot(Int)
    /// The n-th choice of an event: any number from 0 up to, not including, the count.
    case choice(Int, count: Int)
    /// Operands of an operator that commutes and associates, ascending. Of `and` and `or` each stands once.
    case many(FlatExpression.Operator, [Term])
    /// `equal` has its operands ascending; `less`, and what does not commute.
    case binary(FlatExpression.Operator, Term, Term)
    /// Of a truth value.
    case not(Term)
    /// By a truth value.
    case select(Term, Term, Term)
    /// The term at the place that the first says.
    case cases(Term, [Term])
  }

  private(set) var nodes: [Node] = []
  private var positions: [Node: Term] = [:]

  let no: Term
  let yes: Term

  init() {
    nodes = [.constant(0), .constant(1)]
    positions = [nodes[0]: 0, nodes[1]: 1]
    (no, yes) = (0, 1)
  }

  var count: Int { nodes.count }

  subscript(_ term: Term) -> Node { nodes[term] }

  mutating func keep(_ node: Node) -> Term {
    if let known = positions[node] { return known }
    nodes.append(node)
    positions[node] = nodes.count - 1
    return nodes.count - 1
  }

  mutating func constant(_ value: Int) -> Term { keep(.constant(value)) }
  mutating func slot(_ slot: Int) -> Term { keep(.slot(slot)) }

  func known(_ term: Term) -> Int? {
    if case .constant(let value) = nodes[term] { return value }
    return nil
  }

  /// Whether it is 0 or 1 for sure.
  func isTruth(_ term: Term) -> Bool {
    switch nodes[term] {
    case .constant(let value): value == 0 || value == 1
    case .many(let operation, _), .binary(let operation, _, _): operation.isTest
    case .not: true
    case .slot, .choice, .select, .cases: false
    }
  }

  /// 1 where the term is not 0.
  mutating func truth(_ term: Term) -> Term {
    if isTruth(term) { return term }
    return negation(equal(term, no))
  }

  mutating func negation(_ term: Term) -> Term {
    let truth = truth(term)
    switch nodes[truth] {
    case .constant(let value): return value == 0 ? yes : no
    case .not(let inner): return inner
    default: return keep(.not(truth))
    }
  }

  mutating func equal(_ left: Term, _ right: Term) -> Term {
    if left == right { return yes }
    let (low, high) = (min(left, right), max(left, right))
    switch (nodes[low], nodes[high]) {
    case (.constant, .constant): return no
    case (.constant(let value), .select(let test, let first, let second)),
      (.select(let test, let first, let second), .constant(let value)):
      if let one = known(first), let other = known(second) {
        return select(test, one == value ? yes : no, other == value ? yes : no)
      }
    default: break
    }
    return keep(.binary(.equal, low, high))
  }

  mutating func select(_ condition: Term, _ first: Term, _ second: Term) -> Term {
    let test = truth(condition)
    if let known = known(test) { return known != 0 ? first : second }
    if first == second { return first }
    if first == yes, second == no { return test }
    if first == no, second == yes { return negation(test) }
    if case .not(let inner) = nodes[test] { return keep(.select(inner, second, first)) }
    return keep(.select(test, first, second))
  }

  mutating func cases(_ place: Term, _ entries: [Term]) -> Term {
    if let known = known(place) { return entries.indices.contains(known) ? entries[known] : no }
    return keep(.cases(place, entries))
  }

  mutating func all(_ terms: [Term]) -> Term { junction(.and, terms, neutral: yes, absorbing: no) }
  mutating func any(_ terms: [Term]) -> Term { junction(.or, terms, neutral: no, absorbing: yes) }

  private mutating func junction(
    _ operation: FlatExpression.Operator, _ terms: [Term], neutral: Term, absorbing: Term
  ) -> Term {
    var operands: Set<Term> = []
    for term in terms {
      let truth = truth(term)
      if truth == absorbing { return absorbing }
      if truth == neutral { continue }
      if case .many(operation, let inner) = nodes[truth] { operands.formUnion(inner) } else { operands.insert(truth) }
    }
    for operand in operands {
      if case .not(let inner) = nodes[operand], operands.contains(inner) { return absorbing }
    }
    if operands.isEmpty { return neutral }
    if operands.count == 1 { return operands.first ?? neutral }
    return keep(.many(operation, operands.sorted()))
  }
}
