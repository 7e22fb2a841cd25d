import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Answers that leave early and do not call the completion of the function that has asked (TV602), seen in the text.
///
/// `service.load { data in guard let data else { return }; completion(data) }`: where the load fails, the caller waits. It counts where
/// the caller's closure ends something that the user sees: it closes or shows a page, stops an indicator, or lets touches
/// through again. Where the object itself has gone, nobody waits.
struct LostAnswer: TextCheck {
  static let rule = RuleID.TV602

  /// One for each type with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let givers = CompletionGivers(index) { endsWaiting($0.body) }
    return types.compactMap { type in
      var spans: [SourceSpan] = []
      for span in type.functions.flatMap({ lost(in: $0, of: type, givers, index) }) where !spans.contains(span) {
        spans.append(span)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func lost(
    in function: Function, of type: TypeIndex.Entry, _ givers: CompletionGivers, _ index: TypeIndex
  ) -> [SourceSpan] {
    guard case .function = function.kind, let body = function.body, function.result.isNothing, !function.isAsync,
      let completion = function.parameters.last(where: { isAnswer($0, type, index) })
    else { return [] }
    var ends: [SourceSpan] = []
    for closure in closures(in: body) {
      let ways = CompletionWays(
        of: completion.name, owners: ["self"], aliases: LocalNames.aliases(in: closure.body)
      ).ways(through: closure.body)
      guard ways.contains(where: \.isTaken) else { continue }
      ends += ways.filter { !$0.isTaken && !$0.isExcused && !$0.isUnwritten && $0.isOver }.compactMap(\.end)
    }
    if ends.isEmpty || !givers.areWaiting(for: completion, of: function, in: type, where: [:]) { return [] }
    return ends
  }

  /// A closure that the caller waits for, by its name.
  private static func isAnswer(_ parameter: Parameter, _ type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    let name = parameter.name.lowercased()
    let isNamedSo = CompletionWays.isNamedSo(parameter) || ["callback", "handler", "done", "finish"].contains(name)
    return isNamedSo && LostCompletion.isFunction(parameter, type, index)
  }

  /// The closures of code that come with an answer, but for those in which another one of the same call may answer instead.
  private static func closures(in body: [Statement]) -> [Closure] {
    var found: [Closure] = []
    Walk.expressions(in: body) { expression in
      guard case .call(_, let arguments) = expression.kind else { return }
      let given = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
      let closures = Answers.closures(of: expression)
      if given.count == 1 && closures.count == 1 { found += closures }
    }
    return found
  }

  private static let ending = [
    "dismiss", "present", "pop", "push", "perform", "hide", "stop", "end", "isEnabled", "isHidden", "isUserInteraction",
    "remove", "show", "alpha", "unlock", "close",
  ]

  private static func endsWaiting(_ body: [Statement]) -> Bool {
    AppEvents.mentioned(in: body).contains { name in ending.contains(where: name.hasPrefix) }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .completionIsForgotten,
      message: "the answer ends here without the completion: who waits for it to go on waits for ever", span: span,
      alsoBreaks: [])
  }
}
