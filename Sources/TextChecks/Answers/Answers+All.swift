import Diagnostics
import Program
import Subjects

extension Answers {
  /// The closures in code that come with an answer, each with its call. What is prompt counts only within an answer on which
  /// the user has waited.
  static func all(in body: [Statement], besides prompt: PromptFunctions) -> [(closure: Closure, call: SourceSpan)] {
    let named = Answers.named(in: body)
    var late: [SourceSpan] = []
    var found: [(closure: Closure, call: SourceSpan)] = []
    Walk.expressions(in: body) { expression in
      let isWithin = late.contains { $0.contains(expression.span) }
      let closures = Answers.closures(of: expression, named: named, besides: isWithin ? nil : prompt)
      if closures.isEmpty { return }
      if case .call(_, let arguments) = expression.kind { late += arguments.map(\.value.span) }
      found += closures.map { (closure: $0, call: expression.span) }
    }
    return found
  }

  /// The closures of a call that run when the user has answered a question.
  static func ofQuestions(_ expression: Expression) -> [SourceSpan] {
    guard case .call(let callee, let arguments) = expression.kind,
      let name = CallFinder.baseName(of: callee)?.lowercased(), questions.contains(where: name.contains)
    else { return [] }
    return arguments.compactMap { if case .closure = $0.value.kind { $0.value.span } else { nil } }
  }

  private static let questions = ["alert", "confirm", "prompt", "dialog"]
}
