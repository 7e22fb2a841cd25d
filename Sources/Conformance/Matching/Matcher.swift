import Exploration

/// Looks for a run of one scenario that records a log.
struct Matcher {
  let space: RunSpace
  var reader: Reader
  /// Positions that are looked at before the search is given up.
  var limit = 400_000

  /// A run that explains the log.
  struct Run {
    var initial: RunSpace.Start
    /// The states that the steps leave, and the steps.
    var steps: [(source: Int, step: RunSpace.Step)]
    /// Which controller of the log plays which part.
    var players: [Position.Player]
  }

  /// Positions that have been looked at.
  private(set) var visited = 0

  enum Outcome {
    case run(Run)
    case none
    /// The search was cut short.
    case unknown
  }

  private let starts: [RunSpace.Start]
  /// Whether only animated requests are made.
  private let isAnimated: Bool

  /// - Parameter starts: The initial states from which runs begin; nil: all that fit the question.
  init(_ question: Question, in space: RunSpace, from starts: [RunSpace.Start]? = nil, isAnimated: Bool = false) {
    self.space = space
    self.starts = starts ?? space.initial.filter(question.fits)
    self.isAnimated = isAnimated
    reader = Reader(question, mayBeSilent: space.mayBeSilent)
  }

  private struct Node {
    var state: Int
    var position: Position
    var parent: Int
    /// Nil for the way to a start.
    var step: RunSpace.Step?
    var start: Int
  }

  private struct Key: Hashable {
    var state: Int
    var position: Position
  }

  /// Breadth first over the scenario's states and the positions in the log: the run found has the fewest events.
  mutating func search() -> Outcome {
    var nodes: [Node] = []
    var seen: Set<Key> = []
    for (number, start) in starts.enumerated() {
      var position = Position()
      for event in start.before { position.note(event, reader.question) }
      for after in reader.read(start.step.events, from: position) {
        add(Node(state: start.step.target, position: after, parent: -1, step: nil, start: number))
      }
    }
    func add(_ node: Node) {
      if seen.insert(Key(state: node.state, position: node.position)).inserted { nodes.append(node) }
    }
    var next = 0
    while next < nodes.count {
      if nodes.count > limit { return .unknown }
      visited = next + 1
      let node = nodes[next]
      if reader.isAtEnd(node.position), mayEnd(node.state) {
        return .run(run(to: next, nodes))
      }
      for step in space.steps(of: node.state) where !isAnimated || !step.name.hasSuffix("without animation") {
        for position in reader.read(step.events, from: node.position) {
          add(Node(state: step.target, position: position, parent: next, step: step, start: node.start))
        }
      }
      next += 1
    }
    return space.isIncomplete ? .unknown : .none
  }

  /// Whether a log may end in a state: at rest, unless it is cut off or says that the app hangs.
  private func mayEnd(_ state: Int) -> Bool {
    reader.question.isCut || reader.question.endsFrozen || space.isSettled(state)
  }

  private func run(to index: Int, _ nodes: [Node]) -> Run {
    var steps: [(source: Int, step: RunSpace.Step)] = []
    var current = index
    while let step = nodes[current].step {
      steps.append((nodes[nodes[current].parent].state, step))
      current = nodes[current].parent
    }
    return Run(initial: starts[nodes[index].start], steps: steps.reversed(), players: nodes[index].position.players)
  }
}
