/// What may come next of a run: a step of the trace, another in its place, one in between, or none.
extension PassingSearch {
  /// The next step of the trace does not come now: later, or never.
  mutating func passOver(_ number: Int) {
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

  mutating func take(_ step: Int, to target: Int, _ number: Int) {
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
    move(
      step, .replaces(node.next), price + PassingPrice.overtakenOtherwise * node.postponed.nonzeroBitCount, next, number
    )
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
