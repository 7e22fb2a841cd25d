import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that dismiss what they present when their size or their traits change, without a look whether they present anything (TV603),
/// seen in the text.
///
/// `dismiss` sent to a controller that presents nothing closes the controller itself, or the page that it stands in (DG-01). A page
/// that never presents means itself, and is left out.
struct TurnedDismissal: TextCheck {
  static let rule = RuleID.TV603

  private static let callbacks: Set<String> = [
    "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
  ]

  /// One for each controller with such callbacks, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      let changing = type.functions.filter { callbacks.contains($0.fullName) }
      if changing.isEmpty || !presents(type) { return nil }
      let spans = changing.flatMap { dismissals(in: $0.body ?? [], type, index) }
      return spans.isEmpty
        ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [presented(closesItself(type))])
    }
  }

  /// Whether the page asks for something to be presented on it.
  private static func presents(_ type: TypeIndex.Entry) -> Bool {
    type.functions.contains { function in
      Turn(.none).allWays(of: function.body ?? []).joined().contains { $0.kind == .present && $0.receiver == "self" }
    }
  }

  /// The requests that no condition stands before.
  private static func dismissals(
    in body: [Statement], _ type: TypeIndex.Entry, _ index: TypeIndex
  ) -> [SourceSpan] {
    if AppEvents.mentioned(in: body).contains("presentedViewController") { return [] }
    var known: Set<SourceSpan> = []
    return Turn(OwnMethods(of: type, in: index)).allWays(of: body).joined().filter { request in
      request.kind == .dismiss && request.receiver == "self" && request.branches.isEmpty && request.looks.isEmpty
        && known.insert(request.calls[0]).inserted
    }.map { $0.calls[0] }
  }

  /// Whether something else in the page closes it: somebody presents it then.
  private static func closesItself(_ type: TypeIndex.Entry) -> Bool {
    type.functions.contains { function in
      !callbacks.contains(function.fullName)
        && CallFinder.calls("dismiss", labelled: "animated", in: function.body ?? [])
    }
  }

  private static func presented(_ isSeen: Bool) -> Assumption {
    Assumption(
      text: "the page is presented, or stands in one that is", confidence: isSeen ? .likely : .possible, location: nil,
      kind: isSeen ? .configuration : .use)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: nil,
      message: "the page means what it presents: where it presents nothing, it closes itself when its size changes",
      span: span, alsoBreaks: [])
  }
}
