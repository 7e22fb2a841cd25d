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

  private struct Node: Hashable {
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

  private struct Visit {
    var node: Node
    var price: Int
    var parent: Int
    var move: Move?
    /// What the move chooses is in the price.
    var isJudged: Bool
  }

  private let graph: SubjectGraph
  private let wanted: [Int]
  private let kinds: [EventKind]
  private var judge: PassingChoices
  private var visits: [Visit] = []
  private var queues: [[Int]] = Array(repeating: [], count: PassingPrice.most + 1)
  private var closed: Set<Node> = []

  /// Nodes that are looked at, and runs that are refused.
  private static let patience = 20_000
  private static let refusals = 100

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
        if closed.count > Self.patience { return nil }
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

  private mutating func push(_ visit: Visit) {
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
    for step in graph.steps.steps(of: node.state) where !graph.isBroken(step: step) {
      guard let target = graph.steps.target(of: step), graph.cleanEnds.canBeReached(from: target) else { continue }
      take(step, to: target, number)
    }
  }

  /// The next step of the trace does not come now: later, or never.
  private mutating func passOver(_ number: Int) {
    let node = visits[number].node
    let kind = kinds[node.next]
    let bit = UInt64(1) << UInt64(node.next)
    func push(_ change: (inout Node) -> Void, _ price: Int) {
      var other = node
      other.next += 1
      change(&other)
      self.push(
        Visit(node: other, price: visits[number].price + price, parent: number, move: nil, isJudged: true))
    }
    push(
      {
        $0.postponed |= bit
        $0.change = node.change.waiting
      }, PassingPrice.postponing(kind))
    if kind.isDue, node.early & bit != 0 { return }
    let isRepetition = wanted[..<node.next].contains(wanted[node.next])
    push(
      {
        if kind.isDue { $0.missing |= bit }
        $0.change = node.change.leavingOut(kind, isRepetition: isRepetition)
      }, PassingPrice.leavingOut(kind))
  }

  private mutating func take(_ step: Int, to target: Int, _ number: Int) {
    let node = visits[number].node
    let id = graph.eventID(of: step, from: node.state)
    let event = graph.event(withID: id)
    var next = node
    next.state = target
    if let late = steps(in: node.postponed).first(where: { wanted[$0] == id }) {
      // Not later than it would have come anyway.
      if node.overtaken & 1 << UInt64(late) == 0 { return }
      next.postponed &= ~(1 << UInt64(late))
      next.change = node.change.keeping(event.kind)
      move(step, .postponed(late), 0, next, number)
      return
    }
    let isNext = node.next < wanted.count && wanted[node.next] == id
    if isNext { takeInPlace(step, to: target, number) }
    if target == node.state, !event.kind.isDue { return }
    if !isNext { replace(step, by: event, to: target, number) }
    add(step, event, id, isNext: isNext, to: target, number)
  }

  /// The step of the trace that is next, as far as the events go.
  private mutating func takeInPlace(_ step: Int, to target: Int, _ number: Int) {
    let node = visits[number].node
    let trace = judge.trace
    // One of two equal steps of UIKit: not the first one's absence and the second one's coming.
    if kinds[node.next].isDue, steps(in: node.missing).contains(where: { wanted[$0] == wanted[node.next] }) { return }
    // What somebody does to no effect is not what was done in the trace.
    if !kinds[node.next].isDue, target == node.state, node.next + 1 < trace.states.count,
      trace.states[node.next] != trace.states[node.next + 1]
    {
      return
    }
    var next = node
    next.state = target
    next.next += 1
    next.overtaken = node.postponed
    next.change = node.change.keeping(kinds[node.next])
    move(step, .same(node.next), kinds[node.next].isDue ? 0 : overtaking(node), next, number)
  }

  private mutating func replace(_ step: Int, by event: SubjectGraph.Event, to target: Int, _ number: Int) {
    let node = visits[number].node
    var next = node
    next.state = target
    next.change = .real
    for late in steps(in: node.postponed) where event.kind.isOutcome {
      guard let price = PassingPrice.replacing(graph.event(withID: wanted[late]), by: event) else { continue }
      var next = next
      next.postponed &= ~(1 << UInt64(late))
      move(step, .replacesLate(late), price, next, number)
      break
    }
    guard node.next < wanted.count,
      let price = PassingPrice.replacing(graph.event(withID: wanted[node.next]), by: event)
    else { return }
    next.next += 1
    next.overtaken = node.postponed
    move(step, .replaces(node.next), price + PassingPrice.overtakenOtherwise * node.postponed.nonzeroBitCount, next, number)
  }

  private mutating func add(
    _ step: Int, _ event: SubjectGraph.Event, _ id: Int, isNext: Bool, to target: Int, _ number: Int
  ) {
    let node = visits[number].node
    var next = node
    next.state = target
    let isOver = node.next == wanted.count && node.postponed == 0
    guard let price = PassingPrice.adding(event, afterAll: isOver) else { return }
    if event.kind.isDue {
      // It is the trace's own step, in its place or in another one.
      if isNext || steps(in: node.missing).contains(where: { wanted[$0] == id }) { return }
      let later = (node.next..<wanted.count).first { wanted[$0] == id && node.early & 1 << UInt64($0) == 0 }
      if let later { next.early |= 1 << UInt64(later) }
    }
    if !isOver { next.change = event.kind.isDue ? node.change.waiting : .real }
    move(step, isOver ? .last : .added, price, next, number)
  }

  /// What somebody does is farther from its place the more it lets pass.
  private func overtaking(_ node: Node) -> Int {
    steps(in: node.postponed).count { !kinds[$0].isDue } * PassingPrice.overtaken
  }

  private func steps(in mask: UInt64) -> [Int] {
    mask == 0 ? [] : wanted.indices.filter { mask & 1 << UInt64($0) != 0 }
  }

  private mutating func move(_ step: Int, _ role: Role, _ price: Int, _ target: Node, _ number: Int) {
    let visit = visits[number]
    push(
      Visit(
        node: target, price: visit.price + price, parent: number,
        move: Move(state: visit.node.state, step: step, role: role), isJudged: false))
  }
}

/// Whether a run differs from a trace by more than by ending sooner.
enum PassingChange: Hashable {
  case none
  /// UIKit and the run loop have gone on, or have not: a change for what comes now.
  case waited
  /// The last events are left out: that this mends the run is no news, the last event has broken it.
  case shortened
  case real

  var waiting: PassingChange { self == .none ? .waited : self }

  func keeping(_ kind: EventKind) -> PassingChange { self == .none || kind.isDue ? self : .real }

  func leavingOut(_ kind: EventKind, isRepetition: Bool) -> PassingChange {
    if kind.isDue { return waiting }
    return isRepetition || kind == .disturbance && self != .shortened ? .real : .shortened
  }
}

extension PassingSearch.Move {
  /// The step of the trace that it repeats, from 0.
  var repeated: Int? {
    switch role {
    case .same(let number), .postponed(let number): number
    case .replaces, .replacesLate, .added, .last: nil
    }
  }

  /// … or in whose place it comes.
  var replaced: Int? {
    switch role {
    case .replaces(let number), .replacesLate(let number): number
    case .same, .postponed, .added, .last: nil
    }
  }
}
