import Exploration

/// A reproducible stream of numbers (Steele, Lea and Flood's SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// A graph of random shape whose steps and states break properties, crash, and are cut short at random.
struct RandomGraph: TransitionSystem {
  enum Target {
    case node(Int)
    case crash
    case cut(UInt32)
  }

  struct Step {
    var target: Target
    var violations: [UInt32]
    var disturbances = 0
  }

  struct Node {
    var steps: [Step]
    var violations: [UInt32]
    /// Violations that the node announces after its last step.
    var rest: [UInt32]
    var isSettled: Bool
    /// Runs end here.
    var isEnd = false
  }

  /// Where runs begin.
  struct Start {
    var node: Int
    var disturbances = 0
  }

  var nodes: [Node]
  var initial: [Start]

  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    let count = Int.random(in: 1...60, using: &random)
    let settled = Double.random(in: 0...0.4, using: &random)
    let trouble = Bool.random(using: &random) ? 0.1 : 0
    let degree = Int.random(in: 1...4, using: &random)
    nodes = (0..<count).map { _ in
      let steps = (0..<Int.random(in: 0...degree, using: &random)).map { _ in
        var target = Target.node(Int.random(in: 0..<count, using: &random))
        if Double.random(in: 0..<1, using: &random) < trouble { target = .crash }
        if Double.random(in: 0..<1, using: &random) < trouble / 3 {
          target = .cut(UInt32.random(in: 0...2, using: &random))
        }
        return Step(target: target, violations: Self.properties(trouble, &random))
      }
      return Node(
        steps: steps, violations: Self.properties(trouble, &random), rest: Self.properties(trouble / 4, &random),
        isSettled: Double.random(in: 0..<1, using: &random) < settled)
    }
    initial = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Start(node: Int.random(in: 0..<count, using: &random))
    }
  }

  /// The same graph in which steps, and ways to begin, disturb at random.
  /// - Parameters:
  ///   - share: of the steps and of the ways to begin, from 0 to 1.
  ///   - ending: of the nodes in which runs end.
  init(seed: UInt64, disturbing share: Double, ending: Double = 0) {
    self.init(seed: seed)
    var random = SplitMix(state: ~seed)
    for start in initial.indices where Double.random(in: 0..<1, using: &random) < share {
      initial[start].disturbances = Int.random(in: 1...StepDisturbances.most, using: &random)
    }
    for node in nodes.indices {
      for step in nodes[node].steps.indices {
        let isDisturbing = Double.random(in: 0..<1, using: &random) < share
        nodes[node].steps[step].disturbances =
          isDisturbing ? Int.random(in: 1...StepDisturbances.most, using: &random) : 0
      }
    }
    for node in nodes.indices where Double.random(in: 0..<1, using: &random) < ending {
      nodes[node].isEnd = true
      nodes[node].steps = []
      nodes[node].rest = []
    }
  }

  /// How many disturbances the step with a label out of a state counts.
  func disturbances(_ label: StepLabel, of words: [UInt64]) -> Int {
    words.withUnsafeBufferPointer { nodes[node(of: $0)].steps[Int(label.event * 2 + label.run)].disturbances }
  }

  /// How many disturbances a state needs to come about as an initial one at least; `nil`: it is none.
  func disturbances(ofStart words: [UInt64]) -> Int? {
    let node = words.withUnsafeBufferPointer { words in self.node(of: words) }
    return initial.filter { $0.node == node }.map(\.disturbances).min()
  }

  private static func properties(_ chance: Double, _ random: inout SplitMix) -> [UInt32] {
    var properties: [UInt32] = []
    while Double.random(in: 0..<1, using: &random) < chance {
      properties.append(UInt32.random(in: 0...9, using: &random))
    }
    return properties
  }

  /// The words of a node: of different lengths, some a prefix of others.
  private func words(of node: Int) -> [UInt64] {
    [UInt64(node / 4)] + [UInt64](repeating: UInt64(node / 8), count: node % 4)
  }

  private func node(of words: UnsafeBufferPointer<UInt64>) -> Int { Int(words[0]) * 4 + words.count - 1 }

  func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    emitInitialStates({ _ in true }, into: &sink)
  }

  func emitInitialStates<Sink: SuccessorSink>(disturbances: Int, into sink: inout Sink) {
    emitInitialStates({ $0 == disturbances }, into: &sink)
    if initial.contains(where: { $0.disturbances > disturbances }) { sink.holdsBack() }
  }

  private func emitInitialStates<Sink: SuccessorSink>(_ isWanted: (Int) -> Bool, into sink: inout Sink) {
    for start in initial where isWanted(start.disturbances) {
      let node = start.node
      if node % 7 == 0 { sink.violation(100) }
      words(of: node).withUnsafeBufferPointer { sink.successor($0, label: StepLabel(event: 0, run: 0)) }
    }
  }

  func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
    emit(nodes[node(of: state)], { _ in true }, into: &sink)
    for property in nodes[node(of: state)].rest { sink.violation(property) }
  }

  func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, disturbances: Int, into sink: inout Sink
  ) {
    let node = nodes[node(of: state)]
    emit(node, { $0.disturbances == disturbances }, into: &sink)
    if node.steps.contains(where: { $0.disturbances > disturbances }) { sink.holdsBack() }
    if disturbances > 0 { return }
    for property in node.rest { sink.violation(property) }
  }

  private func emit<Sink: SuccessorSink>(_ node: Node, _ isWanted: (Step) -> Bool, into sink: inout Sink) {
    for (index, step) in node.steps.enumerated() where isWanted(step) {
      let label = StepLabel(event: UInt32(index / 2), run: UInt32(index % 2))
      if case .cut(let reason) = step.target {
        sink.incomplete(reason)
        continue
      }
      for property in step.violations { sink.violation(property) }
      switch step.target {
      case .node(let next): words(of: next).withUnsafeBufferPointer { sink.successor($0, label: label) }
      case .crash, .cut: sink.crash(label: label)
      }
    }
  }

  func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
    let node = nodes[node(of: state)]
    for property in node.violations { sink.violation(property) }
    if node.isEnd { sink.ends() }
    return node.isSettled
  }
}
