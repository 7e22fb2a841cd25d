/// Which classes have elements among their own slots, so that sorting tuples would not give one form to like states: for
/// these, all permutations are taken.
struct Entanglement {
  /// Positions of the classes whose elements are sorted, one class after the other.
  private(set) var sorted: [Int] = []
  /// Positions of the classes that are permuted together.
  private(set) var permuted: [Int] = []
  /// A class of them that is too much; `nil`: all permutations are few enough.
  private(set) var excess: Int?

  /// Permutations of a state that are compared.
  static let mostPermutations = 720

  init(_ classes: [SymmetryClass]) {
    for (place, group) in classes.enumerated() {
      let moved = Set(group.slots.flatMap(\.self))
      for (other, holder) in classes.enumerated() where holder.references.contains(where: moved.contains) {
        permuted += [place, other]
      }
    }
    permuted = Set(permuted).sorted()
    sorted = classes.indices.filter { !permuted.contains($0) }
    let factors = permuted.flatMap { Array(1...classes[$0].elements.count) }
    if factors.reduce(1, { min($0 * $1, Self.mostPermutations + 1) }) > Self.mostPermutations {
      excess = permuted.max { classes[$0].elements.count < classes[$1].elements.count }
    }
  }

  /// Every permutation of `0..<count`, the identity first.
  static func permutations(of count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return permutations(of: count - 1).flatMap { shorter in
      (0..<count).reversed().map { place in
        var longer = shorter
        longer.insert(count - 1, at: place)
        return longer
      }
    }
  }
}
