import Diagnostics
import Identifiers
import Program
import RunReport

/// Pages that present when an answer comes, and something of their own for a tap (TV601), seen in the text.
///
/// A controller that presents already refuses (PG-06): what the user has opened while the answer was on its way stays, and the
/// question or the error is never shown. What covers the page until the answer comes is left out, and so is what looks at
/// `presentedViewController`.
struct LatePresentation: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      guard index.ancestors(of: type).contains("UIViewController") else { return nil }
      let late = LateRequests(of: type, in: index)
      let asked = type.functions.flatMap { function -> [SourceSpan] in
        if Answers.mayCover(function.body ?? []) { return [] }
        return late.requests(.present, in: function).map(\.span).filter {
          late.opensSomething(beside: function, than: $0)
        }
      }
      let spans = asked.enumerated().filter { number, span in !asked[..<number].contains(span) }.map(\.element)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  private static var opened: Assumption {
    Assumption(
      text: "the user opens something on the page before the answer comes", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "an answer is presented whatever the page presents by then: with something open it is refused",
      span: span, alsoBreaks: [])
  }
}
