import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Streams that tell of a page's end and miss ways in which it ends (TV1102), seen in the text.
///
/// `dismiss` is a message that its presenter gets, or the page for what it presents (DG-01): neither says that the page has
/// gone, and a pull sends none. `isBeingDismissed` is false of a page that is popped: that one leaves its parent
/// (developer.apple.com, `isMovingFromParent`). Who waits for the end waits for ever. A stream that only promises dismissals,
/// by its name, tells of them alone.
struct EndOfMessage: TextCheck {
  static let rule = RuleID.TV1102

  /// One for each type with such streams, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.compactMap { type in
      let causes = EndStreams.all(of: type).compactMap(cause)
      return causes.isEmpty ? nil : SignatureJudgement(type: type, causes: causes)
    }
  }

  private static func cause(_ stream: EndStreams) -> RootCause? {
    if stream.saysDismissal { return nil }
    if let message = stream.sources.first(where: { $0.selector == "dismiss" }) {
      if stream.sources.contains(where: { $0.selector.hasSuffix("Disappear") }) { return nil }
      return cause(
        message.span,
        "'dismiss' is taken for the end: it also closes what the page presents, and a pull does not call it")
    }
    guard stream.asksWhy, !stream.hearsOfMoves,
      let leaving = stream.sources.first(where: { $0.selector.hasSuffix("Disappear") })
    else { return nil }
    return cause(leaving.span, "only a dismissal counts as the end: a page that is popped never ends")
  }

  private static func cause(_ span: SourceSpan, _ message: String) -> RootCause {
    RootCause(rule: rule, check: .wayIsUnheard, message: message, span: span, alsoBreaks: [])
  }
}
