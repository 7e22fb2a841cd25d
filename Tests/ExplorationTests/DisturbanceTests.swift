import Exploration
import Testing

/// Runs with few disturbances come first, whatever their length, and a search that was stopped knows how far it has come.
@Suite struct DisturbanceTests {
  static let shares = [0.05, 0.3, 0.7, 1]

  @Test(arguments: shares, 0..<8 as Range<UInt64>)
  func randomGraphs(share: Double, block: UInt64) {
    for seed in block * 25..<(block + 1) * 25 {
      explore(RandomGraph(seed: seed, disturbing: share))
      explore(RandomGraph(seed: seed, disturbing: share), SearchOptions(maximumStates: Int(seed % 23) + 1))
      explore(RandomGraph(seed: seed, disturbing: share), SearchOptions(maximumDepth: Int(seed % 6)))
    }
  }

  /// What is found does not depend on the order, but for the runs that show it.
  @Test(arguments: shares)
  func theOrderChangesNothing(share: Double) {
    var plain = SearchOptions()
    plain.countsDisturbances = false
    for seed in 0..<150 as Range<UInt64> {
      let levels = explore(RandomGraph(seed: seed, disturbing: share))
      let layers = explore(RandomGraph(seed: seed, disturbing: share), plain)
      #expect(words(of: levels, 0..<levels.space.count) == words(of: layers, 0..<layers.space.count))
      #expect(levels.statistics.transitions == layers.statistics.transitions)
      #expect(Set(levels.violations.map(\.property)) == Set(layers.violations.map(\.property)))
      #expect(stuckStates(of: levels) == stuckStates(of: layers))
      for violation in layers.violations { #expect(violation.disturbances == 0) }
    }
  }

  @Test(arguments: shares)
  func everyStateIsFoundByALeastRun(share: Double) {
    for seed in 0..<150 as Range<UInt64> {
      let system = RandomGraph(seed: seed, disturbing: share)
      let wrong = statesFoundByGreaterRuns(explore(system), of: system)
      #expect(wrong.isEmpty, "seed \(seed)")
    }
  }

  /// The test above would see a search that takes the shortest runs first.
  @Test func theShortestRunIsNotTheLeast() {
    var options = SearchOptions()
    options.countsDisturbances = false
    let wrong = (0..<50 as Range<UInt64>).flatMap { seed in
      let system = RandomGraph(seed: seed, disturbing: 0.3)
      return statesFoundByGreaterRuns(explore(system, options), of: system)
    }
    #expect(!wrong.isEmpty)
  }

  /// What a stopped search claims of orderings with few disturbances, the whole search bears out.
  @Test(arguments: shares)
  func whatIsClaimedHolds(share: Double) {
    var claims = 0
    for seed in 0..<200 as Range<UInt64> {
      let graph = RandomGraph(seed: seed, disturbing: share, ending: seed % 2 == 0 ? 0 : 0.2)
      let whole = explore(graph)
      let bound = SearchOptions(maximumStates: max(1, whole.space.count * Int(seed % 4) / 4))
      let stopped = explore(graph, bound)
      guard stopped.bound != nil, let level = stopped.completedDisturbances else { continue }
      claims += 1
      // What was put off has a higher level in the stopped search than it needs.
      let reached = (0..<whole.space.count).filter { whole.disturbances(of: $0) <= level }
      #expect(words(of: whole, reached).isSubset(of: words(of: stopped, 0..<stopped.space.count)), "seed \(seed)")
      let broken = whole.violations.filter { $0.disturbances <= level }.map(\.property)
      #expect(Set(broken).isSubset(of: stopped.violations.map(\.property)), "seed \(seed)")
      let stuck = (whole.stuck?.states ?? []).filter { whole.disturbances(of: $0) <= level }
      let missed = words(of: whole, stuck).subtracting(stuckStates(of: stopped))
      #expect(missed.isEmpty, "seed \(seed)")
    }
    #expect(claims > 0 || share == 1)
  }

  /// A level without end does not keep the next one from being explored.
  @Test func whatGoesOnForEverIsPutOff() {
    var options = SearchOptions(maximumStates: 200)
    let result = explore(EndlessCalm(), options)
    #expect(result.violations.map(\.property) == [1])
    #expect(result.completedDisturbances == nil)
    options.countsDisturbances = false
    options.maximumStates = 50
    #expect(explore(EndlessCalm(), options).violations.map(\.property) == [1])
  }

  /// A counter that calm steps increase without end. A disturbance at 3 breaks a property.
  private struct EndlessCalm: TransitionSystem {
    func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) { emit(0, 0, &sink) }

    func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool { true }

    func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
      for disturbances in 0...StepDisturbances.most {
        emitSuccessors(of: state, disturbances: disturbances, into: &sink)
      }
    }

