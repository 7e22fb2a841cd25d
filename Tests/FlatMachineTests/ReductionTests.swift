import TestSupport
import Testing

@testable import FlatMachine

/// Reduced searches against the plain ones, on random models.
@Suite struct ReductionTests {
  private static let both: Set<Reduction> = [.symmetry, .deadVariables]

  /// Models of any shape, in which little can be reduced.
  @Test(arguments: Effort.blocks(4, sample: 1))
  func anyModels(block: UInt64) throws {
    for seed in block * 100..<block * 100 + 100 {
      var maker = RandomModel(seed: seed)
      let comparison = try #require(ReductionComparison(maker.make(), Self.both))
      #expect(comparison.differences(by: comparison.plan) == [], "seed \(seed)")
    }
  }

  /// Models that go through phases: most have slots that are dead in some.
  @Test(arguments: Effort.blocks(4, sample: 1))
  func phasedModels(block: UInt64) throws {
    var reduced = 0
    var states = 0
    var live = 0
    for seed in block * 100..<block * 100 + 100 {
      var maker = RandomPhasedModel(seed: seed)
      let comparison = try #require(ReductionComparison(maker.make(), [.deadVariables]))
      #expect(comparison.differences(by: comparison.plan) == [], "seed \(seed)")
      if comparison.plan.dead != nil { reduced += 1 }
      states += comparison.states
      live += comparison.liveStates
    }
    // Otherwise nothing was put to the test.
    #expect(reduced > 80)
    #expect(live * 10 < states * 9, "\(live) of \(states)")
  }

  /// Models of like elements: nearly all are recognised as such.
  @Test(arguments: Effort.blocks(4, sample: 1))
  func symmetricModels(block: UInt64) throws {
    var whole = 0
    for seed in block * 50..<block * 50 + 50 {
      var maker = RandomSymmetricModel(seed: seed, hasLinks: seed % 3 == 0)
      let model = maker.make()
      for reductions in [Self.both, [.symmetry]] {
        let comparison = try #require(ReductionComparison(model, reductions))
        #expect(comparison.differences(by: comparison.plan) == [], "seed \(seed)")
        let elements = comparison.plan.classes.first { $0.slots[0].contains(0) }?.elements.count
        if reductions == Self.both, elements == model.count { whole += 1 }
      }
    }
    #expect(whole >= 45, "\(whole) of 50")
  }

  /// Models in which one element is not like the others, or is computed with.
  @Test(arguments: RandomSymmetricModel.Twist.allCases.filter { $0 != .none })
  func nearlySymmetricModels(twist: RandomSymmetricModel.Twist) throws {
    for seed in 0..<60 as Range<UInt64> {
      var maker = RandomSymmetricModel(seed: seed, twist: twist, hasLinks: seed % 3 == 0)
      let model = maker.make()
      let comparison = try #require(ReductionComparison(model, Self.both))
      #expect(comparison.differences(by: comparison.plan) == [], "seed \(seed)")
      if [.loneProperty, .loneRest, .initial, .bound].contains(twist) {
        let last = model.count - 1
        // What the number that is compared never holds may be alike all the same.
        let compared = model.slots.firstIndex { $0.name == "first" }
        let holdsLast = comparison.plan.classes.contains { group in
          group.slots[0].contains(0) && group.elements.contains(last)
            && (twist != .bound || group.references.contains { $0 == compared })
        }
        #expect(!holdsLast, "seed \(seed)")
      }
    }
  }
}

extension FlatModel {
  /// Elements of the array that comes first.
  fileprivate var count: Int { slots.count { $0.name.hasPrefix("a[") } }
}
