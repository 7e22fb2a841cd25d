/// Terms for states in which one slot has a known value. Keeps what it has computed.
final class TermSpecialisation {
  /// `nil`: terms stay as they are.
  let slot: Int?
  let value: Int
  private var images: [Term]
  private var known: [Term: SlotSet] = [:]

  init(slot: Int?, value: Int, terms: Int) {
    self.slot = slot
    self.value = value
    images = Array(repeating: -1, count: terms)
  }

  func term(_ term: Term, _ pool: inout TermPool) -> Term {
    guard let slot else { return term }
    if images[term] < 0 {
      let node = pool[term]
      images[term] =
        node == .slot(slot) ? pool.constant(value) : pool.rebuilt(node) { self.term($1, &$0) }
    }
    return images[term]
  }

  /// The slots that occur in a term.
  func reads(_ term: Term, _ pool: TermPool) -> SlotSet {
    if let set = known[term] { return set }
    var set = SlotSet()
    switch pool[term] {
    case .constant, .choice: break
    case .slot(let slot): set.insert(slot)
    case .not(let inner): set = reads(inner, pool)
    case .many(_, let parts): for part in parts { set.formUnion(reads(part, pool)) }
    case .binary(_, let left, let right):
      set = reads(left, pool)
      set.formUnion(reads(right, pool))
    case .select(let test, let first, let second):
      for part in [test, first, second] { set.formUnion(reads(part, pool)) }
    case .cases(let place, let entries):
      set = reads(place, pool)
      for entry in entries { set.formUnion(reads(entry, pool)) }
    }
    known[term] = set
    return set
  }
}
