import Exploration
import TestSupport
import Testing

@testable import FlatMachine

/// The packed search against the plain evaluator and the plain explorer.
@Suite struct AgreementTests {
  /// A thousand seeds, in blocks that run side by side, or some of the blocks.
  @Test(arguments: Effort.blocks(10, sample: 2))
  func randomModels(block: UInt64) throws {
    for seed in block * 100..<block * 100 + 100 {
      var maker = RandomModel(seed: seed)
      try compare(maker.make(), "seed \(seed)")
    }
  }

  /// Whatever the threads, and however many states there are in a round, the numbering is the same.
  @Test func threadsChangeNothing() throws {
    let model = try PresentationModel.make(controllers: 3, budget: 5, alongside: 1, progress: 2, deferred: 1)
    let one = try #require(model.explore(FlatSearchOptions(threads: 1)))
    for threads in 2...4 {
      let several = try #require(model.explore(FlatSearchOptions(threads: threads)))
      #expect(several.statesPerDepth == one.statesPerDepth)
      #expect(several.violations == one.violations)
      #expect(several.fired == one.fired)
      #expect(several.bytes == one.bytes)
    }
  }

  private func compare(_ model: FlatModel, _ comment: Comment) throws {
    var reference = ReferenceExplorer(FlatReferenceSystem(model))
    let slow = reference.run()
    for threads in [1, 2] {
      let fast = try #require(model.explore(FlatSearchOptions(threads: threads)))
      #expect(fast.states == slow.statistics.states, comment)
      #expect(fast.transitions == slow.statistics.transitions, comment)
      #expect(fast.crashes == slow.statistics.crashes, comment)
      #expect(fast.settledStates == slow.statistics.settledStates, comment)
      #expect(fast.statesPerDepth == slow.statistics.statesPerDepth, comment)
      #expect(fast.stuckStates == slow.stuck?.count, comment)
      let found = slow.violations.map { Found(Int($0.property), $0.path.steps.count, $0.occurrences) }
      let own = fast.violations.map {
        Found($0.property, $0.path.count - 1 + ($0.event == nil ? 0 : 1), $0.occurrences)
      }
      #expect(Set(own) == Set(found), comment)
      try checkPaths(fast, of: model, comment)
    }
  }

  private struct Found: Hashable {
    var property: Int
    var length: Int
    var occurrences: Int

    init(_ property: Int, _ length: Int, _ occurrences: Int) {
      (self.property, self.length, self.occurrences) = (property, length, occurrences)
    }
  }

  /// Each step of a path is one that the plain evaluator can take.
  private func checkPaths(_ result: FlatSearchResult, of model: FlatModel, _ comment: Comment) throws {
    for violation in result.violations {
      #expect(violation.path.first?.values == model.initial, comment)
      for (before, after) in zip(violation.path, violation.path.dropFirst()) {
        let event = try #require(after.event, comment)
        #expect(successors(of: before.values, by: event, in: model).contains(after.values), comment)
      }
    }
  }

  private func successors(of state: [Int], by event: Int, in model: FlatModel) -> [[Int]] {
    var system = FlatReferenceSystem(model)
    var sink = Collector(event: UInt32(event))
    state.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
    return sink.states
  }
}

/// Keeps the successors that one event leads to.
private struct Collector: SuccessorSink {
  let event: UInt32
  var states: [[Int]] = []

  init(event: UInt32) { self.event = event }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    if label.event == event { states.append(state.map { Int(Int64(bitPattern: $0)) }) }
  }

  mutating func crash(label: StepLabel) {}
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) {}
}
