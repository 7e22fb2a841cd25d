import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that tell their client of their end and close themselves, while the client closes them, too (TV604), seen in the text.
///
/// The second one of two requests in a turn meets the dismissal that runs: it is dropped with its completion, or comes later
/// and closes what is below (DG-05, DG-06). Sent to the page itself, without a completion, it changes nothing and is left out.
struct ToldDismisses: TextCheck {
  static let rule = RuleID.TV604

  /// One for each type with such an answer, in the order of the pages.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    ToldRequests.judgements(of: types, index, asking: .dismiss) { span in
      RootCause(
        rule: rule,
        message: "a page tells this while it closes itself: its dismissal is asked for twice in one turn",
        span: span, alsoBreaks: [])
    }
  }
}
