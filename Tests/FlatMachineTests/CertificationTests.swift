import Exploration
import TestSupport
import Testing
import Threading

@testable import FlatMachine

/// What certification accepts, and that it refuses a stored set that is wrong in any of several ways.
@Suite struct CertificationTests {
  @Test(arguments: Effort.blocks(6, sample: 1))
  func randomModels(block: UInt64) throws {
    for seed in block * 50..<block * 50 + 50 {
      var maker = RandomModel(seed: seed)
      let model = maker.make()
      for threads in [1, 2] {
        let result = try #require(model.explore(options(threads: threads)))
        #expect(result.certification == (result.endless == 0 ? .confirmed : .notDone), "seed \(seed)")
      }
    }
  }

  @Test func presentation() throws {
    let result = try #require(try Self.model.explore(options(threads: 2)))
    #expect(result.certification == .confirmed)
  }

  @Test func boundedResultsAreNotCertified() throws {
    var options = options(threads: 1)
    options.maximumDepth = 5
    #expect(try Self.model.explore(options)?.certification == .notDone)
  }

  // MARK: Faults in the packed store itself

  @Test func changedKey() throws {
    let (search, result) = try finishedSearch()
    let shard = try #require((0..<StateID.shards).first { search.shards[$0].count > 1 })
    search.shards[shard].keys[0] = search.shards[shard].keys[1]
    guard case .refused(let text) = search.certify(result, isCancelled: { false }) else {
      Issue.record("a changed state was not noticed")
      return
    }
    #expect(text.contains("phase: "), "the state is named: \(text)")
  }

  @Test func wrongParent() throws {
    let (search, result) = try finishedSearch()
    let shard = try #require((0..<StateID.shards).first { search.shards[$0].count > 1 })
    search.shards[shard].parents[1] = StateID(shard: shard, index: 1).rawValue
    #expect(search.certify(result, isCancelled: { false }) != .confirmed)
  }

  private func finishedSearch() throws -> (FlatSearch<UInt64>, FlatSearchResult) {
    let model = try Self.model
    let ranges = SlotRanges(model)
    let options = options(threads: 1)
    let plan = ExpansionPlan(model, options, ReductionPlan())
    let search = FlatSearch<UInt64>(plan, Layout(model, ranges), ranges, options)
    guard case .result(let result) = search.run() else { throw Trouble.outgrown }
    #expect(search.certify(result, isCancelled: { false }) == .confirmed)
    return (search, result)
  }

  private enum Trouble: Error { case outgrown }

  // MARK: Faults of each kind, in a copy of the stored set

  @Test func missingInitialState() throws {
    let certified = try exploration()
    expectRefusal(of: certified.without(0)) { if case .missingInitialState = $0 { true } else { false } }
  }

  @Test func missingSuccessor() throws {
    let certified = try exploration()
    for state in [1, 7, certified.states.count - 1] {
      expectRefusal(of: certified.without(state)) { if case .missingSuccessor = $0 { true } else { false } }
    }
  }

  @Test func changedState() throws {
    var certified = try exploration()
    certified.states.replace(5) { $0[1] += 40 }
    expectRefusal(of: certified) { if case .missingSuccessor = $0 { true } else { false } }
  }

  @Test func addedState() throws {
    var certified = try exploration()
    certified.states.add(certified.states.words(of: 5).map { $0 + 40 }, parent: 5)
    certified.claim.states += 1
    expectRefusal(of: certified) { _ in true }
  }

  @Test func stateStoredTwice() throws {
    var certified = try exploration()
    certified.states.add(certified.states.words(of: 5), parent: 4)
    expectRefusal(of: certified) { if case .storedTwice = $0 { true } else { false } }
  }

  @Test func violationNobodyReported() throws {
    var certified = try exploration(defect: "completesTwice")
    let property = try #require(certified.claim.violated.first)
    certified.claim.violated = []
    expectRefusal(of: certified) {
      if case .unreportedViolation(property, _) = $0 { true } else { false }
    }
  }

  @Test func violationOutOfNothing() throws {
    var certified = try exploration()
    certified.claim.violated = [1]
    expectRefusal(of: certified) { $0 == .unfoundedViolation(1) }
  }

  @Test(
    arguments: [\SearchClaim.states, \.transitions, \.crashes, \.settledStates]
      as [any WritableKeyPath<SearchClaim, Int> & Sendable])
  func wrongCount(count: any WritableKeyPath<SearchClaim, Int> & Sendable) throws {
    var certified = try exploration()
    certified.claim[keyPath: count] += 1
    expectRefusal(of: certified) { if case .wrongCount = $0 { true } else { false } }
  }

  @Test func wrongNumberOfStuckStates() throws {
    var certified = try exploration()
    certified.claim.stuckStates = 1
    expectRefusal(of: certified) { $0 == .wrongCount(.stuckStates, claimed: 1, counted: 0) }
  }

  private func expectRefusal(of certified: Certified, _ isExpected: (CertificationFault) -> Bool) {
    let outcomes = [1, 2].map { threads in
      Certifier(
        Array(repeating: certified.system, count: threads), certified.states, claim: certified.claim,
        parallel: Threads.perform
      ).run()
    }
    #expect(outcomes[0] == outcomes[1])
    guard case .refused(let fault) = outcomes[0], isExpected(fault) else {
      Issue.record("\(outcomes[0])")
      return
    }
  }

  private func exploration(defect: String = "none") throws -> Certified {
    let model = try PresentationModel.make(
      controllers: 3, budget: 4, alongside: 1, progress: 1, deferred: 1, defect: defect)
    var explorer = ReferenceExplorer(FlatReferenceSystem(model))
    let result = explorer.run()
    let states = PlainStates(result.space)
    let certified = Certified(system: FlatReferenceSystem(model), states: states, claim: result.claim)
    #expect(Certifier([certified.system], states, claim: certified.claim).run() == .confirmed)
    return certified
  }

  private static var model: FlatModel {
    get throws { try PresentationModel.make(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1) }
  }

  private func options(threads: Int) -> FlatSearchOptions {
    var options = FlatSearchOptions(threads: threads)
    options.certifies = true
    return options
  }
}

/// A stored set, what was said of it, and the system.
private struct Certified {
  var system: FlatReferenceSystem
  var states: PlainStates
  var claim: SearchClaim

  func without(_ state: Int) -> Certified {
    var copy = self
    copy.states.remove(state)
    copy.claim.states -= 1
    return copy
  }
}
