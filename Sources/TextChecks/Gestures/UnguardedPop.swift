import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Navigation controllers whose swipe back is made to begin everywhere (TV1204), seen in the text.
///
/// Without its own delegate the recogniser of the interactive pop begins at the root, too, and during a push: before iOS 18 the
/// stack may be stuck then (NAV-07). A class that switches the recogniser, or gives it another delegate, looks where it may begin,
/// and a navigation controller or its delegate that switches it does so for the pages on it.
struct UnguardedPop: TextCheck {
  static let rule = RuleID.TV1204

  private static let recogniser = "interactivePopGestureRecognizer"

  /// One for each type with such code, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    lazy var isSwitched = stacks(index).contains { guards($0, byDelegate: false) }
    return types.compactMap { type in
      let found = type.functions.filter(isOfLife).flatMap { removals(in: $0.body ?? []) }
      if found.isEmpty || family(of: type, index).contains(where: { guards($0, byDelegate: true) }) { return nil }
      let open = found.filter { !$0.isOfContainer || !isSwitched }
      return open.isEmpty ? nil : SignatureJudgement(type: type, causes: open.map { cause($0.span) })
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

  /// The navigation controllers of the sources and what may be the delegate of one.
  private static func stacks(_ index: TypeIndex) -> [TypeIndex.Entry] {
    index.entries.filter { entry in
      entry.isSubject && !index.isTest(file: entry.file)
        && !index.ancestors(of: entry).isDisjoint(with: ["UINavigationController", "UINavigationControllerDelegate"])
    }
  }

  /// Where the delegate is taken away, and whether of the navigation controller that a page is in.
  private static func removals(in body: [Statement]) -> [(span: SourceSpan, isOfContainer: Bool)] {
    var found: [(span: SourceSpan, isOfContainer: Bool)] = []
    Walk.expressions(in: body) { expression in
      guard let (base, name, value) = setting(expression), name == "delegate", value.isNil else { return }
      let isOfContainer = LocalNames.path(of: base) == "navigationController.\(recogniser)"
      found.append((expression.span, isOfContainer))
    }
    return found
  }

  /// Whether code says where the swipe may begin: it switches the recogniser, or gives it a delegate of its own.
  ///
  /// - Parameter byDelegate: whether a delegate counts, which other code takes away.
  private static func guards(_ type: TypeIndex.Entry, byDelegate: Bool) -> Bool {
    var found = false
    for body in HelperMethods.bodies(of: type) {
      Walk.expressions(in: body) { expression in
        guard let (_, name, value) = setting(expression) else { return }
        if name == "isEnabled" || byDelegate && name == "delegate" && !value.isNil { found = true }
      }
    }
    return found
  }

  /// Which property of the recogniser is set, and to what.
  private static func setting(_ expression: Expression) -> (recogniser: Expression, name: String, value: Expression)? {
    guard case .assign(let target, let value) = expression.kind,
      case .member(let base, let name) = MethodUses.bare(target).kind, CallFinder.baseName(of: base) == recogniser
    else { return nil }
    return (base, name, value)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .stackIsWedged,
      message: "the swipe back may begin at the root and during a push: before iOS 18 the stack may be stuck then",
      span: span, alsoBreaks: [])
  }
}
