/// Where the states of each level, and in it of each length, are among the numbered states.
///
/// A *level* is a number of disturbances, a *length* a number of steps: of the run by which a state is found first. States
/// are numbered by level, then by length:
///
///     level      0              1              2
///     length   0 1 2 3    0 1 2 3 4 5    0 1 2 3 …
///
/// States of the length 0 are initial ones: at a level above 0 those that need so many disturbances to come about.
struct Layers {
  /// By level and length: the first state beyond those.
  private(set) var ends: [[Int]] = []

  init() {}

  /// The level that is being explored.
  var level: Int { ends.count - 1 }
  /// The length of the states that are found next.
  var length: Int { ends.last?.count ?? 0 }

  /// The initial states of a level have been found. `count`: how many states there are up to now.
  mutating func beginLevel(at count: Int) { ends.append([count]) }

  /// The states of a length have been found. `count`: how many there are up to now.
  mutating func endLayer(at count: Int) { ends[level].append(count) }

  /// The states of a level and a length; empty where there is no such level or length.
  func states(level: Int, length: Int) -> Range<Int> {
    guard ends.indices.contains(level), ends[level].indices.contains(length) else { return 0..<0 }
    if length > 0 { return ends[level][length - 1]..<ends[level][length] }
    return (level > 0 ? ends[level - 1].last ?? 0 : 0)..<ends[level][0]
  }

  /// Number of states per length, over all levels; ends with the greatest length that a state has.
  var counts: [Int] {
    var counts: [Int] = []
    for level in ends.indices {
      for length in ends[level].indices where !states(level: level, length: length).isEmpty {
        while counts.count <= length { counts.append(0) }
        counts[length] += states(level: level, length: length).count
      }
    }
    return counts
  }

  /// By level: the first state beyond it.
  var levelEnds: [Int] { ends.map { $0.last ?? 0 } }
}
