import Diagnostics
import Identifiers
import Program
import RunReport

/// Questions that may be refused while somebody waits for the answer (TV602), seen in the text.
///
/// A controller that presents already, or is going, refuses (PG-06, PG-04). Then no button of the alert is ever tapped, and the
/// completion that only those call never comes: an awaited continuation is not resumed, a queue of work stands. What looks at what
/// is presented is left out.
struct RefusedQuestion: TextCheck {
  static let rule = RuleID.TV602
  static let comesLate = true

  /// One for each type with such questions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind != .protocol }.compactMap { type in
      let turn = Turn(OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for function in type.functions {
        guard let place = place(in: function, turn), !spans.contains(place) else { continue }
        spans.append(place)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [taken])
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
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        let name = CallFinder.baseName(of: callee), name.hasSuffix("Continuation"), name.hasPrefix("with"),
        case .closure(let closure)? = arguments.last?.value.kind, let continuation = closure.parameters.first
      else { return }
      found.append((continuation.name, closure.body))
    }
    return found
  }

  private static var taken: Assumption {
    Assumption(
      text: "something is presented already, or is being dismissed, at that moment", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the user is asked whatever is presented by then: if that is refused, the completion is never called",
      span: span, alsoBreaks: [.TV601])
  }
}
