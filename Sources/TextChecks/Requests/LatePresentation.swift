import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that present when an answer comes, and something of their own for a tap (TV601), seen in the text.
///
/// A controller that presents already refuses (PG-06): what the user has opened while the answer was on its way stays, and the
/// question or the error is never shown. What covers the page until the answer comes is left out, and so is what looks at
/// `presentedViewController`.
struct LatePresentation: TextCheck, Sendable {
  static let rule = RuleID.TV601
  static let comesLate = true

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    LateRequests.judgements(of: types, index, saying: cause) { late, function in
      if late.mayCover(function) { return [] }
      let met = late.requests(.present, in: function).filter {
        late.opensSomething(beside: function, than: $0, orChildren: true)
      }.map(\.place)
      return (late.isServed(function) ? Array(met.prefix(1)) : met) + late.servedPresentations(in: function)
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "an answer is presented whatever the page presents by then: with something open it is refused",
      span: span, alsoBreaks: [])
  }
}
