import Diagnostics
import Program

/// Walks the ways through one function for a turn.
struct TurnWalk {
  struct Way {
    enum State { case goesOn, leavesBlock, ended }
    var requests: [Turn.Request] = []
    var state = State.goesOn

    func followed(by next: Way) -> Way { Way(requests: requests + next.requests, state: next.state) }
  }

  let turn: Turn
  let aliases: [String: String]

  private static let most = 48

  func ways(through statements: [Statement], at place: Turn.Place) -> [Way] {
    var ways = [Way()]
    var place = place
    for statement in statements {
      let further = self.ways(through: statement, at: place)
      if case .guard(let conditions, _) = statement.kind, Self.look(conditions) { place.looks.insert(turn.newBranch()) }
      if further.allSatisfy({ $0.requests.isEmpty && $0.state == .goesOn }) { continue }
      ways = ways.flatMap { way in way.state == .goesOn ? further.map(way.followed) : [way] }
      ways = Self.distinct(ways)
      if !ways.contains(where: { $0.state == .goesOn }) { break }
    }
    return ways
  }

  /// Those that ask for different things, as many as count.
  private static func distinct(_ ways: [Way]) -> [Way] {
    var known: [Way.State: Set<[[SourceSpan]]>] = [:]
    return Array(
      ways.filter { known[$0.state, default: []].insert($0.requests.map(\.calls)).inserted }.prefix(most))
  }

  private func ways(through statement: Statement, at place: Turn.Place) -> [Way] {
    switch statement.kind {
    case .if(let branch):
      branches([branch.then, branch.otherwise], at: place, looking: Self.look(branch.conditions))
    case .guard(_, let otherwise): branches([[], otherwise], at: place)
    case .switch(_, let choice):
      branches(choice.cases.map(\.body), at: place, looking: Self.look([.expression(choice.subject)])).map(atItsEnd)
    case .forIn(_, _, _, _, let body), .while(_, _, let body): branches([body, []], at: place).map(atItsEnd)
    case .repeatWhile(_, let body, _): ways(through: body, at: place).map(atItsEnd)
    case .do(_, let body, let clauses):
      ways(through: body, at: place) + clauses.flatMap { branches([$0.body], at: place) }
    case .return(let value): value.map { requests(in: $0, at: place) }?.map(ended) ?? [Way(state: .ended)]
    case .throw: [Way(state: .ended)]
    case .break, .continue: [Way(state: .leavesBlock)]
    case .expression(let value): requests(in: value, at: place)
    case .variable(let variable): variable.value.map { requests(in: $0, at: place) } ?? [Way()]
    default: [Way()]
    }
  }

  private func ended(_ way: Way) -> Way { Way(requests: way.requests, state: .ended) }

  private func atItsEnd(_ way: Way) -> Way {
    Way(requests: way.requests, state: way.state == .leavesBlock ? .goesOn : way.state)
  }

  private func branches(_ bodies: [[Statement]], at place: Turn.Place, looking: Bool = false) -> [Way] {
    var place = place
    if looking { place.looks.insert(turn.newBranch()) }
    return Self.distinct(
      bodies.flatMap { body -> [Way] in
        var inner = place
        inner.branches.append(turn.newBranch())
        return ways(through: body, at: inner)
      })
  }

  private static let telling: Set<String> = [
    "presentedViewController", "isBeingDismissed", "isBeingPresented", "window", "isViewLoaded", "viewIfLoaded",
    "transitionCoordinator",
  ]

  /// Whether conditions look at what is presented, or whether the view is there.
  private static func look(_ conditions: [Condition]) -> Bool {
    let asked = conditions.compactMap { condition -> Expression? in
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): value
      case .available: nil
      }
    }
    return !AppEvents.mentioned(in: asked.map { Statement(.expression($0), $0.span) }).isDisjoint(with: telling)
  }

  /// What an expression asks for, those of the methods that it calls among them.
  private func requests(in expression: Expression, at place: Turn.Place) -> [Way] {
    switch expression.kind {
    case .ifExpression(let branch): return ways(through: Statement(.if(branch), expression.span), at: place)
    case .switchExpression(let choice):
      return ways(through: Statement(.switch(label: nil, choice), expression.span), at: place)
    default: break
    }
    let statement = Statement(.expression(expression), expression.span)
    var later: Set<SourceSpan> = []
    Walk.expressions(in: [statement]) { inner in
      guard case .closure(let closure) = inner.kind else { return }
      Walk.expressions(in: closure.body) { later.insert($0.span) }
    }
    var calls: [Expression] = []
    Walk.expressions(in: [statement]) { inner in
      if case .call = inner.kind, !later.contains(inner.span) { calls.append(inner) }
    }
    return calls.reduce([Way()]) { ways, call in
      let further = self.ways(of: call, at: place)
      return Self.distinct(ways.flatMap { way in further.map(way.followed) })
    }
  }

  private func ways(of call: Expression, at place: Turn.Place) -> [Way] {
    if let request = Turn.Request(call, aliases, at: place) { return [Way(requests: [request])] }
    guard case .call(let callee, let arguments) = call.kind else { return [Way()] }
    if turn.followsQueue, place.soon == 0, let closure = Self.soon(callee, arguments) {
      var inner = place
      inner.soon = turn.newBranch()
      return ways(through: closure.body, at: inner).map { Way(requests: $0.requests) }
    }
    guard place.calls.count < turn.depth, let method = turn.methods.method(called: callee, arguments, aliases),
      let body = method.body, !turn.isSilent(method, place)
    else { return handed(callee, arguments, call.span, at: place) }
    var inner = place
    inner.calls.append(call.span)
    let walk = TurnWalk(turn: turn, aliases: LocalNames.aliases(in: body))
    let ways = Self.distinct(walk.ways(through: body, at: inner).map { Way(requests: $0.requests) })
    if ways.allSatisfy(\.requests.isEmpty) { turn.note(silent: method, place) }
    return ways
  }

  /// What somebody else asks of the pages that the call hands over, by their names here.
  private func handed(
    _ callee: Expression, _ arguments: [Argument], _ span: SourceSpan, at place: Turn.Place
  ) -> [Way] {
    guard place.calls.count < turn.depth, let call = turn.handed?.call(callee, arguments, aliases) else {
      return [Way()]
    }
    var inner = place
    inner.calls.append(span)
    var other = turn
    other.methods = .none
    let walk = TurnWalk(turn: other, aliases: call.pages)
    let pages = Set(call.pages.values)
    return Self.distinct(
      walk.ways(through: call.body, at: inner).map { way in
        Way(requests: way.requests.filter { pages.contains($0.receiver) && $0.kind == .present })
      })
  }

  /// The closure of `DispatchQueue.main.async { }`, or of a task, `Task { show() }`: what follows an `await` in there is a closure
  /// of its own.
  private static func soon(_ callee: Expression, _ arguments: [Argument]) -> Closure? {
    guard let name = LocalNames.path(of: callee), case .closure(let closure)? = arguments.last?.value.kind else {
      return nil
    }
    switch name {
    case "DispatchQueue.main.async": return closure
    case "Task" where !CallFinder.calls("sleep", in: closure.body): return closure
    default: return nil
    }
  }
}
