/// Every reachable state and every step of a system, in the order in which breadth first search finds them.
///
/// States have the numbers that `Explorer` gives them. Kept in plain collections: meant for systems that somebody wants
/// to look at.
package struct ExploredGraph: Sendable {
  package struct State: Sendable {
    package var words: [UInt64]
    package var isSettled = false
    /// Runs end in the state, although something may be on its way.
    package var isEnd = false
    /// What the state violates, as the system numbers it.
    package var violations: [UInt32] = []
  }

  package struct Step: Sendable {
    package var source: Int
    /// `nil` where the step crashes.
    package var target: Int?
    package var label: StepLabel
    package var violations: [UInt32]
  }

  package fileprivate(set) var states: [State] = []
  /// How many states, the first ones, are initial.
  package fileprivate(set) var initialStates = 0
  /// By source, in the order in which the system emits them.
  package fileprivate(set) var steps: [Step] = []
  /// Why the system has cut steps short; the graph is not whole then.
  package fileprivate(set) var cuts: Set<UInt32> = []
  /// Whether a bound has kept a state out.
  package fileprivate(set) var isFull = false

  private init() {}

  /// Explores a system. O(steps).
  /// - Parameters:
  ///   - maximumStates: once there would be more, the exploration ends.
  ///   - isCancelled: asked before each state is expanded.
  package init<System: TransitionSystem>(
    of system: inout System, maximumStates: Int, isCancelled: () -> Bool = { false }
  ) {
    var sink = GraphSink(maximumStates: maximumStates)
    system.emitInitialStates(into: &sink)
    sink.graph.initialStates = sink.graph.states.count
    sink.isInitial = false
    var state = 0
    while state < sink.graph.states.count, !sink.graph.isFull {
      if isCancelled() { sink.graph.isFull = true }
      let words = sink.graph.states[state].words
      words.withUnsafeBufferPointer { buffer in
        sink.source = state
        sink.graph.states[state].isSettled = system.inspect(buffer, into: &sink)
        sink.blameState()
        system.emitSuccessors(of: buffer, into: &sink)
        sink.blameState()
      }
      state += 1
    }
    self = sink.graph
  }

  fileprivate static var empty: ExploredGraph { ExploredGraph() }
}

private struct GraphSink: SuccessorSink {
  var graph = ExploredGraph.empty
  var source = 0
  /// Initial states are being emitted: what is announced is theirs.
  var isInitial = true
  let maximumStates: Int
  private var numbers: [[UInt64]: Int] = [:]
  /// Violations that are announced for the step that comes next.
  private var announced: [UInt32] = []

  init(maximumStates: Int) { self.maximumStates = maximumStates }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    let words = Array(state)
    if let known = numbers[words] { return add(target: known, label) }
    guard graph.states.count < maximumStates else {
      graph.isFull = true
      return
    }
    numbers[words] = graph.states.count
    graph.states.append(ExploredGraph.State(words: words))
    add(target: graph.states.count - 1, label)
  }

  mutating func crash(label: StepLabel) { add(target: nil, label) }
  mutating func violation(_ property: UInt32) { announced.append(property) }
  mutating func incomplete(_ reason: UInt32) { graph.cuts.insert(reason) }
  mutating func ends() { graph.states[source].isEnd = true }

  /// What no step followed is the state's own.
  mutating func blameState() {
    graph.states[source].violations += announced
    announced = []
  }

  private mutating func add(target: Int?, _ label: StepLabel) {
    if isInitial {
      if let target { graph.states[target].violations += announced }
      announced = []
      return
    }
    graph.steps.append(ExploredGraph.Step(source: source, target: target, label: label, violations: announced))
    announced = []
  }
}
