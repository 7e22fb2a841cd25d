import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that close themselves when a service of theirs tells them something, and that present something of their own besides
/// (TV603), seen in the text.
///
/// A manager calls the closure that the page has left with it, a service its delegate, a notification comes: at any time. Where the
/// page shows an alert or a list by then, `dismiss` closes only that (DG-01), and the page stays. What looks at
/// `presentedViewController` is left out, and so are pages that present more than questions: the service may mean those.
struct ObservedDismissal: TextCheck {
  static let rule = RuleID.TV603
  static let comesLate = true

  /// One for each page with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let handed = HandedPages(index)
    let services = Services(index)
    let questions = Questions(index)
    return controllers(among: types, index).compactMap { type in
      let told = services.answers(of: type)
      if told.isEmpty { return nil }
      var turn = Turn(OwnMethods(of: type, in: index), handed: handed)
      turn.depth = 4
      var spans: [SourceSpan] = []
      var opened: Set<SourceSpan>?
      for answer in told {
        let found = dismissals(in: answer, turn)
        if found.isEmpty { continue }
        let known = opened ?? presentations(of: type, turn)
        opened = known
        // Where the page presents other pages, the service may mean one of them.
        if known.contains(where: { !questions.contain($0) }) { break }
        if known.subtracting(presentations(in: answer, turn)).isEmpty { continue }
        for span in found where !spans.contains(span) { spans.append(span) }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [covered])
    }
  }

  /// Where an answer closes the page: nothing, if it looks at what that presents, or presents itself.
  private static func dismissals(in answer: Services.Answer, _ turn: Turn) -> [SourceSpan] {
    if AppEvents.mentioned(in: answer.body).contains("presentedViewController") { return [] }
    let asked = turn.ways(through: answer.body, knowing: answer.aliases).joined()
    // What closes a page of its own first is told of the end of that.
    if asked.contains(where: { $0.kind == .present || $0.receiver != "self" }) { return [] }
    return asked.filter { $0.kind == .dismiss && $0.receiver == "self" && $0.looks.isEmpty }.map(\.span)
  }

  private static func presentations(in answer: Services.Answer, _ turn: Turn) -> Set<SourceSpan> {
    var spans: Set<SourceSpan> = []
    for (body, _) in turn.roots(of: answer.body) {
      for request in turn.ways(through: body, knowing: answer.aliases).joined() where request.kind == .present {
        spans.insert(request.span)
      }
    }
    return spans
  }

  /// What the page presents on itself, in whatever turn.
  private static func presentations(of type: TypeIndex.Entry, _ turn: Turn) -> Set<SourceSpan> {
    var spans: Set<SourceSpan> = []
    for function in type.functions {
      for request in turn.allWays(of: function.body ?? []).joined() where request.kind == .present {
        if request.receiver == "self" { spans.insert(request.span) }
      }
    }
    return spans
  }

  private static var covered: Assumption {
    Assumption(
      text: "the page presents something when that comes", confidence: .likely, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message:
        "a service closes the page by a dismissal sent to itself: what the page presents by then goes in its stead",
      span: span, alsoBreaks: [])
  }
}
