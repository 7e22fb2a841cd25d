import Exploration

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
    /// It takes the place of step `n`.
    case replaces(Int)
    /// It comes between steps of the trace, or after the last one.
    case added
    case last
  }

  struct Move {
    var state: Int
    var step: Int
    var role: Role
  }

  /// What a change costs: an ordering of the same events is nearest, then other choices, then other events.
  private enum Price {
    static let postponed = 4
    static let choice = 5
    static let leftOut = 6
    static let added = 6
    static let replaced = 8
    /// What comes after the trace belongs to coming to rest.
    static let afterwards = 1
    static let afterwardsByOthers = 2
    static let most = 22
  }

  private struct Node: Hashable {
    var state: Int
    /// Steps of the trace before this one are done, left out or postponed.
    var next: Int
    /// Bit n: step n is postponed.
    var postponed: UInt64
  }

  private struct Visit {
    var node: Node
    var price: Int
    var parent: Int
    var move: Move?
  }

  private let graph: SubjectGraph
  private let trace: LocatedTrace
  private let wanted: [Int]
  private var visits: [Visit] = []
  private var queues: [[Int]] = Array(repeating: [], count: Price.most + 1)
  private var prices: [Node: Int] = [:]

  /// Nodes that are looked at.
  private static let patience = 20_000

  init(_ graph: SubjectGraph, around trace: LocatedTrace) {
    self.graph = graph
    self.trace = trace
    wanted = zip(trace.states, trace.steps).map { graph.eventID(of: $1, from: $0) }
  }

  /// The runs in the order of their distance, until one is good enough.
  mutating func nearest(where isGood: ([Move]) -> Bool) -> [Move]? {
    guard !wanted.isEmpty, wanted.count < 64, graph.cleanEnds.canBeReached(from: trace.states[0]) else { return nil }
    push(Node(state: trace.states[0], next: 0, postponed: 0), 0, from: -1, nil)
    var count = 0
    var refused = 0
    for price in queues.indices {
      var position = 0
      while position < queues[price].count {
        let number = queues[price][position]
        position += 1
        guard visits[number].price == prices[visits[number].node] else { continue }
        count += 1
        if count > Self.patience { return nil }
        if isEnd(visits[number].node) {
          let run = moves(to: number)
          if run.contains(where: \.repeatsTrace), isGood(run) { return run }
          refused += 1
          if refused == 8 { return nil }
          continue
        }
        expand(number)
      }
    }
    return nil
  }

  private func isEnd(_ node: Node) -> Bool {
    node.next == wanted.count && node.postponed == 0 && graph.isCleanEnd(node.state)
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

  private mutating func push(_ node: Node, _ price: Int, from parent: Int, _ move: Move?) {
    guard price <= Price.most, prices[node] ?? .max > price else { return }
    prices[node] = price
    queues[price].append(visits.count)
    visits.append(Visit(node: node, price: price, parent: parent, move: move))
  }

  private mutating func expand(_ number: Int) {
    let visit = visits[number]
    let node = visit.node
    if node.next < wanted.count {
      let rest = Node(state: node.state, next: node.next + 1, postponed: node.postponed)
      push(
        Node(state: node.state, next: node.next + 1, postponed: node.postponed | 1 << UInt64(node.next)),
        visit.price + Price.postponed, from: number, nil)
      push(rest, visit.price + Price.leftOut, from: number, nil)
    }
    for step in graph.steps.steps(of: node.state) where !graph.isBroken(step: step) {
      guard let target = graph.steps.target(of: step), graph.cleanEnds.canBeReached(from: target) else { continue }
      take(step, to: target, number)
    }
  }

  private mutating func take(_ step: Int, to target: Int, _ number: Int) {
    let (node, price) = (visits[number].node, visits[number].price)
    let event = graph.eventID(of: step, from: node.state)
    func move(_ role: Role) -> Move { Move(state: node.state, step: step, role: role) }
    var isPostponed = false
    for late in 0..<node.next where node.postponed & 1 << UInt64(late) != 0 && wanted[late] == event {
      isPostponed = true
      push(
        Node(state: target, next: node.next, postponed: node.postponed & ~(1 << UInt64(late))),
        price + self.price(of: step, for: late, at: node.state), from: number, move(.postponed(late)))
      break
    }
    if node.next < wanted.count {
      let isSame = wanted[node.next] == event
      push(
        Node(state: target, next: node.next + 1, postponed: node.postponed),
        price + (isSame ? self.price(of: step, for: node.next, at: node.state) : Price.replaced), from: number,
        move(isSame ? .same(node.next) : .replaces(node.next)))
    }
    if isPostponed { return }
    let isOver = node.next == wanted.count && node.postponed == 0
    let isByItself = graph.event(of: step, from: node.state).actor == "run loop"
    push(
      Node(state: target, next: node.next, postponed: node.postponed),
      price + (!isOver ? Price.added : isByItself ? Price.afterwards : Price.afterwardsByOthers), from: number,
      move(isOver ? .last : .added))
  }

  /// What it costs that an event of the trace happens with other choices; where the run has left the way of the trace that
  /// shows only later.
  private func price(of step: Int, for number: Int, at state: Int) -> Int {
    if trace.states[number] == state { return step == trace.steps[number] ? 0 : Price.choice }
    let run = graph.steps.label(of: step).run
    return run == 0 || run == graph.steps.label(of: trace.steps[number]).run ? 0 : 1
  }
}

extension PassingSearch.Move {
  /// The step of the trace that it repeats, from 0.
  var repeated: Int? {
    switch role {
    case .same(let number), .postponed(let number): number
    case .replaces, .added, .last: nil
    }
  }

  fileprivate var repeatsTrace: Bool { repeated != nil }
}
