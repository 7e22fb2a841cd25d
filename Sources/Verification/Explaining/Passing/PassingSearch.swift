/// Looks for the run nearest to a trace that breaks nothing and comes to rest: best first, by how much of the trace it
/// changes.
///
/// A node is a state with what has been done to the trace so far. Deterministic: of equally near runs the one that is met
/// first, and steps are taken in the order in which the system emits them.
struct PassingSearch {
  /// What a step of the run is to the trace.
  enum Role: Hashable {
    /// Step `n` of the trace (from 0), in its place or later than there.
    case same(Int)
    case postponed(Int)
    /// It takes the place of step `n`, or comes later than that.
    case replaces(Int)
    case replacesLate(Int)
    /// It comes between steps of the trace, or after the last one.
    case added
    case last
  }

  struct Move {
    var state: Int
    var step: Int
    var role: Role
  }

  struct Node: Hashable {
    var state: Int
    /// Steps of the trace before this one are done, left out or postponed.
    var next = 0
    /// Bit n: step n is postponed; … and another one has come before it.
    var postponed: UInt64 = 0
    var overtaken: UInt64 = 0
    /// Bit n: step n, which comes by itself, is left out; … it may have come before its time.
    var missing: UInt64 = 0
    var early: UInt64 = 0
    var change = PassingChange.none
  }

  struct Visit {
    var node: Node
    var price: Int
    var parent: Int
    var move: Move?
    /// What the move chooses is in the price.
    var isJudged: Bool
  }

  let graph: SubjectGraph
  let wanted: [Int]
  let kinds: [EventKind]
  private(set) var judge: PassingChoices
  private(set) var visits: [Visit] = []
  private var queues: [[Int]] = Array(repeating: [], count: PassingPrice.most + 1)
  private var closed: Set<Node> = []

  /// Nodes that are looked at, and runs that are refused.
  private static let patience = 20_000
  private static let refusals = 100
  /// Units of work that a step takes to be looked at.
  private static let price = 20

  init(_ graph: SubjectGraph, around trace: LocatedTrace) {
    self.graph = graph
    wanted = zip(trace.states, trace.steps).map { graph.eventID(of: $1, from: $0) }
    kinds = wanted.map { graph.event(withID: $0).kind }
    judge = PassingChoices(graph, trace)
  }

  /// The runs in the order of their distance, until one is good enough.
  mutating func nearest(where isGood: ([Move]) -> Bool) -> [Move]? {
    let initial = judge.trace.states[0]
    guard !wanted.isEmpty, wanted.count < 64, graph.cleanEnds.canBeReached(from: initial) else { return nil }
    push(Visit(node: Node(state: initial), price: 0, parent: -1, move: nil, isJudged: true))
    var refused = 0
    for price in queues.indices {
      var position = 0
      while position < queues[price].count {
        let number = queues[price][position]
        position += 1
        guard judged(number), closed.insert(visits[number].node).inserted else { continue }
        if closed.count > Self.patience || !graph.meter.mayGoOn { return nil }
        if isEnd(visits[number].node) {
          let run = moves(to: number)
          if isGood(run) { return run }
          refused += 1
          if refused == Self.refusals { return nil }
        }
        expand(number)
      }
    }
    return nil
  }

  private func isEnd(_ node: Node) -> Bool {
    node.next == wanted.count && node.postponed == 0 && node.change == .real && graph.isCleanEnd(node.state)
  }

  private func moves(to number: Int) -> [Move] {
    var moves: [Move] = []
    var current = number
    while current >= 0 {
      if let move = visits[current].move { moves.append(move) }
      current = visits[current].parent
    }
    return moves.reversed()
  }

  mutating func push(_ visit: Visit) {
    guard visit.price <= PassingPrice.most, !closed.contains(visit.node) else { return }
    queues[visit.price].append(visits.count)
    visits.append(visit)
  }

  /// Whether a visit may be gone on from as it is; if its choices cost something it comes again later.
  private mutating func judged(_ number: Int) -> Bool {
    var visit = visits[number]
    guard !visit.isJudged, let move = visit.move else { return true }
    guard let verdict = judge.judge(move) else { return false }
    visits[number].isJudged = true
    guard verdict.price > 0 || verdict.isChange else { return true }
    visit.isJudged = true
    visit.price += verdict.price
    if verdict.isChange { visit.node.change = .real }
    push(visit)
    return false
  }

  private mutating func expand(_ number: Int) {
    let node = visits[number].node
    if node.next < wanted.count { passOver(number) }
    graph.meter.spend(Self.price * (1 + graph.steps.steps(of: node.state).count))
    for step in graph.steps.steps(of: node.state) where !graph.isBroken(step: step) {
      guard let target = graph.steps.target(of: step), graph.cleanEnds.canBeReached(from: target) else { continue }
      take(step, to: target, number)
    }
  }
}
