import TestSupport
import Testing

@testable import FlatMachine

/// Runs that go round for ever: what counts as one, and the packed search against the naive one.
@Suite struct FairnessTests {
  /// Eight hundred seeds, in blocks that run side by side, or one block.
  @Test(arguments: Effort.blocks(8, sample: 1))
  func randomModels(block: UInt64) throws {
    var (fair, unfair) = (0, 0)
    for seed in block * 100..<block * 100 + 100 {
      let model = Self.randomModel(seed)
      guard let naive = NaiveFairness(model, mostStates: 300) else { continue }
      let results = try [1, 2].map { threads in
        try #require(model.explore(options(threads: threads)), "seed \(seed)")
      }
      #expect(results[0].fairCycle == results[1].fairCycle, "seed \(seed)")
      #expect(results[0].hasSoughtFairCycles)
      for result in results {
        #expect(result.statesOnFairCycles == naive.statesOnFairCycles, "seed \(seed)")
        #expect((result.fairCycle != nil) == (naive.statesOnFairCycles > 0), "seed \(seed)")
      }
      if let lasso = results[0].fairCycle { naive.check(lasso, "seed \(seed)") }
      if naive.statesOnFairCycles > 0 { fair += 1 } else { unfair += 1 }
    }
    // Both answers occur, or nothing was compared.
    #expect(fair >= 1 && fair + unfair >= 40, "\(fair) \(unfair)")
  }

  private static func randomModel(_ seed: UInt64) -> FlatModel {
    var maker = RandomModel(seed: 7_000 + seed)
    var model = maker.make()
    var random = SplitMix(state: seed)
    for event in model.events.indices {
      model.events[event].actor =
        ["system", "runLoop", "system", "runLoop", "user", "app"].randomElement(using: &random) ?? ""
    }
    return model
  }

  @Test(arguments: ["none", "completesTwice", "leavesViews"])
  func presentationComesToRest(defect: String) throws {
    let model = try PresentationModel.make(
      controllers: 3, budget: 5, alongside: 1, progress: 2, deferred: 1, defect: defect)
    let result = try #require(model.explore(options(threads: 2)))
    #expect(result.hasSoughtFairCycles)
    #expect(result.fairCycle == nil)
  }

  // MARK: What counts

  /// An animation starts itself again and again; a user could stop it, and need not.
  @Test func endlessAnimation() throws {
    let result = try explore(
      """
      offer("tap", by: .user) { on = !on }
      if on && lamp == 0 { offer("grow", by: .runLoop) { lamp = 1 } }
      if on && lamp == 1 { offer("shrink", by: .runLoop) { lamp = 0 } }
      """)
    #expect(result.fairCycle?.stem.count == 2)
    #expect(result.fairCycle?.cycle.count == 2)
    #expect(result.stuckStates == 0)
  }

  /// What stays possible happens in the end.
  @Test func animationThatEnds() throws {
    let result = try explore(
      """
      offer("tap", by: .user) { on = true }
      if on && lamp == 0 { offer("grow", by: .runLoop) { lamp = 1 } }
      if on && lamp == 1 { offer("shrink", by: .runLoop) { lamp = 0 } }
      if on { offer("end", by: .runLoop) { on = false } }
      """)
    #expect(result.fairCycle == nil)
  }

  /// What is possible now and then need not happen under weak fairness.
  @Test func endThatIsMissed() throws {
    let result = try explore(
      """
      if !on { offer("tap", by: .user) { on = true } }
      if on && lamp == 0 { offer("grow", by: .runLoop) { lamp = 1 } }
      if on && lamp == 1 { offer("shrink", by: .runLoop) { lamp = 0 } }
      if on && lamp == 1 { offer("end", by: .system) { on = false } }
      """)
    #expect(result.fairCycle?.cycle.count == 2)
  }

  /// A user who goes on for ever is nobody's defect.
  @Test func endlessUser() throws {
    let result = try explore(
      """
      if !on { offer("touch", by: .user) { on = true } }
      if on { offer("move", by: .user) { lamp = 1 - lamp } }
      if on { offer("lift", by: .user) { on = false } }
      """)
    #expect(result.fairCycle == nil)
  }

  /// A step that changes nothing is no step: the system waits for the finger to lift.
  @Test func tickWhileDragging() throws {
    let result = try explore(
      """
      offer("tick", by: .runLoop) { lamp = 0 }
      if on { offer("lift", by: .user) { on = false } } else { offer("touch", by: .user) { on = true } }
      """)
    #expect(result.fairCycle == nil)
  }

  /// One event of a source does not keep another waiting for ever.
  @Test func callbackBesideEndlessRotation() throws {
    let result = try explore(
      """
      if !on { offer("present", by: .app) { on = true } }
      offer("rotate", by: .system) { lamp = (lamp + 1) % 3 }
      if on { offer("callback", by: .system) { on = false } }
      """)
    #expect(result.fairCycle == nil)
  }

  /// A source of which always something is possible does something, even if each event is possible in turn only.
  @Test func sourceOfChangingEvents() throws {
    let result = try explore(
      """
      if !on { offer("present", by: .app) { on = true } }
      if on { offer("turn", by: .runLoop) { lamp = 1 - lamp } }
      if on && lamp == 0 { offer("end a", by: .system) { on = false } }
      if on && lamp == 1 { offer("end b", by: .system) { on = false } }
      """)
    #expect(result.fairCycle == nil)
  }

  /// A step that crashes is possible like any other, and ends the run.
  @Test func crashThatStaysPossible() throws {
    let result = try explore(
      """
      offer("tap", by: .user) { on = !on }
      if on { offer("turn", by: .runLoop) { lamp = 1 - lamp } }
      if on { offer("fail", by: .system) { cells[lamp + 2] = 1 } }
      """)
    #expect(result.crashes == 2)
    #expect(result.fairCycle == nil)
  }

  /// Where nothing ever settles again the state is stuck, and only that is said.
  @Test func stuckIsNotFoundTwice() throws {
    let result = try explore(
      """
      if !on { offer("tap", by: .user) { on = true } }
      if on { offer("turn", by: .runLoop) { lamp = 1 - lamp } }
      """)
    #expect(result.stuckStates == 2)
    #expect(result.fairCycle == nil)
  }

  private func explore(_ events: String) throws -> FlatSearchResult {
    let text = """
      struct Machine: TransitionSystem {
        var on = false
        var lamp = 0
        var cells = [0]
        var isSettled: Bool { !on }
        mutating func offerEvents() {
      \(events)
        }
      }
      """
    let model = try FlatSource.model(named: "Machine", in: [text])
    let result = try #require(model.explore(options(threads: 1)))
    let naive = try #require(NaiveFairness(model, mostStates: 300))
    #expect(naive.statesOnFairCycles == result.statesOnFairCycles)
    if let lasso = result.fairCycle { naive.check(lasso, "") }
    return result
  }

  private func options(threads: Int) -> FlatSearchOptions {
    var options = FlatSearchOptions(threads: threads)
    options.findsFairCycles = true
    return options
  }
}
