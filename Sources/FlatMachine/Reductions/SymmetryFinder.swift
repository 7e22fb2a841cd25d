/// Like elements of a model: any two of them may be exchanged in any state.
struct SymmetryClass: Sendable, Hashable {
  /// The values that stand for them, ascending; at least two.
  var elements: [Int]
  /// For each element its own slots, alike in order.
  var slots: [[Int]]
  /// Other slots that hold elements, of this class or not.
  var references: [Int]
}

/// Finds classes of like elements; every exchange that counts has been proved.
struct SymmetryFinder {
  private(set) var classes: [SymmetryClass] = []
  /// For each event the ones that it may become, itself among them.
  private(set) var likeEvents: [[Int]]

  private let model: FlatModel
  private var proof: SymmetryProof
  private let candidates: SymmetryCandidates
  /// Proofs that are tried for one pair of elements.
  private static let tries = 64

  init(_ model: FlatModel, _ terms: TermModel) {
    self.model = model
    candidates = SymmetryCandidates(model, terms)
    proof = SymmetryProof(terms)
    likeEvents = model.events.indices.map { [$0] }
    search()
  }

  private mutating func search() {
    let combinations = combinations()
    for combination in combinations.prefix(Self.tries) {
      let count = combination.count
      var groups = (0..<count).map { [$0] }
      for second in 1..<max(1, count) {
        for first in 0..<second where groups[first][0] == first && isFree(combination, first, second) {
          guard isLike(first, second, combination) else { continue }
          let joined = (groups[first] + groups[second]).sorted()
          for element in joined { groups[element] = joined }
          // One proof puts it with all that are like the first.
          break
        }
      }
      for group in Set(groups.filter { $0.count > 1 }).sorted(by: { $0[0] < $1[0] }) { add(group, combination) }
    }
  }

  /// Units alone, two of one count, all of one count; then with sorts that nothing indexes.
  private func combinations() -> [SymmetryCandidates.Unit] {
    var units = candidates.units
    for (place, unit) in candidates.units.enumerated() {
      for other in candidates.units[(place + 1)...] where other.count == unit.count {
        units.append(Self.joined([unit, other]))
      }
    }
    for count in Set(candidates.units.map(\.count)).sorted() {
      let same = candidates.units.filter { $0.count == count }
      if same.count > 2 { units.append(Self.joined(same)) }
    }
    // Elements are numbers, as a rule.
    let numbers = candidates.sorts.filter { !model.slots[$0[0]].isExact }
    let sorts = (numbers.count > 1 ? [numbers.flatMap(\.self)] : []) + numbers + candidates.sorts
    return units
      + units.reversed().flatMap { unit in
        sorts.map { SymmetryCandidates.Unit(arrays: unit.arrays, references: unit.references + $0) }
      }
  }

  private static func joined(_ units: [SymmetryCandidates.Unit]) -> SymmetryCandidates.Unit {
    SymmetryCandidates.Unit(arrays: units.flatMap(\.arrays), references: units.flatMap(\.references))
  }

  /// Whether no slot of the two belongs to a class already, and no slot in which one of them is an element of one.
  private func isFree(_ unit: SymmetryCandidates.Unit, _ first: Int, _ second: Int) -> Bool {
    let taken = Set(classes.flatMap { $0.slots.flatMap(\.self) })
    let held = classes.filter { $0.elements.contains(first) || $0.elements.contains(second) }.flatMap(\.references)
    if !Set(held).isDisjoint(with: unit.references) { return false }
    return unit.arrays.allSatisfy { array in
      [first, second].allSatisfy { element in
        element >= array.elements.count || array.elements[element].allSatisfy { !taken.contains($0) }
      }
    }
  }

  /// Whether exchanging the two changes neither the initial state nor what the model does.
  private mutating func isLike(_ first: Int, _ second: Int, _ unit: SymmetryCandidates.Unit) -> Bool {
    let exchange = Transposition(
      first, second, arrays: unit.arrays, references: unit.references, slots: model.slots.count)
    guard exchange.apply(to: model.initial) == model.initial, let events = proof.events(under: exchange) else {
      return false
    }
    for (event, other) in events where !likeEvents[event].contains(other) {
      let joined = Set(likeEvents[event] + likeEvents[other]).sorted()
      for member in joined { likeEvents[member] = joined }
    }
    return true
  }

  private mutating func add(_ elements: [Int], _ unit: SymmetryCandidates.Unit) {
    let slots = elements.map { element in
      unit.arrays.flatMap { $0.elements.indices.contains(element) ? $0.elements[element] : [] }
    }
    // Elements of different width were never exchanged with each other by way of the longer ones.
    guard Set(slots.map(\.count)).count == 1 else { return }
    classes.append(SymmetryClass(elements: elements, slots: slots, references: unit.references.sorted()))
  }
}
