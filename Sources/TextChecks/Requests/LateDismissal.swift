import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that close themselves when an answer comes, and present something of their own for a tap (TV603), seen in the text.
///
/// `dismiss` of a controller that presents closes what it presents (DG-01). An alert that the user has opened while the answer
/// was on its way goes, and the page stays; so does one that another answer has presented, where the page waits from its
/// beginning or hears of the app's life. What looks at `presentedViewController` is left out, and what waits for a choice of the
/// user: nothing is above the page then. So is what does not mean the page itself: one that is only pushed closes what it
/// presents, and an answer to what a presented page tells closes that page.
struct LateDismissal: TextCheck, Sendable {
  static let rule = RuleID.TV603
  static let comesLate = true

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let pushed = PushedPages(index)
    return LateRequests.judgements(of: types, index, saying: cause) { late, function in
      if pushed.contains(late.type) || PresentedClients.call(function, of: late.type) { return [] }
      // What a function has presented itself is what it closes.
      if late.presents(function) { return [] }
      let isMeanwhile = late.isAnsweredMeanwhile(function)
      return late.requests(.dismiss, in: function).filter {
        isMeanwhile || late.opensSomething(beside: function, than: $0)
      }.map(\.place)
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "an answer dismisses the page: what the page presents by then is closed in its stead",
      span: span, alsoBreaks: [])
  }
}
