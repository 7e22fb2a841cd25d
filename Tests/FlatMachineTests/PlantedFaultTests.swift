import Testing

@testable import FlatMachine

/// Each thing that the soundness of a reduction rests on, taken away, makes some comparison fail: the comparisons would
/// notice a mistake in it.
@Suite struct PlantedFaultTests {
  static let seeds: Range<UInt64> = 0..<400

  @Test func proviso() throws {
    #expect(try isNoticed([.partialOrder]) { $0.checksProviso = false })
    #expect(try isNoticed([.partialOrder, .macroSteps]) { $0.checksProviso = false })
  }

  @Test func visibility() throws {
    #expect(try isNoticed([.partialOrder]) { $0.respectsVisibility = false })
  }

  @Test func directionOfTheBudget() throws {
    #expect(try isNoticed([.eventBudget]) { $0.prefersMoreBudget = false })
  }

  @Test func whatReadsAndWrites() throws {
    var noticed = 0
    for seed in Self.seeds where noticed <= 5 {
      let model = model(seed)
      guard let relations = EventRelations(model) else { continue }
      let comparison = PlainComparison(model)
      for first in relations.conflicts.indices {
        for second in 0..<first where relations.conflicts[first].contains(second) {
          if try isNoticed([.partialOrder], comparison, { $0.ignoredConflict = (first, second) }) { noticed += 1 }
        }
      }
    }
    #expect(noticed > 5)
  }

  @Test func whatEnables() throws {
    var noticed = 0
    for seed in 0..<1_000 as Range<UInt64> where noticed == 0 {
      let model = model(seed)
      let comparison = PlainComparison(model)
      for event in model.events.indices {
        if try isNoticed([.partialOrder], comparison, { $0.ignoredEnabler = event }) { noticed += 1 }
      }
    }
    #expect(noticed > 0)
  }

  private func model(_ seed: UInt64) -> FlatModel {
    var maker = ReducibleModel(seed: seed)
    return maker.make()
  }

  /// Whether one of the models shows the fault.
  private func isNoticed(_ reductions: Set<Reduction>, _ fault: (inout ReductionDecisions) -> Void) throws -> Bool {
    for seed in Self.seeds where try isNoticed(reductions, PlainComparison(model(seed)), fault) { return true }
    return false
  }

  private func isNoticed(
    _ reductions: Set<Reduction>, _ comparison: PlainComparison, _ fault: (inout ReductionDecisions) -> Void
  ) throws -> Bool {
    var options = FlatSearchOptions()
    options.reductions = reductions
    fault(&options.decisions)
    let result = try #require(comparison.model.explore(options))
    return !comparison.faults(of: result, by: reductions).isEmpty
  }
}
