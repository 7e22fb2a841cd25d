/// Exchanges two like elements in a state: the slots of one with those of the other, and the value that stands for one
/// with the value that stands for the other wherever slots refer to elements.
struct Transposition: Hashable {
  let first: Int
  let second: Int
  /// For each slot, the one that it changes places with, or itself.
  private(set) var partners: [Int]
  /// Slots that hold elements.
  private(set) var references: [Bool]

  /// - Parameter arrays: the slots of each element, alike in number; elements that an array does not have stay away.
  init(_ first: Int, _ second: Int, arrays: [ElementArray], references: some Sequence<Int>, slots: Int) {
    (self.first, self.second) = (first, second)
    partners = Array(0..<slots)
    self.references = Array(repeating: false, count: slots)
    for array in arrays where array.elements.indices.contains(first) && array.elements.indices.contains(second) {
      for (one, other) in zip(array.elements[first], array.elements[second]) {
        partners[one] = other
        partners[other] = one
      }
    }
    for slot in references { self.references[slot] = true }
  }

  /// Whether doing it twice changes nothing.
  var isInvolution: Bool {
    partners.indices.allSatisfy { partners[partners[$0]] == $0 && references[partners[$0]] == references[$0] }
  }

  /// What stands for an element afterwards.
  func image(of value: Int) -> Int { value == first ? second : value == second ? first : value }

  /// The state with the elements exchanged.
  func apply(to state: [Int]) -> [Int] {
    partners.indices.map { references[$0] ? image(of: state[partners[$0]]) : state[partners[$0]] }
  }
}

/// Slots in groups of equal size: those of element 0, of element 1, …
struct ElementArray: Hashable {
  var elements: [[Int]]
}
