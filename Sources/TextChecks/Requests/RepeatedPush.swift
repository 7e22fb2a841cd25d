import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that push another one when an answer comes to what a tap has asked for, as often as it was tapped (TV701), seen in the
/// text.
///
/// Two taps push two pages; answers that come close to each other push during a transition of the stack.
struct RepeatedPush: TextCheck {
  static let rule = RuleID.TV701
  static let isOfFunction = true

  /// One for each page with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let prompt = PromptFunctions(index)
    let others = OtherMethods(index)
    return controllers(among: types, index).compactMap { type in
      let search = RepeatedPush(type: type, methods: OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for answer in TappedAnswers(of: type, in: index, besides: prompt, asking: others).answers() {
        for span in search.pushes(in: answer.body, answer.aliases) where !spans.contains(span) { spans.append(span) }
      }
      if spans.isEmpty { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause), needs: [TappedAnswers.again])
    }
  }

  private let type: TypeIndex.Entry
  private let methods: OwnMethods

  /// Those of the answer, and of methods of the page that it calls; what looks at the stack is left out, and what the first
  /// answer has taken back when the next one comes.
  private func pushes(in body: [Statement], _ aliases: [String: String], depth: Int = 1) -> [SourceSpan] {
    let names = AppEvents.mentioned(in: body)
    if !names.isDisjoint(with: ["topViewController", "visibleViewController", "viewControllers"]) { return [] }
    let aliases = aliases.merging(LocalNames.aliases(in: body)) { $1 }
    var found: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if Self.changes(LocalNames.path(of: callee, aliases), arguments) {
        if !TappedAnswers.isOnce(body, for: type) { found.append(expression.span) }
      } else if depth > 0, let method = methods.method(called: callee, arguments, aliases) {
        let next = method.body ?? []
        if TappedAnswers.isOnce(body, doing: next, for: type) { return }
        if !pushes(in: next, [:], depth: depth - 1).isEmpty { found.append(expression.span) }
      }
    }
    return found
  }

  /// Whether a call pushes on the stack, or replaces it with animation.
  private static func changes(_ path: String?, _ arguments: [Argument]) -> Bool {
    if path == "navigationController.pushViewController" { return true }
    guard path == "navigationController.setViewControllers",
      case .bool(true)? = arguments.first(where: { $0.label == "animated" })?.value.kind
    else { return false }
    return true
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "each tap asks again, and each answer pushes: two taps push two pages", span: span,
      alsoBreaks: [])
  }
}
