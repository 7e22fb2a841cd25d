/// Terms of a state with two elements exchanged, written as terms of the state as it is.
///
/// For the exchange g of a state and the exchange σ of the two values, `plain` gives the term that is at s what the old
/// one is at g(s), and `renamed` the term that is σ of that: for numbers that stand for elements only the latter can be
/// written. Both are `nil` where the rules below do not lead to a term.
struct TermImage {
  let transposition: Transposition
  private var plainTerms: [Term]
  private var renamedTerms: [Term]

  private static let unknown = -1
  private static let none = -2

  init(_ transposition: Transposition, terms: Int) {
    self.transposition = transposition
    plainTerms = Array(repeating: Self.unknown, count: terms)
    renamedTerms = plainTerms
  }

  mutating func plain(_ term: Term, _ pool: inout TermPool) -> Term? {
    if plainTerms[term] == Self.unknown { plainTerms[term] = makePlain(term, &pool) ?? Self.none }
    return plainTerms[term] == Self.none ? nil : plainTerms[term]
  }

  mutating func renamed(_ term: Term, _ pool: inout TermPool) -> Term? {
    if renamedTerms[term] == Self.unknown { renamedTerms[term] = makeRenamed(term, &pool) ?? Self.none }
    return renamedTerms[term] == Self.none ? nil : renamedTerms[term]
  }

  private mutating func makePlain(_ term: Term, _ pool: inout TermPool) -> Term? {
    switch pool[term] {
    case .constant, .choice: return term
    case .slot(let slot):
      return transposition.references[slot] ? nil : pool.slot(transposition.partners[slot])
    case .many(let operation, let terms):
      guard let parts = all(terms, &pool, { $0.plain($1, &$2) }) else { return nil }
      return pool.rebuilt(.many(operation, parts)) { $1 }
    case .binary(let operation, let left, let right):
      if let first = plain(left, &pool), let second = plain(right, &pool) {
        return pool.apply(operation, first, second)
      }
      return comparison(operation, left, right, &pool)
    case .not(let inner): return plain(inner, &pool).map { pool.negation($0) }
    case .select(let test, let first, let second):
      guard let condition = plain(test, &pool), let one = plain(first, &pool), let other = plain(second, &pool)
      else { return nil }
      return pool.select(condition, one, other)
    case .cases(let place, let entries):
      guard let images = all(entries, &pool, { $0.plain($1, &$2) }) else { return nil }
      return cases(place, images, &pool)
    }
  }

  private mutating func makeRenamed(_ term: Term, _ pool: inout TermPool) -> Term? {
    switch pool[term] {
    case .constant(let value): return pool.constant(transposition.image(of: value))
    case .slot(let slot):
      return transposition.references[slot] ? pool.slot(transposition.partners[slot]) : nil
    case .select(let test, let first, let second):
      guard let condition = plain(test, &pool), let one = renamed(first, &pool), let other = renamed(second, &pool)
      else { return nil }
      return pool.select(condition, one, other)
    case .cases(let place, let entries):
      guard let images = all(entries, &pool, { $0.renamed($1, &$2) }) else { return nil }
      return cases(place, images, &pool)
    case .choice, .many, .binary, .not: return nil
    }
  }

  /// Elements are equal when their images are; they are less than a number that both or neither of the two are less
  /// than when their images are.
  private mutating func comparison(
    _ operation: FlatExpression.Operator, _ left: Term, _ right: Term, _ pool: inout TermPool
  ) -> Term? {
    let (one, other) = (transposition.first, transposition.second)
    switch operation {
    case .equal:
      guard let first = renamed(left, &pool), let second = renamed(right, &pool) else { return nil }
      return pool.equal(first, second)
    case .less:
      if let bound = pool.known(right), (one < bound) == (other < bound), let first = renamed(left, &pool) {
        return pool.apply(.less, first, right)
      }
      if let bound = pool.known(left), (bound < one) == (bound < other), let second = renamed(right, &pool) {
        return pool.apply(.less, left, second)
      }
      return nil
    default: return nil
    }
  }

  /// A choice among entries by an element: the entry of σ(k) stands at k.
  private mutating func cases(_ place: Term, _ entries: [Term], _ pool: inout TermPool) -> Term? {
    if let index = plain(place, &pool) { return pool.cases(index, entries) }
    guard let index = renamed(place, &pool) else { return nil }
    let isInside = (entries.indices.contains(transposition.first), entries.indices.contains(transposition.second))
    guard isInside.0 == isInside.1 else { return nil }
    return pool.cases(index, entries.indices.map { entries[transposition.image(of: $0)] })
  }

  private mutating func all(
    _ terms: [Term], _ pool: inout TermPool, _ image: (inout TermImage, Term, inout TermPool) -> Term?
  ) -> [Term]? {
    var images: [Term] = []
    images.reserveCapacity(terms.count)
    for term in terms {
      guard let term = image(&self, term, &pool) else { return nil }
      images.append(term)
    }
    return images
  }
}
