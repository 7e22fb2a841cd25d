import Testing

@testable import Exploration

/// A bound that was hit is named, and what was found before stands.
@Suite struct BoundTests {
  private let endless = RuleSystem(
    initial: [[0]], successors: { [[$0[0] + 1]] }, violations: { $0[0] == 5 ? [1] : [] })

  @Test(arguments: [0, 1, 6, 100])
  func states(limit: Int) {
    let result = explore(endless, SearchOptions(maximumStates: limit))
    #expect(result.bound == .states(limit))
    #expect(result.statistics.states == limit)
    #expect(result.violations.isEmpty == (limit < 6))
    #expect(!result.isExhaustive)
    #expect(result.stuck?.count == 0)
  }

  /// Tables that cannot number more end a search as too many states do, long before memory.
  @Test func tablesThatAreFull() throws {
    var options = SearchOptions()
    options.tableRoom = 40
    // The reference has no tables.
    var explorer = Explorer(endless, options: options)
    let result = explorer.run()
    let states = result.statistics.states
    #expect((7...40).contains(states))
    #expect(result.bound == .states(states))
    #expect(!result.isExhaustive)
    #expect(result.violations.count == 1)
  }

  @Test func exactlyAsManyStatesAsAllowed() {
    #expect(explore(Puzzles.tiles, SearchOptions(maximumStates: 360)).isExhaustive)
    #expect(explore(Puzzles.tiles, SearchOptions(maximumStates: 359)).bound == .states(359))
  }

  @Test func depth() {
    let result = explore(endless, SearchOptions(maximumDepth: 5))
    #expect(result.bound == .depth(5))
    #expect(result.statistics.depth == 5)
    #expect(result.violations.map(\.path.steps.count) == [5])
  }

  @Test func memory() {
    var explorer = Explorer(endless, options: SearchOptions(maximumMemory: 100_000))
    let result = explorer.run()
    #expect(result.bound == .memory(100_000))
    #expect(result.violations.count == 1)
    #expect(result.memoryWords < 1_000_000)
  }

  /// What a system keeps to tell its steps apart counts, too.
  @Test func memoryOfTheSystem() {
    struct Keeper: TransitionSystem {
      var inner: RuleSystem
      var memoryWords = 0
      mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
        inner.emitInitialStates(into: &sink)
      }
      mutating func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
        memoryWords += 10_000
        inner.emitSuccessors(of: state, into: &sink)
      }
      func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
        inner.inspect(state, into: &sink)
      }
    }
    var explorer = Explorer(Keeper(inner: endless), options: SearchOptions(maximumMemory: 100_000))
    let result = explorer.run()
    #expect(result.bound == .memory(100_000))
    #expect((6...11).contains(result.statistics.states))
    #expect(result.violations.count == 1)
  }

  @Test func work() {
    struct Worker: TransitionSystem {
      var inner: RuleSystem
      var work = 0
      mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
        inner.emitInitialStates(into: &sink)
      }
      mutating func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
        work += 3
        inner.emitSuccessors(of: state, into: &sink)
      }
      func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
        inner.inspect(state, into: &sink)
      }
    }
    var options = SearchOptions()
    options.maximumWork = 30
    var explorer = Explorer(Worker(inner: endless), options: options)
    let result = explorer.run()
    #expect(result.bound == .work(30))
    #expect(result.statistics.states == 11)
  }

  @Test func goals() {
    var options = SearchOptions()
    options.goals = [1]
    var explorer = Explorer(endless, options: options)
    let result = explorer.run()
    #expect(result.bound == .goals)
    #expect(result.violations.map(\.path.steps.count) == [5])
    #expect(result.statistics.states == 7)
  }

  @Test func time() {
    var now: UInt64 = 0
    let monitor = SearchMonitor(clock: {
      now += 10
      return now
    })
    var explorer = Explorer(endless, options: SearchOptions(timeLimit: 1000), monitor: monitor)
    let result = explorer.run()
    #expect(result.bound == .time(1000))
    #expect(result.violations.count == 1)
  }

  @Test func searchesThatShareALimitShareItsBeginning() {
    var options = SearchOptions(timeLimit: 1000)
    options.limitBegan = 500
    var explorer = Explorer(endless, options: options, monitor: SearchMonitor(clock: { 1600 }))
    let result = explorer.run()
    #expect(result.bound == .time(1000))
    #expect(result.statistics.states <= 1)
  }

  @Test func cancellationKeepsWhatWasFound() {
    var questions = 0
    let monitor = SearchMonitor(isCancelled: {
      questions += 1
      return questions > 100
    })
    var explorer = Explorer(endless, monitor: monitor)
    let result = explorer.run()
    #expect(result.bound == .cancelled)
    #expect(result.violations.count == 1)
    #expect(result.stuck?.count == 0)
    #expect(result.statistics.statesPerDepth.reduce(0, +) == result.statistics.states)
  }

  @Test func progressIsReported() {
    var seen: [SearchProgress] = []
    var monitor = SearchMonitor(progress: { seen.append($0) })
    monitor.progressInterval = 64
    var explorer = Explorer(Puzzles.counter(modulo: 200), monitor: monitor)
    _ = explorer.run()
    #expect(seen.map(\.depth) == [64, 128, 192])
    #expect(seen.map(\.queue) == [1, 1, 1])
    #expect(seen.map(\.states) == [65, 129, 193])
  }
}
