import TestSupport
import Testing

@testable import FlatMachine

/// Reduced searches against the plain explorer: the same properties are violated, by paths that exist, at any number of
/// threads, and the lengths stay where they are said to.
@Suite struct EventReductionTests {
  static let combinations: [Set<Reduction>] = [
    [.partialOrder], [.macroSteps], [.eventBudget], [.partialOrder, .macroSteps], [.partialOrder, .eventBudget],
    [.macroSteps, .eventBudget], [.partialOrder, .macroSteps, .eventBudget],
    [.symmetry, .deadVariables, .partialOrder],
    [.symmetry, .deadVariables, .macroSteps], [.symmetry, .deadVariables, .eventBudget], Set(Reduction.allCases),
  ]

  /// Models of components: 600 seeds, in blocks that run side by side, or one block. Each reduction finds enough to leave
  /// out.
  @Test(arguments: Effort.blocks(6, sample: 1))
  func componentModels(block: UInt64) throws {
    var reduced: [Set<Reduction>: Int] = [:]
    for seed in block * 100..<block * 100 + 100 {
      var maker = ReducibleModel(seed: seed)
      let model = maker.make()
      let whole = try #require(model.explore()).states
      for (reductions, states) in try compare(model, "seed \(seed)") where states < whole {
        reduced[reductions, default: 0] += 1
      }
    }
    for reductions in Self.combinations {
      #expect(reduced[reductions, default: 0] > 15, "\(reductions) of 100")
    }
  }

  /// Models without any such shape.
  @Test(arguments: Effort.blocks(4, sample: 1))
  func otherModels(block: UInt64) throws {
    for seed in block * 50..<block * 50 + 50 {
      var maker = RandomModel(seed: seed)
      try compare(maker.make(), "seed \(seed)")
    }
  }

  @Test(arguments: Effort.items(["completesTwice", "none", "leavesViews"], sample: 1))
  func presentation(defect: String) throws {
    let model = try PresentationModel.make(
      controllers: 3, budget: 6, alongside: 1, progress: 2, deferred: 1, defect: defect)
    let whole = try #require(model.explore())
    for (reductions, states) in try compare(model, "\(defect)", Effort.items(Self.combinations, sample: 2)) {
      #expect(states < whole.states, "\(reductions)")
    }
  }

  /// Large enough that several threads share layers and rounds.
  @Test func threadsChangeNothing() throws {
    let model = try PresentationModel.make(controllers: 4, budget: 6, alongside: 1, progress: 2, deferred: 1)
    for reductions in Effort.items(Self.combinations, sample: 1) {
      var options = FlatSearchOptions(threads: 1)
      options.reductions = reductions
      let one = try #require(model.explore(options))
      for threads in 2...3 {
        options.threads = threads
        let several = try #require(model.explore(options))
        #expect(several.statesPerDepth == one.statesPerDepth)
        #expect(several.fired == one.fired)
        #expect(several.transitions == one.transitions)
        #expect(several.settledStates == one.settledStates)
      }
    }
  }

  /// Compares every combination, and answers with how many states it stores.
  @discardableResult
  private func compare(
    _ model: FlatModel, _ comment: Comment, _ combinations: [Set<Reduction>] = combinations
  ) throws -> [Set<Reduction>: Int] {
    let comparison = PlainComparison(model)
    var states: [Set<Reduction>: Int] = [:]
    for reductions in combinations {
      var options = FlatSearchOptions(threads: 1)
      options.reductions = reductions
      let one = try #require(model.explore(options))
      #expect(comparison.faults(of: one, by: reductions) == [], comment)
      options.threads = 2
      let two = try #require(model.explore(options))
      #expect(two.statesPerDepth == one.statesPerDepth, comment)
      #expect(two.violations == one.violations, comment)
      #expect(two.fired == one.fired, comment)
      states[reductions] = one.states
    }
    return states
  }
}
