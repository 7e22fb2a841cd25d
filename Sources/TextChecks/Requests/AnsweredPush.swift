import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Coordinators that push on their stack when an answer comes, as often as they are asked (TV701), seen in the text.
///
/// The page that asks can be tapped again while the answer is on its way, and an answer may come while the page that waits for it
/// is still sliding in. What begins the flow is asked once, and what covers the page or looks at the stack is left out. Who asks is
/// not known for sure: that is possible only.
struct AnsweredPush: TextCheck {
  static let rule = RuleID.TV701
  static let isOfFunction = true

  /// One for each class with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let prompt = PromptFunctions(index)
    return types.filter { OwnStacks.isCoordinator($0, index) }.compactMap { type in
      let stacks = OwnStacks.names(of: type, index)
      let methods = OwnMethods(of: type, in: index)
      var spans: [SourceSpan] = []
      for function in type.functions where !isBeginning(function) {
        for span in pushes(in: function, on: stacks, methods, prompt) where !spans.contains(span) { spans.append(span) }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [again])
    }
  }

  private static func isBeginning(_ function: Function) -> Bool {
    guard case .function = function.kind else { return true }
    return ["start", "begin", "init", "launch", "restart"].contains(where: function.name.lowercased().hasPrefix)
  }

  private static func pushes(
    in function: Function, on stacks: Set<String>, _ methods: OwnMethods, _ prompt: PromptFunctions
  ) -> [SourceSpan] {
    let body = function.body ?? []
    if Answers.mayCover(body) || looks(body) { return [] }
    let around = LocalNames.aliases(in: body)
    return Answers.all(in: body, besides: prompt).flatMap { answer in
      let aliases = around.merging(LocalNames.aliases(in: answer.closure.body)) { $1 }
      return places(in: answer.closure.body, on: stacks, methods, aliases, depth: 1)
    }
  }

  /// The animated changes of one of the stacks, those of own methods that are called among them.
  private static func places(
    in body: [Statement], on stacks: Set<String>, _ methods: OwnMethods, _ aliases: [String: String], depth: Int
  ) -> [SourceSpan] {
    if looks(body) { return [] }
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if isChange(LocalNames.path(of: callee, aliases), arguments, of: stacks) {
        spans.append(expression.span)
      } else if depth > 0, let next = methods.method(called: callee, arguments, aliases)?.body {
        spans += places(in: next, on: stacks, methods, LocalNames.aliases(in: next), depth: depth - 1)
      }
    }
    return spans
  }

  private static func isChange(_ path: String?, _ arguments: [Argument], of stacks: Set<String>) -> Bool {
    guard let parts = path?.split(separator: ".").map(String.init), parts.count == 2, stacks.contains(parts[0]),
      ["pushViewController", "setViewControllers"].contains(parts[1]),
      let animated = arguments.first(where: { $0.label == "animated" })
    else { return false }
    if case .bool(false) = animated.value.kind { return false }
    return true
  }

  private static func looks(_ body: [Statement]) -> Bool {
    !AppEvents.mentioned(in: body).isDisjoint(with: ["topViewController", "visibleViewController", "viewControllers"])
  }

  private static var again: Assumption {
    Assumption(
      text: "the user taps again before the answer comes, or it comes while the page that asks slides in",
      confidence: .possible, location: nil, kind: .use)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "each answer pushes: asked twice, or answered at once, it pushes during a transition",
      span: span, alsoBreaks: [])
  }
}
