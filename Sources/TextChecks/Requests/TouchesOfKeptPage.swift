import Identifiers
import Program
import RunReport
import Subjects

/// Presentations of a page that is kept, with touches switched off until it has appeared (TV602), seen in the text.
///
/// Closed and shown again in short order, also by a tap, it is still on its way out: it cannot be presented (PG-04, PG-06), the
/// completion never comes (PG-08), and touches stay off.
struct TouchesOfKeptPage: TextCheck {
  static let rule = RuleID.TV602

  /// One for each type with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let touches = SwitchedTouches(of: type, in: index)
      let spans = type.functions.flatMap { function in
        CallFinder.calls("present", labelled: "animated", in: function.body ?? [])
          ? touches.places(in: function, ofKept: true) : []
      }
      if spans.isEmpty { return nil }
      return SignatureJudgement(
        type: type, causes: spans.map(RefusedPresentation.cause), needs: [.presenterIsTaken])
    }
  }
}
