import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Navigation controllers whose swipe back is made to begin everywhere (TV1204), seen in the text.
///
/// Without its own delegate the recogniser of the interactive pop begins at the root, too, and during a push: before iOS 18 the
/// stack may be stuck then (NAV-07). A class that switches the recogniser, or gives it another delegate, looks where it may begin.
struct UnguardedPop: TextCheck {
  static let rule = RuleID.TV1204

  private static let recogniser = "interactivePopGestureRecognizer"

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let spans = type.functions.filter(isOfLife).flatMap { removals(in: $0.body ?? []) }
      if spans.isEmpty || family(of: type, index).contains(where: guards) { return nil }
      return SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func isOfLife(_ function: Function) -> Bool {
    if case .deinitializer = function.kind { return false }
    return true
  }

  /// The type, the classes above it and those that inherit from it.
  private static func family(of type: TypeIndex.Entry, _ index: TypeIndex) -> [TypeIndex.Entry] {
    index.entries.filter { other in
      other.isSubject && !index.isTest(file: other.file)
        && (other.id == type.id || index.isKind(other, of: type) || index.isKind(type, of: other))
    }
  }

  private static func removals(in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      if let (name, value) = setting(expression), name == "delegate", value.isNil { spans.append(expression.span) }
    }
    return spans
  }

  /// Whether code says where the swipe may begin: it switches the recogniser, or gives it a delegate of its own.
  private static func guards(_ type: TypeIndex.Entry) -> Bool {
    var found = false
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard let (name, value) = setting(expression) else { return }
        if name == "isEnabled" || name == "delegate" && !value.isNil { found = true }
      }
    }
    return found
  }

  /// Which property of the recogniser is set, and to what.
  private static func setting(_ expression: Expression) -> (name: String, value: Expression)? {
    guard case .assign(let target, let value) = expression.kind,
      case .member(let base, let name) = MethodUses.bare(target).kind, CallFinder.baseName(of: base) == recogniser
    else { return nil }
    return (name, value)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .stackIsWedged,
      message: "the swipe back may begin at the root and during a push: before iOS 18 the stack may be stuck then",
      span: span, alsoBreaks: [])
  }
}
