import Exploration

/// The states of a search by the steps of the run by which each was found.
struct DepthProfile {
  /// How many parts the depth is divided into.
  static let parts = 8

  let space: any StateSpace
  let deepest: Int
  private let depths: [Int32]

  /// O(states): a state is found from one with a lower number.
  init(_ space: any StateSpace) {
    self.space = space
    var depths: [Int32] = []
    depths.reserveCapacity(space.count)
    for state in 0..<space.count { depths.append(space.origin(of: state).map { depths[$0.source] + 1 } ?? 0) }
    self.depths = depths
    deepest = Int(depths.max() ?? 0)
  }

  /// The words of a state on the way of the app; nil for the state behind an error.
  func words(of state: Int) -> [UInt64]? {
    let words = space.words(of: state)
    return words.withUnsafeBufferPointer(EndingState.isOver) ? nil : words
  }

  /// Up to so many states of each part of the depth, evenly spread in the order of the search, ascending.
  func sample(atMost count: Int) -> [[Int]] {
    var sizes = Array(repeating: 0, count: Self.parts)
    for depth in depths { sizes[part(of: depth)] += 1 }
    var seen = Array(repeating: 0, count: Self.parts)
    var sample: [[Int]] = Array(repeating: [], count: Self.parts)
    for (state, depth) in depths.enumerated() {
      let part = part(of: depth)
      // The first, and the one that begins each further share.
      if seen[part] * count / sizes[part] >= sample[part].count { sample[part].append(state) }
      seen[part] += 1
    }
    return sample
  }

  private func part(of depth: Int32) -> Int { min(Self.parts - 1, Int(depth) * Self.parts / max(1, deepest)) }

  /// Up to so many states that are evenly spread over all; those of a shorter sample come first in a longer one.
  func spread(atMost count: Int) -> [Int] {
    var states: [Int] = []
    var seen: Set<Int> = []
    for number in 0..<count {
      // The number's bits in reverse, as a fraction (van der Corput).
      var (fraction, weight, rest) = (0.0, 0.5, number + 1)
      while rest > 0 {
        if rest & 1 == 1 { fraction += weight }
        (weight, rest) = (weight / 2, rest >> 1)
      }
      let state = min(space.count - 1, Int(fraction * Double(space.count)))
      if state >= 0, seen.insert(state).inserted { states.append(state) }
    }
    return states
  }
}
