import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that close themselves and tell their client when an answer comes to what a tap has asked for, as often as it was
/// tapped (TV604), seen in the text.
///
/// The second answer dismisses a page that is going or has gone (DG-04), and the client is told twice.
struct RepeatedEnd: TextCheck {
  static let rule = RuleID.TV604
  static let isOfFunction = true

  /// One for each page with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let prompt = PromptFunctions(index)
    let others = OtherMethods(index)
    return controllers(among: types, index).compactMap { type in
      let stored = type.variables.filter { $0.isStored && !$0.attributes.isStatic }
      let closures = Set(stored.filter { index.isFunction($0.type, in: type) }.map(\.name))
      let delegates = Set(stored.map(\.name).filter { $0.lowercased().hasSuffix("delegate") })
      if closures.isEmpty && delegates.isEmpty { return nil }
      let turn = Turn(OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for answer in TappedAnswers(of: type, in: index, besides: prompt, asking: others).answers() {
        guard tells(answer.body, closures, delegates) else { continue }
        let ways = turn.ways(through: answer.body, knowing: answer.aliases).joined()
        guard let request = ways.first(where: { $0.kind == .dismiss && $0.receiver == "self" && $0.looks.isEmpty })
        else { continue }
        let place = request.calls.first ?? request.span
        if !spans.contains(place) { spans.append(place) }
      }
      if spans.isEmpty { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause), needs: [TappedAnswers.again])
    }
  }

  private static func tells(_ body: [Statement], _ closures: Set<String>, _ delegates: Set<String>) -> Bool {
    let aliases = LocalNames.aliases(in: body)
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind,
        let parts = LocalNames.path(of: callee, aliases)?.split(separator: ".").map(String.init)
      else { return }
      found = found || parts.count == 1 && closures.contains(parts[0])
      found = found || parts.count == 2 && delegates.contains(parts[0])
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .clientHearsTwice,
      message: "each tap asks again, and each answer closes the page and tells its client: two taps are two ends",
      span: span, alsoBreaks: [.TV1102])
  }
}
