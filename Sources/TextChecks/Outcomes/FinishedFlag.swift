import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Transitions that are reported as completed by what an animation says of itself (TV105), seen in the text.
///
/// `finished` of an animation's completion is false where the app has gone to the background meanwhile: UIKit is told of a
/// cancellation that never was (BG-01, BG-02; developer.apple.com, `completeTransition(_:)` for what its argument says,
/// `animate(withDuration:animations:completion:)` for `finished`). What gives up where something is missing, the `else` of a
/// `guard`, is left out, and what runs on some systems only.
struct FinishedFlag: TextCheck {
  static let rule = RuleID.TV105

  /// One for each type with such reports, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind != .protocol }.compactMap { type in
      let spans = type.functions.flatMap { reports(in: $0.body ?? []) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func reports(in body: [Statement]) -> [SourceSpan] {
    if !CallFinder.calls("completeTransition", in: body) { return [] }
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
        animating.contains(name), case .closure(let closure)? = completion(of: arguments)?.value.kind,
        closure.parameters.count == 1, let flag = closure.parameters.first?.name
      else { return }
      for span in calls(given: flag, in: closure.body) where !spans.contains(span) { spans.append(span) }
    }
    return spans
  }

  private static let animating: Set<String> = ["animate", "animateKeyframes", "transition", "perform"]

  /// The last argument, unless it is the animations themselves.
  private static func completion(of arguments: [Argument]) -> Argument? {
    guard let last = arguments.last, last.label == "completion" || last.isTrailing else { return nil }
    return last
  }

  /// `completeTransition(finished)`, `completeTransition(finished && !context.transitionWasCancelled)`
  private static func calls(given flag: String, in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    var givenUp: [SourceSpan] = []
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .guard(_, let otherwise): givenUp += otherwise.map(\.span)
      case .if(let branch) where isOfSystem(branch): givenUp += (branch.then + branch.otherwise).map(\.span)
      default: break
      }
    }
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        CallFinder.baseName(of: MethodUses.bare(callee)) == "completeTransition", let value = arguments.first?.value,
        depends(value, on: flag), !givenUp.contains(where: { $0.contains(expression.span) })
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  /// Which branch there is depends on the system, which runs know.
  private static func isOfSystem(_ branch: If) -> Bool {
    branch.conditions.contains { condition in
      if case .available = condition { return true }
      return false
    }
  }

  private static func depends(_ value: Expression, on flag: String) -> Bool {
    switch value.kind {
    case .name(flag): true
    case .and(let left, let right), .or(let left, let right): depends(left, on: flag) || depends(right, on: flag)
    case .not(let inner): depends(inner, on: flag)
    default: false
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "the transition is completed with the animation's 'finished', not with whether it was cancelled",
      span: span, alsoBreaks: [.TV104, .TV1202])
  }
}
