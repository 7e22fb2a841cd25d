import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Answers that present while what was shown for the waiting is still there (TV601), seen in the text.
///
/// A function presents an alert or a page and begins some work; where the work fails, its answer presents the error on the same
/// controller and does not close the first: UIKit refuses (PG-06), and nobody closes what waits. Answers that dismiss first are
/// left out, and those that call anything which speaks of an end.
struct AnswerOverWaiting: TextCheck, Sendable {
  static let rule = RuleID.TV601

  /// One for each class with such answers, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    let handed = HandedPages(index)
    let prompt = PromptFunctions(index)
    return controllers(among: types, index).compactMap { type in
      var turn = Turn(OwnMethods(of: type, in: index), handed: handed)
      turn.depth = 3
      var spans: [SourceSpan] = []
      for span in type.functions.flatMap({ refused(in: $0, turn, prompt) }) where !spans.contains(span) {
        spans.append(span)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func refused(in function: Function, _ turn: Turn, _ prompt: PromptFunctions) -> [SourceSpan] {
    guard let body = function.body else { return [] }
    let answers = Answers.all(in: body, besides: prompt)
    if answers.isEmpty { return [] }
    let waiting = turn.ways(through: body, of: function).compactMap { way in
      way.count == 1 && way[0].kind == .present && way[0].receiver == "self" ? way[0].calls : nil
    }
    if waiting.isEmpty { return [] }
    let branches = branches(of: body)
    let aliases = LocalNames.aliases(in: body)
    return answers.flatMap { answer -> [SourceSpan] in
      // What is asked itself may show something, and close it before it answers.
      let isBeside = waiting.contains { calls in
        let shown = calls[0]
        return (calls.count == 1 && shown.contains(answer.call) || shown.end <= answer.call.start)
          && branches.allSatisfy { !$0.contains(shown) || $0.contains(answer.call) }
      }
      if !isBeside || ends(answer.closure.body) { return [] }
      return turn.ways(through: answer.closure.body, knowing: aliases, of: function).compactMap { way in
        guard let request = way.first, request.kind == .present, request.receiver == "self", request.looks.isEmpty
        else { return nil }
        return request.calls[0]
      }
    }
  }

  /// The sides of branches, as far as they are written.
  private static func branches(of body: [Statement]) -> [SourceSpan] {
    var found: [SourceSpan] = []
    func note(_ body: [Statement]) {
      guard let first = body.first, let last = body.last else { return }
      let span = SourceSpan(file: Int(first.span.file), start: Int(first.span.start), end: Int(last.span.end))
      found.append(span)
    }
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .if(let branch):
        note(branch.then)
        note(branch.otherwise)
      case .guard(_, let otherwise): note(otherwise)
      case .switch(_, let choice): choice.cases.forEach { note($0.body) }
      default: break
      }
    }
    return found
  }

  /// Whether code calls something that may close what is shown.
  private static func ends(_ body: [Statement]) -> Bool {
    CallFinder.calledNames(in: body).contains { name in
      let lower = name.lowercased()
      return ["hide", "close", "remove", "stop", "finish", "end"].contains(where: lower.hasPrefix)
    }
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .presentsAlready,
      message: "an answer presents while what was presented for the waiting is there: it is refused, and that stays",
      span: span, alsoBreaks: [.TV602])
  }
}
