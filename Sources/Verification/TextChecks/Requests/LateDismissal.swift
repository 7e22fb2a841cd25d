import Diagnostics
import Identifiers
import Program
import RunReport

/// Pages that close themselves when an answer comes, and present something of their own for a tap (TV603), seen in the text.
///
/// `dismiss` of a controller that presents closes what it presents (DG-01). An alert that the user has opened while the answer
/// was on its way goes, and the page stays. What looks at `presentedViewController` is left out, and what waits for a choice
/// of the user: nothing is above the page then.
struct LateDismissal: TextCheck, Sendable {
  static let rule = RuleID.TV603

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      guard index.ancestors(of: type).contains("UIViewController") else { return nil }
      let late = LateRequests(of: type, in: index)
      // What a function has presented itself is what it closes.
      let asked = type.functions.filter { !late.presents($0) }.flatMap { function -> [SourceSpan] in
        let requests = late.requests(.dismiss, in: function)
        return requests.isEmpty || !late.opensSomething(beside: function) ? [] : requests.map(\.span)
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
      rule: rule, message: "an answer dismisses the page: what the page presents by then is closed in its stead",
      span: span, alsoBreaks: [])
  }
}
