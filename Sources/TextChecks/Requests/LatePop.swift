import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that take the top of their stack away when an answer or the end of a delay comes, while a tap may have pushed another
/// page on them (TV603), seen in the text.
///
/// What is popped is on top then (developer.apple.com, `popViewController(animated:)`): a page that was opened meanwhile goes, and the
/// one that meant itself stays; while that push is on its way, it meets a transition of the stack (NAV-05). What looks at the stack
/// is left out, and what covers the page while it waits.
struct LatePop: TextCheck, Sendable {
  static let rule = RuleID.TV603
  static let comesLate = true

  /// One for each page with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let prompt = PromptFunctions(index)
    return controllers(among: types, index).compactMap { type in
      let methods = OwnMethods(of: type, in: index)
      let opening = openings(of: type, methods)
      if opening.isEmpty { return nil }
      var spans: [SourceSpan] = []
      for function in type.functions {
        let body = function.body ?? []
        if Answers.mayCover(body) { continue }
        for answer in Answers.all(in: body, besides: prompt) {
          let isOpen = opening.contains { !$0.contains(answer.call) && $0 != function.nameSpan }
          guard isOpen, let span = pop(in: answer.closure.body, methods, depth: 1) else { continue }
          if !spans.contains(span) { spans.append(span) }
        }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  /// Where the names of the functions stand that push for a tap, and the closures that do.
  private static func openings(of type: TypeIndex.Entry, _ methods: OwnMethods) -> [SourceSpan] {
    let functions = type.functions.filter { Taps.run($0) && pushes($0.body ?? [], methods, depth: 1) }.map(\.nameSpan)
    let closures = type.functions.flatMap { Taps.closures(in: $0.body ?? []) }
      .filter { pushes($0.closure.body, methods, depth: 1) }.map(\.span)
    return functions + closures
  }

  private static func pushes(_ body: [Statement], _ methods: OwnMethods, depth: Int) -> Bool {
    let aliases = LocalNames.aliases(in: body)
    return DirectWork(body).expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return false }
      if CallFinder.baseName(of: callee) == "pushViewController" { return true }
      guard depth > 0, let method = methods.method(called: callee, arguments, aliases) else { return false }
      return pushes(method.body ?? [], methods, depth: depth - 1)
    }
  }

  private static let looks: Set<String> = ["topViewController", "visibleViewController", "viewControllers", "isTop"]

  /// Where code pops the stack that the page is in.
  private static func pop(in body: [Statement], _ methods: OwnMethods, depth: Int) -> SourceSpan? {
    if !AppEvents.mentioned(in: body).isDisjoint(with: looks) || Answers.mayCover(body) { return nil }
    let aliases = LocalNames.aliases(in: body)
    var found: SourceSpan?
    Walk.expressions(in: body) { expression in
      guard found == nil, case .call(let callee, let arguments) = expression.kind else { return }
      if LocalNames.path(of: callee, aliases) == "navigationController.popViewController" {
        found = expression.span
      } else if depth > 0, let method = methods.method(called: callee, arguments, aliases),
        pop(in: method.body ?? [], methods, depth: depth - 1) != nil
      {
        found = expression.span
      }
    }
    return found
  }

  private static var opened: Assumption {
    Assumption(
      text: "the user opens a page on top of this one before the answer comes", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .laterPageIsTaken,
      message: "an answer pops whatever is on top by then: a page that was opened meanwhile goes in this one's stead",
      span: span, alsoBreaks: [.TV701])
  }
}
