import Exploration

/// Looks for a run of one scenario that records a log.
struct Matcher {
  let space: RunSpace
  var reader: Reader
  /// Positions that are looked at before the search is given up.
  var limit = 400_000

  /// A run that explains the log.
  struct Run {
    var initial: RunSpace.Step
    /// The states that the steps leave, and the steps.
    var steps: [(source: Int, step: RunSpace.Step)]
    /// Which controller of the log plays which part.
    var players: [Position.Player]
  }

  enum Outcome {
    case run(Run)
    case none
    /// The search was cut short.
    case unknown
  }

  init(_ question: Question, in space: RunSpace) {
    self.space = space
    reader = Reader(question)
  }

  private struct Node {
    var state: Int
    var position: Position
    var parent: Int
    var step: RunSpace.Step
  }

  private struct Key: Hashable {
    var state: Int
    var position: Position
  }

  /// Breadth first over the scenario's states and the positions in the log: the run found has the fewest events.
  mutating func search() -> Outcome {
    var nodes: [Node] = []
    var seen: Set<Key> = []
    for step in space.initial {
      var position = Position()
      for event in step.events { position.note(event) }
      for start in reader.read([], from: position) { add(Node(state: step.target, position: start, parent: -1, step: step)) }
    }
    func add(_ node: Node) {
      if seen.insert(Key(state: node.state, position: node.position)).inserted { nodes.append(node) }
    }
    var next = 0
    while next < nodes.count {
      if nodes.count > limit { return .unknown }
      let node = nodes[next]
      if reader.isAtEnd(node.position), reader.question.isCut || space.isSettled(node.state) {
        return .run(run(to: next, nodes))
      }
      for step in space.steps(of: node.state) {
        for position in reader.read(step.events, from: node.position) {
          add(Node(state: step.target, position: position, parent: next, step: step))
        }
      }
      next += 1
    }
    return space.isIncomplete ? .unknown : .none
  }

  private func run(to index: Int, _ nodes: [Node]) -> Run {
    var steps: [(source: Int, step: RunSpace.Step)] = []
    var current = index
    while nodes[current].parent >= 0 {
      steps.append((nodes[nodes[current].parent].state, nodes[current].step))
      current = nodes[current].parent
    }
    return Run(initial: nodes[current].step, steps: steps.reversed(), players: nodes[index].position.players)
  }
}
