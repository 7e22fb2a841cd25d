/// The least state among all permutations of some classes' elements: for classes among whose slots are elements.
///
/// O(permutations × slots that they touch), at most `Entanglement.mostPermutations`.
final class StatePermuter {
  /// Slots that a permutation may change, ascending.
  private let touched: [Int]
  private let permutations: [Permutation]
  private var best: [Int]
  private var candidate: [Int]

  private struct Permutation {
    /// For each touched slot, where its value comes from.
    var sources: [Int]
    /// For each touched slot, which of the classes its values belong to.
    var renames: [[Rename]]
  }

  /// What becomes of the elements of a class.
  private struct Rename {
    var elements: [Int]
    var images: [Int]
  }

  init(_ classes: [SymmetryClass]) {
    touched = Set(classes.flatMap { $0.slots.flatMap(\.self) + $0.references }).sorted()
    let orders = classes.reduce([[]] as [[[Int]]]) { lists, group in
      lists.flatMap { list in Entanglement.permutations(of: group.elements.count).map { list + [$0] } }
    }
    let touched = touched
    permutations = orders.map { Self.permutation($0, classes, touched) }
    best = Array(repeating: 0, count: touched.count)
    candidate = best
  }

  /// - Parameter orders: for each class, the place that each of its elements comes to.
  private static func permutation(_ orders: [[Int]], _ classes: [SymmetryClass], _ touched: [Int]) -> Permutation {
    var sources: [Int: Int] = [:]
    for (group, order) in zip(classes, orders) {
      for (element, place) in order.enumerated() {
        for (from, to) in zip(group.slots[element], group.slots[place]) { sources[to] = from }
      }
    }
    let renames = touched.map { slot in
      zip(classes, orders).filter { $0.0.references.contains(slot) }.map { group, order in
        Rename(elements: group.elements, images: order.map { group.elements[$0] })
      }
    }
    return Permutation(sources: touched.map { sources[$0] ?? $0 }, renames: renames)
  }

  private func apply(_ permutation: Permutation, _ values: UnsafeMutablePointer<Int>) {
    for index in touched.indices {
      var value = values[permutation.sources[index]]
      for rename in permutation.renames[index] {
        guard let element = rename.elements.firstIndex(of: value) else { continue }
        value = rename.images[element]
        break
      }
      candidate[index] = value
    }
  }

  func permute(_ values: UnsafeMutablePointer<Int>) {
    for (number, permutation) in permutations.enumerated() {
      apply(permutation, values)
      if number == 0 || candidate.lexicographicallyPrecedes(best) { swap(&candidate, &best) }
    }
    for (index, slot) in touched.enumerated() { values[slot] = best[index] }
  }

  /// Permutations by those that change nothing. The values are changed to the least ones.
  func orbitSize(_ values: UnsafeMutablePointer<Int>) -> Int {
    permute(values)
    let fixing = permutations.count { permutation in
      apply(permutation, values)
      return touched.indices.allSatisfy { candidate[$0] == values[touched[$0]] }
    }
    return permutations.count / fixing
  }
}
