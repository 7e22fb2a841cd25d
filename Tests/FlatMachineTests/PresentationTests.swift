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
}
