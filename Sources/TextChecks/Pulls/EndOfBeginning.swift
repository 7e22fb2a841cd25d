import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Streams that tell of a page's end when it only begins to go (TV505), seen in the text.
///
/// `viewWillDisappear` comes when a swipe back or a pull begins, with `isBeingDismissed` and `isMovingFromParent` set, and the page
/// stays where the user lets go (CAN-01, CAN-02). Who listens has ended by then.
struct EndOfBeginning: TextCheck {
  static let rule = RuleID.TV505

  /// One for each type with such streams, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let streams = EndStreams.all(of: type).filter(\.asksWhy)
      let causes = streams.flatMap(\.sources).filter { $0.selector == "viewWillDisappear" }.map { cause($0.span) }
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .disappearingIsNotUndone,
      message: "the page counts as gone when a pull or a swipe begins: let go, it stays, and nobody listens any more",
      span: span, alsoBreaks: [])
  }
}
