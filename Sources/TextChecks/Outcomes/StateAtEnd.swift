import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Animations at whose end the client is told by what the object's state is then (TV604), seen in the text.
///
/// `toggle(open)` sets the state and animates; the completion asks for the state, and tells that it was opened or closed. Each call
/// has a completion of its own, which runs once (developer.apple.com, `animate(withDuration:animations:completion:)`): opened and
/// closed again within the animation, both find the last state, one end is told twice and the other never. A completion that asks
/// for what the call was given is left out, and so is what a flag keeps out while it moves.
struct StateAtEnd: TextCheck {
  static let rule = RuleID.TV604

  /// One for each class with such completions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let client = ClosingClient(of: type, in: index)
      let spans = type.functions.flatMap { places(in: $0, client) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [changedAgain])
    }
  }

  private static func places(in function: Function, _ client: ClosingClient) -> [SourceSpan] {
    let body = function.body ?? []
    let given = Set(function.parameters.map(\.name))
    let aliases = LocalNames.aliases(in: body)
    let work = DirectWork(body)
    let set = work.expressions.compactMap { expression -> (path: String, value: Expression)? in
      guard case .assign(let target, let value) = expression.kind else { return nil }
      return LocalNames.path(of: target, aliases).map { ($0, value) }
    }
    let flags = set.filter { if case .bool(true) = $0.value.kind { true } else { false } }.map(\.path)
    if !asked(in: body).isDisjoint(with: flags) { return [] }
    let states = Set(set.filter { isGiven($0.value, given) }.map(\.path))
    if states.isEmpty { return [] }
    var spans: [SourceSpan] = []
    for expression in work.expressions {
      guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee) else {
        continue
      }
      for argument in arguments where ClosingCalls.isLate(argument, of: name, among: arguments) == true {
        guard case .closure(let closure) = argument.value.kind else { continue }
        spans += branches(in: closure.body, asking: states, client)
      }
    }
    return spans
  }

  private static func isGiven(_ value: Expression, _ given: Set<String>) -> Bool {
    !AppEvents.mentioned(in: [Statement(.expression(value), value.span)]).isDisjoint(with: given)
  }

  /// What conditions of the function itself ask for.
  private static func asked(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    for statement in body {
      switch statement.kind {
      case .guard(let conditions, _): names.formUnion(mentioned(in: conditions))
      case .if(let branch): names.formUnion(mentioned(in: branch.conditions))
      default: break
      }
    }
    return names
  }

  private static func mentioned(in conditions: [Condition]) -> Set<String> {
    let values = conditions.compactMap { condition -> Expression? in
      if case .expression(let value) = condition { value } else { nil }
    }
    return AppEvents.mentioned(in: values.map { Statement(.expression($0), $0.span) })
  }

  /// The branches by a state of which each tells the client.
  private static func branches(
    in body: [Statement], asking states: Set<String>, _ client: ClosingClient
  ) -> [SourceSpan] {
    let aliases = LocalNames.aliases(in: body)
    return body.compactMap { statement in
      guard let branch = branch(of: statement), !mentioned(in: branch.conditions).isDisjoint(with: states),
        [branch.then, branch.otherwise].allSatisfy({ tells(in: $0, client, aliases) })
      else { return nil }
      return statement.span
    }
  }

  /// An `if`; where it is all of a closure it is a value.
  private static func branch(of statement: Statement) -> If? {
    switch statement.kind {
    case .if(let branch): return branch
    case .expression(let value), .return(let value?):
      if case .ifExpression(let branch) = value.kind { return branch }
      return nil
    default: return nil
    }
  }

  private static func tells(in body: [Statement], _ client: ClosingClient, _ aliases: [String: String]) -> Bool {
    DirectWork(body).expressions.contains { expression in
      guard case .call(let callee, _) = expression.kind else { return false }
      return client.owner(of: callee, aliases) != nil
    }
  }

  private static var changedAgain: Assumption {
    Assumption(
      text: "it is changed once more before the animation ends", confidence: .likely, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .clientHearsTwice,
      message:
        "the end of the animation asks for the state of then: changed meanwhile, one end is told twice and one never",
      span: span, alsoBreaks: [.TV1102])
  }
}
