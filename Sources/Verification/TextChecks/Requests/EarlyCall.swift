import Diagnostics
import Program

/// The ways through a function on which a controller asks for its own dismissal and tells a client something.
struct EarlyCall {
  /// Whether a call tells a client, by what is called.
  let tells: (Expression) -> Bool
  /// Whether a call asks for the controller's dismissal.
  let closes: (Expression, [Argument]) -> Bool

  private struct Way {
    var dismisses = false
    var told: [Expression] = []
  }

  func place(in body: [Statement]) -> SourceSpan? { calls(in: body).first?.span }

  /// The calls of clients on such ways, each once.
  func calls(in body: [Statement]) -> [Expression] {
    let (ended, open) = ways(through: body)
    var known: Set<SourceSpan> = []
    return (ended + open).filter(\.dismisses).flatMap(\.told).filter { known.insert($0.span).inserted }
  }

  private static let most = 32

  /// Those that leave, and those that come to the end.
  private func ways(through statements: [Statement]) -> (ended: [Way], open: [Way]) {
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
        open = open.map { noted(statement, on: $0) }
        if leaves(statement) { return (ended + open, []) }
        continue
      }
      let further = branches.map { ways(through: $0) }
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

  /// What closures do comes later.
  private func noted(_ statement: Statement, on way: Way) -> Way {
    var later: Set<SourceSpan> = []
    Walk.expressions(in: [statement]) { expression in
      guard case .closure(let closure) = expression.kind else { return }
      Walk.expressions(in: closure.body) { later.insert($0.span) }
    }
    var result = way
    Walk.expressions(in: [statement]) { expression in
      guard case .call(let callee, let arguments) = expression.kind, !later.contains(expression.span) else { return }
      if closes(callee, arguments) { result.dismisses = true }
      if tells(callee) { result.told.append(expression) }
    }
    return result
  }

  /// `dismiss(animated:completion:)` of the controller itself, or of who presents it.
  static func closesItself(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "dismiss", arguments.contains(where: { $0.label == "animated" }) else {
      return false
    }
    return MethodUses.isOfSelf(callee) || PresentationCall.receiver(of: callee) == "presentingViewController"
  }
}
