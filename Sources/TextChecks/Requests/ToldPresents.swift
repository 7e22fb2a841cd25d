import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Clients that present when a page tells them something, while the page closes itself in the same turn (TV601), seen in the
/// text.
///
/// Who presents the page presents it still, or is in the dismissal: UIKit refuses (PG-04, PG-06). What comes next
/// belongs into the completion of the dismissal.
struct ToldPresents: TextCheck {
  static let rule = RuleID.TV601

  /// One for each type with such an answer, in the order of the pages.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    ToldRequests.judgements(of: types, index, asking: .present) { span in
      RootCause(
        rule: rule, check: .requestIsInProgress,
        message: "a page tells this while it closes itself: what is presented here, in the same turn, is refused",
        span: span, alsoBreaks: [])
    }
  }
}
