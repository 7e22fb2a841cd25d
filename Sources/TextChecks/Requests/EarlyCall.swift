import Diagnostics
import Program
import Subjects

/// The ways through a function on which a transition is asked for and a client is told something.
struct EarlyCall {
  /// Whether a call tells a client, by what is called.
  let tells: (Expression) -> Bool
  /// Whether a call asks for the transition: the controller's own dismissal, a change of a stack.
  let closes: (Expression, [Argument]) -> Bool
  /// The methods that are followed where `self` is asked.
  var methods = OwnMethods.none
  /// How many calls are followed, one in the other.
  private static let depth = 1

  init(
    tells: @escaping (Expression) -> Bool, following methods: OwnMethods = .none,
    closes: @escaping (Expression, [Argument]) -> Bool
  ) {
    self.tells = tells
    self.closes = closes
    self.methods = methods
  }

  private struct Way {
    var dismisses = false
    var told: [Expression] = []
  }

  func place(in body: [Statement]) -> SourceSpan? { calls(in: body).first?.span }

  /// The calls of clients on such ways, each once.
  func calls(in body: [Statement]) -> [Expression] {
    let (ended, open) = ways(through: body, LocalNames.aliases(in: body), 0)
    var known: Set<SourceSpan> = []
    return (ended + open).filter(\.dismisses).flatMap(\.told).filter { known.insert($0.span).inserted }
  }

  private static let most = 32

  /// Those that leave, and those that come to the end.
  private func ways(
    through statements: [Statement], _ aliases: [String: String], _ depth: Int
  ) -> (ended: [Way], open: [Way]) {
    var ended: [Way] = []
    var open = [Way()]
    for statement in statements {
      let branches: [[Statement]]
      switch statement.kind {
      case .if(let branch): branches = [branch.then, branch.otherwise]
      case .switch(_, let choice): branches = choice.cases.map(\.body)
      case .guard(_, let otherwise): branches = [otherwise, []]
      case .forIn(_, _, _, _, let body), .while(_, _, let body): branches = [body, []]
      case .do(_, let body, _): branches = [body]
      case .function, .type: continue
      default:
        let further = noted(statement, aliases, depth)
        open = Array(open.flatMap { way in further.map { join(way, $0) } }.prefix(Self.most))
        if leaves(statement) { return (ended + open, []) }
        continue
      }
      let further = branches.map { ways(through: $0, aliases, depth) }
      ended += open.flatMap { way in further.flatMap(\.ended).map { join(way, $0) } }
      open = open.flatMap { way in further.flatMap(\.open).map { join(way, $0) } }
      open = Array(open.prefix(Self.most))
      ended = Array(ended.prefix(Self.most))
    }
    return (ended, open)
  }

  private func join(_ first: Way, _ second: Way) -> Way {
    Way(dismisses: first.dismisses || second.dismisses, told: first.told + second.told)
  }

  private func leaves(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return, .throw: true
    default: false
    }
  }

  /// The ways through one statement. What closures do comes later.
  private func noted(_ statement: Statement, _ aliases: [String: String], _ depth: Int) -> [Way] {
    var calls: [Expression] = []
    Walk.expressions(outsideClosuresOf: [statement]) { if case .call = $0.kind { calls.append($0) } }
    return calls.reduce([Way()]) { ways, call in
      let further = self.ways(of: call, aliases, depth)
      return Array(ways.flatMap { way in further.map { join(way, $0) } }.prefix(Self.most))
    }
  }

  private func ways(of call: Expression, _ aliases: [String: String], _ depth: Int) -> [Way] {
    guard case .call(let callee, let arguments) = call.kind else { return [Way()] }
    if closes(callee, arguments) { return [Way(dismisses: true)] }
    if tells(Self.meant(callee, aliases)) { return [Way(told: [call])] }
    guard depth < Self.depth, let method = methods.method(called: callee, arguments, aliases), let body = method.body
    else { return [Way()] }
    let (ended, open) = ways(through: body, LocalNames.aliases(in: body), depth + 1)
    return ended + open
  }

  /// What a local constant stands for that is called: a property of the object.
  private static func meant(_ callee: Expression, _ aliases: [String: String]) -> Expression {
    guard case .name(let name) = callee.kind, let path = aliases[name], !path.contains(".") else { return callee }
    return Expression(.name(path), callee.span)
  }
}
