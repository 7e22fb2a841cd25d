import Diagnostics
import Program
import Subjects

extension TurnWalk {
  /// What an expression asks for, those of the methods that it calls among them.
  func requests(in expression: Expression, at place: Turn.Place) -> [Way] {
    switch expression.kind {
    case .ifExpression(let branch): return ways(through: Statement(.if(branch), expression.span), at: place)
    case .switchExpression(let choice):
      return ways(through: Statement(.switch(label: nil, choice), expression.span), at: place)
    default: break
    }
    var calls: [Expression] = []
    Walk.expressions(outsideClosuresOf: expression) { if case .call = $0.kind { calls.append($0) } }
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
    else { return others(callee, arguments, call.span, at: place) ?? handed(callee, arguments, call.span, at: place) }
    var inner = place
    inner.calls.append(call.span)
    let constants = GivenConstants(of: method, arguments, knowing: constants)
    let walk = TurnWalk(
      turn: turn, aliases: LocalNames.aliases(in: body), scope: turn.scope(of: method, body), constants: constants)
    let ways = Self.distinct(walk.ways(through: body, at: inner).map { Way(requests: $0.requests) })
    if constants.isEmpty, ways.allSatisfy(\.requests.isEmpty) { turn.note(silent: method, place) }
    return ways
  }

  /// What a method of another object asks for, by the names that the code here has for who is asked; nil where it is unknown.
  private func others(
    _ callee: Expression, _ arguments: [Argument], _ span: SourceSpan, at place: Turn.Place
  ) -> [Way]? {
    guard place.calls.count < turn.depth, let others = turn.others, let scope,
      let call = others.methods.call(callee, arguments, aliases, in: others.user, scope.values)
    else { return nil }
    if turn.isSilent(call.function, place) { return [Way()] }
    let body = call.function.body ?? []
    var inner = place
    inner.calls.append(span)
    var other = turn
    other.methods = call.methods
    other.others = (others.methods, call.owner)
    let constants = GivenConstants(of: call.function, arguments, knowing: constants)
    let walk = TurnWalk(
      turn: other, aliases: LocalNames.aliases(in: body), scope: other.scope(of: call.function, body),
      constants: constants)
    let ways = walk.ways(through: body, at: inner)
    if constants.isEmpty, ways.allSatisfy(\.requests.isEmpty) { turn.note(silent: call.function, place) }
    return Self.distinct(ways.map { Way(requests: $0.requests.map(call.asked)) })
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
