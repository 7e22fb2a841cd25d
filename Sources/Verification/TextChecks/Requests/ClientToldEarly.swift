import Diagnostics
import Identifiers
import Program
import RunReport

/// Controllers of a library that close themselves and tell their client in the same turn (TV601), seen in the text.
///
/// The client goes on from there: it presents the next page, from the page below, whose child is still there or just goes.
/// UIKit refuses that (PG-04, PG-05). Its own alerts call their handlers when they have gone. No run needs to be seen, since
/// what clients do in their closures is not in the sources.
struct ClientToldEarly: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let types = types.filter { $0.declaration.kind == .class }
    let handlers = Set(types.flatMap(handlers))
    if handlers.isEmpty { return [] }
    return types.filter { index.ancestors(of: $0).contains("UIViewController") }.compactMap { type in
      let own = Set(Self.handlers(of: type))
      let spans = type.functions.filter(isAsked).compactMap { function in
        EarlyCall(own: own, others: handlers).place(in: function.body ?? [])
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [goingOn])
    }
  }

  /// The names of the closures that clients give to the objects of a public class.
  private static func handlers(of type: TypeIndex.Entry) -> [String] {
    guard isPublic(type.declaration.attributes) else { return [] }
    let isGiven = type.functions.contains { function in
      guard case .initializer = function.kind, isPublic(function.attributes) else { return false }
      return function.parameters.contains { isClosure($0.type) }
    }
    return type.variables.filter { variable in
      variable.isStored && !variable.attributes.isStatic && isClosure(variable.type)
        && (isPublic(variable.attributes) || isGiven) && !variable.name.lowercased().hasPrefix("will")
    }.map(\.name)
  }

  private static func isPublic(_ attributes: Attributes) -> Bool { [.public, .open].contains(attributes.access) }

  private static func isClosure(_ type: TypeReference?) -> Bool {
    guard case .function? = type?.unwrapped else { return false }
    return true
  }

  /// What UIKit calls comes at its own time.
  private static func isAsked(_ function: Function) -> Bool {
    guard case .function = function.kind else { return false }
    return !function.attributes.isOverride && !function.attributes.isStatic
  }

  private static var goingOn: Assumption {
    Assumption(
      text: "a client presents something when it is told", confidence: .possible, location: nil, kind: .configuration)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .requestIsInProgress,
      message: "the client is told before the controller has gone: what it presents then is refused", span: span,
      alsoBreaks: [])
  }
}

/// A way through a function on which a controller asks for its own dismissal and calls a closure of its client.
private struct EarlyCall {
  /// Of the controller itself, and of all public classes.
  let own: Set<String>
  let others: Set<String>

  private struct Way {
    var dismisses = false
    var told: SourceSpan?
  }

  func place(in body: [Statement]) -> SourceSpan? {
    let (ended, open) = ways(through: body)
    return (ended + open).first { $0.dismisses && $0.told != nil }?.told
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
    Way(dismisses: first.dismisses || second.dismisses, told: first.told ?? second.told)
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
      if closesItself(callee, arguments) { result.dismisses = true }
      if result.told == nil && isHandler(callee) { result.told = expression.span }
    }
    return result
  }

  private func closesItself(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard CallFinder.baseName(of: callee) == "dismiss", arguments.contains(where: { $0.label == "animated" }) else {
      return false
    }
    return MethodUses.isOfSelf(callee) || PresentationCall.receiver(of: callee) == "presentingViewController"
  }

  /// `onChoice?(x)`, `self.onChoice(x)`, `item.handler?(item)`
  private func isHandler(_ callee: Expression) -> Bool {
    guard let name = CallFinder.baseName(of: callee) else { return false }
    if MethodUses.isOfSelf(callee) { return own.contains(name) }
    guard case .member = MethodUses.bare(callee).kind else { return false }
    return others.contains(name)
  }
}
