import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Questions that may be refused while somebody waits for the answer (TV602), seen in the text.
///
/// A controller that presents already, or is going, refuses (PG-06, PG-04). Then no button of the alert is ever tapped, and the
/// completion that only those call never comes: an awaited continuation is not resumed, a queue of work stands. Who asks through a
/// delegate, and is told by each button, waits in the same way. What looks at what is presented is left out.
struct RefusedQuestion: TextCheck {
  static let rule = RuleID.TV602
  static let comesLate = true
  static let concernsProtocols = true

  /// One for each type with such questions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let turn = Turn(OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for function in type.functions {
        guard let place = place(in: function, turn), !spans.contains(place) else { continue }
        spans.append(place)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [.presenterIsTaken])
    }
  }

  /// The first request of a function whose answer somebody waits for.
  private static func place(in function: Function, _ turn: Turn) -> SourceSpan? {
    guard let body = function.body, CallFinder.calls("present", labelled: "animated", in: body),
      AppEvents.mentioned(in: body).isDisjoint(with: looking)
    else { return nil }
    let aliases = LocalNames.aliases(in: body)
    for (waiting, body) in waiting(for: function, body) {
      let answers = Answerers(of: waiting, in: body)
      if answers.isEmpty || !answers.leaveAWay(through: body) { continue }
      let asked = turn.ways(through: body, knowing: aliases).joined()
      let request = asked.first { request in
        request.kind == .present && request.calls.count == 1 && request.looks.isEmpty
          && AppEvents.mentioned(in: request.arguments.map { Statement(.expression($0.value), $0.value.span) })
            .isDisjoint(with: [waiting])
      }
      if let request { return request.span }
    }
    return nil
  }

  private static let looking: Set<String> = [
    "presentedViewController", "isBeingDismissed", "isBeingPresented", "transitionCoordinator", "window",
  ]

  /// Who waits: the completions of a function, and the continuations of its callers, each with the code that has it.
  private static func waiting(for function: Function, _ body: [Statement]) -> [(name: String, body: [Statement])] {
    var found = function.parameters.filter(CompletionWays.isCompletion).map { (name: $0.name, body: body) }
    found += function.parameters.filter { isAsker($0, in: body) }.map { (name: $0.name, body: body) }
    Walk.expressions(in: body) { expression in
      guard let closure = Continuations.closure(of: expression), let continuation = closure.parameters.first else {
        return
      }
      found.append((continuation.name, closure.body))
    }
    return found
  }

  /// Whether each button of the alert tells a parameter of the function, which waits for one of them: a queue, a policy.
  private static func isAsker(_ parameter: Parameter, in body: [Statement]) -> Bool {
    guard case .named(let name, _)? = parameter.type?.unwrapped, !name.hasPrefix("UI"), !name.hasPrefix("WK") else {
      return false
    }
    var handlers: [Bool] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == "UIAlertAction"
      else { return }
      guard case .closure(let handler)? = arguments.last?.value.kind else { return handlers.append(false) }
      handlers.append(AppEvents.mentioned(in: handler.body).contains(parameter.name))
    }
    return handlers.count > 1 && handlers.allSatisfy(\.self)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the user is asked whatever is presented by then: if that is refused, the completion is never called",
      span: span, alsoBreaks: [.TV601])
  }
}
