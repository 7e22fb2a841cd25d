import Exploration
import TestSupport
import Testing

@testable import FlatMachine

/// Random walks: reproducible, honest, and good enough to find the seeded defects.
@Suite struct WalkTests {
  @Test(arguments: [("completesTwice", "TV101", 4, 1000), ("leavesViews", "TV305", 6, 20_000)])
  func seededDefects(defect: String, rule: String, budget: Int, walks: Int) throws {
    let model = try PresentationModel.make(
      controllers: 3, budget: budget, alongside: 1, progress: 2, deferred: 1, defect: defect)
    let (one, coverage) = model.walk(WalkOptions(seed: 3, walks: walks), threads: 1)
    let two = model.walk(WalkOptions(seed: 3, walks: walks), threads: 2)
    #expect(one.violations == two.result.violations)
    #expect(coverage == two.coverage)
    #expect(one.transitions == two.result.transitions)
    #expect(one.bound == .walks(walks))
    #expect(one.violations.map { model.properties[$0.property].rule } == [rule])
    // Shortened runs are not much longer than the shortest.
    let shortest = try #require(model.explore()?.violations.first?.path.count)
    for violation in one.violations {
      #expect((shortest...shortest * 3 / 2).contains(violation.path.count))
      check(violation, of: model)
    }
  }

  @Test func coverageGrows() throws {
    let model = try PresentationModel.make(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1)
    let (result, coverage) = model.walk(WalkOptions(seed: 7, walks: 100), threads: 2)
    #expect(coverage.map(\.walks) == [1, 2, 4, 8, 16, 32, 64, 100])
    #expect(zip(coverage, coverage.dropFirst()).allSatisfy { $0.states <= $1.states && $0.events <= $1.events })
    #expect(result.states <= 10_086 && result.states > 100)
    #expect(result.violations.isEmpty)
    let other = model.walk(WalkOptions(seed: 8, walks: 100), threads: 2)
    #expect(other.coverage != coverage)
  }

  @Test func depthBoundsEachWalk() throws {
    let model = try PresentationModel.make(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1)
    let (result, _) = model.walk(WalkOptions(seed: 7, walks: 20, maximumDepth: 3), threads: 1)
    #expect((20...60).contains(result.transitions))
    #expect(result.longestWalk == 3)
  }

  @Test func cancelledWalks() throws {
    let model = try PresentationModel.make(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1)
    let (result, coverage) = model.walk(WalkOptions(seed: 7, walks: 20), threads: 1) { true }
    #expect(result.bound == .walks(0))
    #expect(coverage.map(\.walks) == [0])
  }

  /// What walks find, a search finds, too; the runs can be replayed.
  @Test(arguments: Effort.blocks(4, sample: 1))
  func randomModels(block: UInt64) throws {
    var found = 0
    for seed in block * 50..<block * 50 + 50 {
      var maker = RandomModel(seed: seed)
      let model = maker.make()
      let exact = try #require(model.explore())
      let (walked, coverage) = model.walk(WalkOptions(seed: seed, walks: 30), threads: 1)
      #expect(walked.violations == model.walk(WalkOptions(seed: seed, walks: 30), threads: 2).result.violations)
      #expect(walked.bound == .walks(30) && (coverage.last?.states ?? 0) <= exact.states)
      for violation in walked.violations {
        let other = exact.violations.first { $0.property == violation.property }
        #expect((other?.path.count ?? .max) <= violation.path.count + 1, "seed \(seed)")
        check(violation, of: model)
        found += 1
      }
    }
    #expect(found > 20)
  }

  /// Replays a violation by the plain evaluator, step by step.
  private func check(_ violation: FlatSearchResult.Violation, of model: FlatModel) {
    #expect(violation.path.first?.values == model.initial)
    for (before, after) in zip(violation.path, violation.path.dropFirst()) {
      let sink = look(at: before.values, of: model)
      #expect(sink.steps.contains { $0.event == after.event && $0.state == after.values })
    }
    let sink = look(at: violation.path.last?.values ?? [], of: model)
    #expect(sink.violations.contains(UInt32(violation.property)))
  }

  private func look(at state: [Int], of model: FlatModel) -> Replayed {
    var system = FlatReferenceSystem(model)
    var sink = Replayed()
    state.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { words in
      _ = system.inspect(words, into: &sink)
      system.emitSuccessors(of: words, into: &sink)
    }
    return sink
  }
}

private struct Replayed: SuccessorSink {
  var steps: [(event: Int, state: [Int])] = []
  var violations: Set<UInt32> = []

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    steps.append((Int(label.event), state.map { Int(Int64(bitPattern: $0)) }))
  }

  mutating func crash(label: StepLabel) {}
  mutating func violation(_ property: UInt32) { violations.insert(property) }
  mutating func incomplete(_ reason: UInt32) {}
}
