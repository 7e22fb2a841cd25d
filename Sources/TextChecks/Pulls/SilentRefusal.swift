import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Delegates that refuse pulls as long as there is something to lose, and that do nothing when one was refused (TV1103), seen in
/// the text.
///
/// UIKit asks before a pull ends, and tells of one that was refused (SH-04; developer.apple.com,
/// `presentationControllerDidAttemptToDismiss(_:)`). Without an answer the sheet springs back and says nothing. What always
/// refuses is closed in another way, as everybody sees.
struct SilentRefusal: TextCheck {
  static let rule = RuleID.TV1103

  private static let question = "presentationControllerShouldDismiss(_:)"
  private static let attempt = "presentationControllerDidAttemptToDismiss(_:)"

  /// One for each class that does so, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let isAnswered = index.entries.contains { type in
      type.isSubject && type.functions.contains { $0.fullName == attempt }
    }
    return types.filter { $0.declaration.kind == .class }.compactMap { type in
      if !isAnswered, let span = modal(type) { return SignatureJudgement(type: type, causes: [cause(span)]) }
      guard let asked = type.functions.first(where: { $0.fullName == question }), isOfState(asked.body ?? []),
        !index.lineage(of: type).flatMap(\.functions).contains(where: { $0.fullName == attempt })
      else { return nil }
      return SignatureJudgement(type: type, causes: [cause(asked.nameSpan)])
    }
  }

  /// Where a class makes its page modal by what has changed: `isModalInPresentation = hasChanges`.
  private static func modal(_ type: TypeIndex.Entry) -> SourceSpan? {
    var found: SourceSpan?
    for body in KeptSelf.code(of: type) {
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, let value) = expression.kind, found == nil,
          CallFinder.baseName(of: target) == "isModalInPresentation"
        else { return }
        if case .bool = value.kind { return }
        if asksForChanges(value) || speaksOfChanges(value) { found = expression.span }
      }
    }
    return found
  }

  /// Whether the only thing that it does is to ask whether something is changed, or whether there is something.
  private static func isOfState(_ body: [Statement]) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .return(let value?), .expression(let value): return asksForChanges(value)
    default: return false
    }
  }

  private static func asksForChanges(_ value: Expression) -> Bool {
    switch value.kind {
    case .and(let left, let right), .or(let left, let right): return asksForChanges(left) || asksForChanges(right)
    case .tuple(let parts) where parts.count == 1: return asksForChanges(parts[0].value)
    case .not(let inner): return speaksOfChanges(inner)
    case .member(_, "isEmpty"): return true
    case .binary(_, let left, let right): return compares(left, right) || compares(right, left)
    default: return false
    }
  }

  /// `hasChanges == false`, `chosen.count == 0`, `text == ""`
  private static func compares(_ value: Expression, _ literal: Expression) -> Bool {
    switch literal.kind {
    case .bool: speaksOfChanges(value)
    case .integer: CallFinder.baseName(of: value) == "count"
    case .string(let text): text.isEmpty
    default: false
    }
  }

  private static func speaksOfChanges(_ value: Expression) -> Bool {
    let name = (CallFinder.baseName(of: value) ?? value.calledName ?? "").lowercased()
    return ["change", "dirty", "edit", "unsaved", "modif", "select", "empty"].contains(where: name.contains)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .refusalIsSilent,
      message: "a pull may be refused here, and nothing answers one: the sheet springs back without a word", span: span,
      alsoBreaks: [])
  }
}