    func emitSuccessors<Sink: SuccessorSink>(
      of state: UnsafeBufferPointer<UInt64>, disturbances: Int, into sink: inout Sink
    ) {
      switch disturbances {
      case 0:
        emit(state[0] + 1, 0, &sink)
        if state[0] == 3 { sink.holdsBack() }
      case 1 where state[0] == 3:
        sink.violation(1)
        emit(0, 1, &sink)
      default: break
      }
    }

    private func emit<Sink: SuccessorSink>(_ number: UInt64, _ event: UInt32, _ sink: inout Sink) {
      withUnsafePointer(to: number) { word in
        sink.successor(UnsafeBufferPointer(start: word, count: 1), label: StepLabel(event: event, run: 0))
      }
    }
  }

  /// A search that forgot what it has put off would believe that it has seen everything.
  @Test func whatIsPutOffIsNotForgotten() {
    struct Forgetful: TransitionSystem {
      var inner: RandomGraph

      func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) { inner.emitInitialStates(into: &sink) }
      func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
        inner.inspect(state, into: &sink)
      }
      func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
        inner.emitSuccessors(of: state, disturbances: 0, into: &sink)
      }
    }
    let lost = (0..<20 as Range<UInt64>).contains { seed in
      let graph = RandomGraph(seed: seed, disturbing: 0.5)
      var options = SearchOptions()
      options.countsDisturbances = false
      return explore(Forgetful(inner: graph), options).space.count < explore(graph).space.count
    }
    #expect(lost)
  }

  /// A search that took only the usual ways to begin would believe so, too.
  @Test func unusualBeginningsAreNotForgotten() {
    struct Usual: TransitionSystem {
      var inner: RandomGraph

      func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
        inner.emitInitialStates(disturbances: 0, into: &sink)
      }
      func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
        inner.inspect(state, into: &sink)
      }
      func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
        inner.emitSuccessors(of: state, into: &sink)
      }
    }
    let lost = (0..<20 as Range<UInt64>).contains { seed in
      let graph = RandomGraph(seed: seed, disturbing: 0.5)
      var options = SearchOptions()
      options.countsDisturbances = false
      return explore(Usual(inner: graph), options).space.count < explore(graph).space.count
    }
    #expect(lost)
  }

  private func words(of result: SearchResult, _ states: some Sequence<Int>) -> Set<[UInt64]> {
    Set(states.map { result.space.words(of: $0) })
  }

  private func stuckStates(of result: SearchResult) -> Set<[UInt64]> {
    words(of: result, result.stuck?.states ?? [])
  }

  /// The states that were found by other runs than ones with the fewest disturbances and then the fewest steps: Bellman
  /// and Ford's search on the whole graph knows what these need.
  private func statesFoundByGreaterRuns(_ result: SearchResult, of system: RandomGraph) -> [Int] {
    var copy = system
    let graph = ExploredGraph(of: &copy, maximumStates: .max)
    var least = graph.states.map { [system.disturbances(ofStart: $0.words) ?? .max, 0] }
    for _ in graph.states {
      for step in graph.steps where least[step.source][0] < .max {
        guard let target = step.target else { continue }
        let cost = system.disturbances(step.label, of: graph.states[step.source].words)
        let sum = [least[step.source][0] + cost, least[step.source][1] + 1]
        if sum.lexicographicallyPrecedes(least[target]) { least[target] = sum }
      }
    }
    let known = Dictionary(zip(graph.states.map(\.words), least)) { first, _ in first }
    return (0..<result.space.count).filter { state in
      let steps = result.path(to: state).steps
      let start = result.space.words(of: result.path(to: state).initial)
      let disturbances = steps.reduce(system.disturbances(ofStart: start) ?? .max) {
        $0 + system.disturbances($1.label, of: result.space.words(of: $1.source))
      }
      return known[result.space.words(of: state)] != [disturbances, steps.count]
    }
  }
}
