import Exploration
import Machine

/// Finds what becomes larger and larger the longer runs are: there are states without end then.
///
/// It looks at a few states of each eighth of the depth. What grows has its largest number there in the last quarter, a
/// smaller one in the quarter before, and so on: what has a bound reaches it sooner.
struct GrowthDetector {
  struct Growth {
    var source: GrowingThing
    /// By eighth of the depth: the largest number that was seen.
    var sizes: [Int]
    /// A state of the last eighth with the largest number.
    var state: Int
  }

  let image: ProgramImage
  let profile: DepthProfile

  /// Shorter runs do not show that something grows.
  private static let leastDepth = 8
  private static let leastGrowth = 3

  /// What grows; what the code calls by name first, then what grows most.
  ///
  /// - Parameter states: how many are looked at in each eighth, at most.
  func growths(states: Int) -> [Growth] {
    guard profile.deepest >= Self.leastDepth else { return [] }
    var sizes: [GrowingThing: [Int]] = [:]
    var last: [GrowingThing: Int] = [:]
    for (part, sample) in profile.sample(atMost: states).enumerated() {
      for state in sample {
        guard let words = profile.words(of: state) else { continue }
        for (source, count) in StateSizes(StateReader(image: image, state: words)).counts {
          let known = sizes[source, default: Array(repeating: 0, count: DepthProfile.parts)][part]
          guard count > known else { continue }
          sizes[source, default: Array(repeating: 0, count: DepthProfile.parts)][part] = count
          if part == DepthProfile.parts - 1 { last[source] = state }
        }
      }
    }
    let growths = sizes.filter { Self.grows($0.value) }.compactMap { source, sizes in
      last[source].map { Growth(source: source, sizes: sizes, state: $0) }
    }
    return growths.sorted { rank($0) < rank($1) }
  }

  /// Whether each quarter has more than the one before, and in all more than a little.
  static func grows(_ sizes: [Int]) -> Bool {
    let quarters = stride(from: 0, to: sizes.count, by: 2).map { sizes[$0..<min($0 + 2, sizes.count)].max() ?? 0 }
    guard let first = quarters.first, let last = quarters.last, last - first >= leastGrowth else { return false }
    return zip(quarters, quarters.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func rank(_ growth: Growth) -> (Int, Int, String) {
    let kind =
      switch growth.source {
      case .elements: 0
      case .instances(let type): image.program.types[Int(type)].isSubject ? 1 : 4
      case .closures: 2
      case .number: 3
      }
    let amount = (growth.sizes.last ?? 0) - (growth.sizes.first ?? 0)
    return (kind, -amount, "\(growth.source)")
  }
}
