import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that push another one when an answer comes to what a tap has asked for, as often as it was tapped (TV701), seen in the
/// text.
///
/// Two taps push two pages; answers that come close to each other push during a transition of the stack. So does a closure that the
/// page was given, `onContinue?()`, and whoever hears of it: `delegate?.pageDidFinish(self)`.
struct RepeatedPush: TextCheck {
  static let rule = RuleID.TV701
  static let isOfFunction = true

  /// One for each page with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let prompt = PromptFunctions(index)
    let others = OtherMethods(index)
    let reach = StackReach(index)
    let given = GivenClosures(index)
    return controllers(among: types, index).compactMap { type in
      let search = RepeatedPush(
        type: type, methods: OwnMethods(of: type, in: index), index: index, reach: reach, given: given)
      var spans: [SourceSpan] = []
      for answer in TappedAnswers(of: type, in: index, besides: prompt, asking: others).answers() {
        let named = Answers.named(in: answer.function.body ?? [])
        for span in search.pushes(in: answer.body, answer.aliases, named) where !spans.contains(span) {
          spans.append(span)
        }
      }
      if spans.isEmpty { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause), needs: [TappedAnswers.again])
    }
  }

  private let type: TypeIndex.Entry
  private let methods: OwnMethods
  private let index: TypeIndex
  private let reach: StackReach
  private let given: GivenClosures

  /// Those of the answer, and of methods of the page that it calls; what looks at the stack is left out, and what the first
  /// answer has taken back when the next one comes.
  ///
  /// - Parameter named: the closures that constants of the function stand for.
  private func pushes(
    in body: [Statement], _ aliases: [String: String], _ named: [String: Closure] = [:], depth: Int = 1
  ) -> [SourceSpan] {
    let names = AppEvents.mentioned(in: body)
    if !names.isDisjoint(with: ["topViewController", "visibleViewController", "viewControllers"]) { return [] }
    let aliases = aliases.merging(LocalNames.aliases(in: body)) { $1 }
    var found: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      let path = LocalNames.path(of: callee, aliases)
      if Self.changes(path, arguments) || leads(path, callee, arguments) {
        if !TappedAnswers.isOnce(body, for: type) { found.append(expression.span) }
      } else if depth > 0, let closure = path.flatMap({ named[$0] }) {
        found += pushes(in: closure.body, aliases, depth: depth - 1)
      } else if depth > 0, let method = methods.method(called: callee, arguments, aliases) {
        let next = method.body ?? []
        if TappedAnswers.isOnce(body, doing: next, for: type) { return }
        if !pushes(in: next, [:], depth: depth - 1).isEmpty { found.append(expression.span) }
      }
    }
    return found
  }

  /// Whether others change the stack when the page calls what it was given, or tells somebody of the sources.
  private func leads(_ path: String?, _ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard let parts = path?.split(separator: ".").map(String.init), let first = parts.first,
      let property = index.lineage(of: type).flatMap(\.variables).first(where: { $0.name == first })
    else { return false }
    if parts.count == 1 {
      let given = given.given(to: first, of: type)
      return !given.isEmpty && given.allSatisfy { reach.isChanged(by: $0.body, of: $0.user) }
    }
    guard parts.count == 2, let told = property.className.flatMap({ index.entry(mentioned: $0, in: type) }),
      told.isSubject
    else { return false }
    return reach.isChanged(byCalling: callee, arguments, of: type)
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
