import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Computed properties that are declared `weak` and put their value into a static table (TV902), seen in the text.
///
/// The word says nothing of a computed property: the table keeps what is in it, and lives as long as the app. What is taken out
/// by some pages alone stays for all others. Tables of weak boxes, and `NSMapTable`, are left out.
struct KeptBehindWeak: TextCheck {
  static let rule = RuleID.TV902

  /// One for each type or extension with such properties, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    (types + ExtendedTypes.all(program, index)).compactMap { type in
      let causes = type.variables.filter { $0.attributes.isWeak && !$0.isStored }
        .flatMap { kept(by: $0.accessors?.setter, in: type) }.map(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes, held: "UIViewController")
    }
  }

  /// Where a setter puts its value itself, and no box around it, into a table of all objects.
  private static func kept(by setter: Accessors.Observer?, in type: TypeIndex.Entry) -> [SourceSpan] {
    guard let setter else { return [] }
    return DirectWork(setter.body).expressions.compactMap { expression in
      guard case .assign(let target, let value) = expression.kind,
        case .subscript_(let table, _) = MethodUses.bare(target).kind,
        LocalNames.path(of: value) == setter.parameter, isOfAll(table, in: type)
      else { return nil }
      return expression.span
    }
  }

  /// `Holder.delegates`, `Self.delegates`, a static property of the type
  private static func isOfAll(_ table: Expression, in type: TypeIndex.Entry) -> Bool {
    guard let names = LocalNames.path(of: table)?.split(separator: "."), let first = names.first else { return false }
    if names.count > 1 { return first.first?.isUppercase == true }
    return type.variables.contains { $0.name == first && $0.attributes.isStatic }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .delegateIsStrong,
      message: "the property is called weak, but its table keeps what is in it: who is not taken out again never goes",
      span: span, alsoBreaks: [])
  }
}
