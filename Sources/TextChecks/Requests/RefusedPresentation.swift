import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Presentations after which somebody waits for their completion, whatever is presented by then (TV602), seen in the text.
///
/// A controller that presents already, is going or is in no window refuses (PG-04, PG-05, PG-06), and what was refused never calls
/// its completion (PG-08). The completion of a function that only this one calls never comes, a continuation is not resumed, the
/// decision handler of a web page is lost, touches stay switched off. What looks at what is presented is left out, and so is what
/// presents on the controller that it has just found on top.
struct RefusedPresentation: TextCheck {
  static let rule = RuleID.TV602
  static let comesLate = true

  /// One for each type with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let handed = HandedCompletions(types)
    return types.compactMap { type in
      let client = ClosingClient(of: type, in: index)
      let touches = SwitchedTouches(of: type, in: index)
      var spans: [SourceSpan] = []
      for function in type.functions where CallFinder.calls("present", labelled: "animated", in: function.body ?? []) {
        let waits = RefusedWaits(of: function, client, handed) { index.isFunction($0.type, in: type) }
        for span in waits.places + touches.places(in: function, ofKept: false) where !spans.contains(span) {
          spans.append(span)
        }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [.presenterIsTaken])
    }
  }

  static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "only the completion of this presentation goes on: if that is refused, it is never called", span: span,
      alsoBreaks: [.TV601])
  }
}
