import Synchronization
import Testing

@testable import FlatMachine

/// The numbers that SPIN, TLC and Stateright agree on. What they publish as transitions counts the initial state as
/// generated: one more.
@Suite struct PresentationTests {
  struct Size: Sendable, CustomTestStringConvertible {
    var name: String
    var controllers: Int
    var budget: Int
    var progress: Int
    var deferred: Int
    var states: Int
    var generated: Int
    var depth: Int

    var testDescription: String { name }
  }

  static let sizes = [
    Size(
      name: "S4", controllers: 3, budget: 4, progress: 2, deferred: 1, states: 10_086, generated: 27_565, depth: 38),
    Size(
      name: "S5", controllers: 4, budget: 6, progress: 2, deferred: 1, states: 102_661, generated: 335_834, depth: 51),
    Size(
      name: "S6", controllers: 4, budget: 12, progress: 3, deferred: 2, states: 1_085_310, generated: 4_851_567,
      depth: 58),
  ]

  @Test(arguments: sizes)
  func published(size: Size) throws {
    let model = try PresentationModel.make(
      controllers: size.controllers, budget: size.budget, alongside: 1, progress: size.progress, deferred: size.deferred
    )
    let result = try #require(model.explore(FlatSearchOptions(threads: 2)))
    #expect(result.states == size.states)
    #expect(result.transitions + 1 == size.generated)
    #expect(result.depth == size.depth)
    #expect(result.violations.isEmpty)
    #expect(result.stuckStates == 0)
    #expect(result.bound == nil)
    // The seeded defects are switched off: every other event happens somewhere.
    #expect(result.fired.allSatisfy { $0 > 0 })
  }

  @Test(arguments: [("completesTwice", "TV101", 10), ("leavesViews", "TV305", 36)])
  func shortestCounterexample(defect: String, rule: String, length: Int) throws {
    let model = try PresentationModel.make(
      controllers: 4, budget: 12, alongside: 1, progress: 3, deferred: 2, defect: defect)
    var options = FlatSearchOptions(threads: 2)
    options.stopsAtViolation = true
    let result = try #require(model.explore(options))
    #expect(result.bound == .violation)
    #expect(result.violations.map { model.properties[$0.property].rule } == [rule])
    #expect(result.violations.map { $0.path.count - 1 } == [length])
  }

  /// A search that is stopped after its last state, while AG EF settled is computed, claims nothing.
  @Test func settlingIsStopped() throws {
    let model = try PresentationModel.make(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1)
    let asked = Mutex(0)
    var options = FlatSearchOptions(threads: 1)
    options.findsStuckStates = false
    options.isCancelled = {
      asked.withLock { $0 += 1 }
      return false
    }
    #expect(try #require(model.explore(options)).bound == nil)
    let most = asked.withLock { count in
      defer { count = 0 }
      return count
    }
    options.findsStuckStates = true
    options.isCancelled = {
      asked.withLock { count in
        count += 1
        return count > most
      }
    }
    let result = try #require(model.explore(options))
    #expect(result.states == 10_086)
    #expect(result.bound == .cancelled)
    #expect(result.stuckStates == 0)
  }
}
