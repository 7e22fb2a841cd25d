import Exploration
import RunReport
import Testing

@testable import Verification

/// Which states are looked at, and which rows of numbers count as growth.
@Suite struct GrowthDetectorTests {
  /// A chain of states, each found from the one before.
  private struct Chain: StateSpace {
    var count: Int
    func words(of state: Int) -> [UInt64] { [UInt64(state), 0] }
    func origin(of state: Int) -> StatePath.Step? {
      state == 0 ? nil : StatePath.Step(source: state - 1, label: StepLabel(event: 0, run: 0))
    }
  }

  @Test(arguments: [
    ([1, 2, 3, 4, 5, 6, 7, 8], true), ([0, 0, 1, 1, 2, 2, 3, 3], true),
    // It has a bound, which longer runs keep.
    ([1, 2, 3, 4, 4, 4, 4, 4], false), ([0, 0, 0, 0, 0, 0, 4, 4], false),
    // Too little, and what becomes smaller again.
    ([1, 1, 2, 2, 3, 3, 3, 3], false), ([1, 1, 5, 5, 2, 2, 9, 9], false), ([], false),
  ])
  func growthGoesOnInEveryQuarter(sizes: [Int], grows: Bool) { #expect(GrowthDetector.grows(sizes) == grows) }

  @Test func samplesAreEvenlySpread() {
    let profile = DepthProfile(Chain(count: 81))
    #expect(profile.deepest == 80)
    let sample = profile.sample(atMost: 2)
    #expect(sample.count == DepthProfile.parts && sample.allSatisfy { $0.count == 2 })
    #expect(sample[0] == [0, 5] && sample[7] == [70, 76])
    #expect(profile.sample(atMost: 100).flatMap(\.self) == Array(0..<81))
    #expect(profile.spread(atMost: 3) == [40, 20, 60])
    #expect(Array(profile.spread(atMost: 9).prefix(3)) == [40, 20, 60])
    #expect(Set(profile.spread(atMost: 500)).count == profile.spread(atMost: 500).count)
  }

  @Test func nothingIsASampleOfNothing() {
    let profile = DepthProfile(Chain(count: 0))
    #expect(profile.spread(atMost: 4).isEmpty)
    #expect(profile.sample(atMost: 4).allSatisfy { $0.isEmpty })
  }
}
