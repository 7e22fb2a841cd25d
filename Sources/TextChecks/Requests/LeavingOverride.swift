import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Overrides of `dismiss(animated:completion:)` that animate the page's own views away before super is called (TV603), seen in
/// the text.
///
/// UIKit calls it for every dismissal that is sent to the page, and what it presents is closed then, not the page (DG-01;
/// developer.apple.com, `dismiss(animated:completion:)`): "If you call this method on the presenting view controller…". The
/// page stays where nobody sees it. What asks for `presentedViewController` is left out.
struct LeavingOverride: TextCheck, Sendable {
  static let rule = RuleID.TV603

  /// One for each class with such an override, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let overrides = type.functions.filter { function in
        function.fullName == "dismiss(animated:completion:)" && function.attributes.isOverride
      }
      guard !overrides.isEmpty, index.ancestors(of: type).contains("UIViewController") else { return nil }
      let methods = OwnMethods(of: type, in: index)
      let spans = overrides.compactMap { superCall(behindAnimationIn: $0.body ?? [], methods) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  /// The call of super that waits for an animation, of the override itself or of a method of the class.
  private static func superCall(behindAnimationIn body: [Statement], _ methods: OwnMethods) -> SourceSpan? {
    if AppEvents.mentioned(in: body).contains("presentedViewController") { return nil }
    var isAskedAtOnce = false
    var waiting: Set<SourceSpan> = []
    Walk.expressions(in: body) { expression in
      if case .call(let callee, let arguments) = expression.kind, animates(callee, arguments, methods) {
        for argument in arguments { noteSuper(in: argument.value, &waiting) }
      }
      if asksSuper(expression) && !waiting.contains(expression.span) { isAskedAtOnce = true }
    }
    return isAskedAtOnce ? nil : waiting.min { $0.start < $1.start }
  }

  private static func animates(_ callee: Expression, _ arguments: [Argument], _ methods: OwnMethods) -> Bool {
    if CallFinder.baseName(of: callee) == "animate" { return true }
    guard let body = methods.method(called: callee, arguments)?.body else { return false }
    return CallFinder.calls("animate", in: body)
      && !AppEvents.mentioned(in: body).contains("presentedViewController")
  }

  private static func noteSuper(in value: Expression, _ spans: inout Set<SourceSpan>) {
    guard case .closure(let closure) = value.kind else { return }
    var found: Set<SourceSpan> = []
    Walk.expressions(in: closure.body) { if asksSuper($0) { found.insert($0.span) } }
    spans.formUnion(found)
  }

  private static func asksSuper(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind, case .member(let base, "dismiss") = callee.kind,
      case .superReference = base.kind
    else { return false }
    return true
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pageStays,
      message: "the page takes its own views away for every dismissal, also when only what it presents is closed",
      span: span, alsoBreaks: [])
  }
}
