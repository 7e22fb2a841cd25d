import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Functions that note that something is shown, whether UIKit accepts the presentation or not, and that come to nothing where it is
/// noted (TV602), seen in the text.
///
/// A controller that presents already, is going or is in no window refuses (PG-04, PG-05, PG-06) and calls no completion (PG-08).
/// With the note made nothing is ever shown again: only what was presented, or that completion, would take it back. What looks at
/// what is presented is left out, and so are notes that a refused page takes with it, and those that another function takes back.
struct NotedPresentation: TextCheck {
  static let rule = RuleID.TV602
  static let comesLate = true

  /// One for each type with such functions, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let notes = RefusedNotes(of: type, in: index)
      var spans: [SourceSpan] = []
      for function in type.functions where CallFinder.calls("present", labelled: "animated", in: function.body ?? []) {
        for span in notes.places(in: function) where !spans.contains(span) { spans.append(span) }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [.presenterIsTaken])
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .noteStays,
      message:
        "it is noted that this is shown, whatever is presented by then: if that is refused, the note keeps out the next",
      span: span, alsoBreaks: [.TV601])
  }
}
