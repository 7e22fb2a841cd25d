import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Answers that dismiss an alert which the user may have closed by then (TV603), seen in the text.
///
/// A page shows an alert with a button while it waits, and asks itself for the dismissal when the answer comes. An alert goes by
/// itself when its button is tapped: the answer to the cancelled work finds nothing presented, so that the page itself goes, which
/// somebody has presented (DG-01). Sent to the alert, the request would do nothing then. What looks at what is presented is left
/// out, and what the button itself asks for.
struct ClosedQuestion: TextCheck, Sendable {
  static let rule = RuleID.TV603

  /// One for each class with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let pushed = PushedPages(index)
    let prompt = PromptFunctions(index)
    return controllers(among: types, index).filter { !pushed.contains($0) }.compactMap { type in
      let turn = Turn(OwnMethods(of: type, in: index))
      var spans: [SourceSpan] = []
      for span in type.functions.flatMap({ dismissals(in: $0, turn, prompt) }) where !spans.contains(span) {
        spans.append(span)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [closed])
    }
  }

  private static func dismissals(in function: Function, _ turn: Turn, _ prompt: PromptFunctions) -> [SourceSpan] {
    guard let body = function.body, CallFinder.calls("dismiss", labelled: "animated", in: body),
      !AppEvents.mentioned(in: body).contains("presentedViewController")
    else { return [] }
    let questions = questions(in: body)
    if questions.isEmpty { return [] }
    let buttons = buttons(in: body)
    let aliases = LocalNames.aliases(in: body)
    let found = Answers.all(in: body, besides: prompt).flatMap { answer -> [Turn.Request] in
      let isShown = questions.contains { $0.end <= answer.call.end && !answer.call.contains($0) }
      if !isShown || buttons.contains(where: { $0.contains(answer.call) }) { return [] }
      return turn.ways(through: answer.closure.body, knowing: aliases).compactMap(\.first).filter { request in
        request.kind == .dismiss && request.receiver == "self" && request.looks.isEmpty
      }
    }
    // What goes on in the completion is what comes without the button, most of the time.
    let bare = found.filter { !$0.arguments.contains { $0.isTrailing || $0.label == "completion" && !$0.value.isNil } }
    return (bare.isEmpty ? found : bare).map { $0.calls[0] }
  }

  /// The presentations of alerts that have a button.
  private static func questions(in body: [Statement]) -> [SourceSpan] {
    let classes = LocalClasses.named(in: body)
    var answered: Set<String> = []
    var shown: [(name: String, span: SourceSpan)] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind else { return }
      if CallFinder.baseName(of: callee) == "addAction", case .member(let base, _) = MethodUses.bare(callee).kind,
        let name = LocalNames.path(of: base)
      {
        answered.insert(name)
      } else if let request = Turn.Request(expression, [:], at: Turn.Place()), request.kind == .present,
        request.receiver == "self", let name = arguments.first.flatMap({ LocalNames.path(of: $0.value) })
      {
        shown.append((name, callee.span))
      }
    }
    return shown.filter { classes[$0.name] == "UIAlertController" && answered.contains($0.name) }.map(\.span)
  }

  /// What the buttons of alerts run.
  private static func buttons(in body: [Statement]) -> [SourceSpan] {
    var found: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, _) = expression.kind, CallFinder.baseName(of: callee) == "UIAlertAction" else {
        return
      }
      found.append(expression.span)
    }
    return found
  }

  private static var closed: Assumption {
    Assumption(
      text: "the user has closed the alert with its button before the answer comes", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "an answer dismisses an alert that its button may have closed: then the page itself goes",
      span: span, alsoBreaks: [.TV604])
  }
}
