import Diagnostics
import Identifiers
import Program

/// Navigation controllers whose swipe back is made to begin everywhere (TV1204), seen in the text.
///
/// Without its own delegate the recogniser of the interactive pop begins at the root, too, and during a push: the stack is stuck
/// then (NAV-07). What switches the recogniser off somewhere looks where it may begin.
struct UnguardedPop: TextCheck {
  static let rule = RuleID.TV1204

  private static let recogniser = "interactivePopGestureRecognizer"

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let found = types.map { type in (type, type.functions.flatMap { removals(in: $0.body ?? []) }) }
      .filter { !$0.1.isEmpty }
    if found.isEmpty { return [] }
    let all = index.entries.filter { $0.isSubject && !index.isTest(file: $0.file) }
    if all.contains(where: { HelperMethods.bodies(of: $0).contains(where: guards) }) { return [] }
    return found.map { SignatureJudgement(type: $0.0, causes: $0.1.map(cause)) }
  }

  private static func removals(in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, value.isNil,
        case .member(let base, "delegate") = MethodUses.bare(target).kind, CallFinder.baseName(of: base) == recogniser
      else { return }
      spans.append(expression.span)
    }
    return spans
  }

  private static func guards(_ body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, _) = expression.kind,
        case .member(let base, "isEnabled") = MethodUses.bare(target).kind,
        CallFinder.baseName(of: base) == recogniser
      else { return }
      found = true
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .stackIsWedged,
      message: "the swipe back may begin at the root and during a push now: the stack is stuck then", span: span,
      alsoBreaks: [])
  }
}
