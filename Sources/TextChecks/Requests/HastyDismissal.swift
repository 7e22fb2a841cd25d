import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Answers that dismiss what was presented in the turn in which the work began, and go on in the completion (TV602), seen in
/// the text.
///
/// Work that ends at once, with an error or from a cache, answers before the progress page or the alert is up. UIKit may drop a
/// dismissal during a presentation, with its completion (DG-05, F-06): what should come next does not come. Work that begins in
/// the completion of the presentation is left out, and so is what looks whether the page is up.
struct HastyDismissal: TextCheck {
  static let rule = RuleID.TV602

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      let isController = index.ancestors(of: type).contains("UIViewController")
      let search = HastyDismissal(turn: Turn(OwnMethods(of: type, in: index)), isController: isController)
      var spans: [SourceSpan] = []
      for span in type.functions.flatMap(search.hasty) where !spans.contains(span) { spans.append(span) }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [early])
    }
  }

  private let turn: Turn
  private let isController: Bool

  private func hasty(in function: Function) -> [SourceSpan] {
    guard let body = function.body, CallFinder.calls("dismiss", labelled: "animated", in: body) else { return [] }
    let aliases = LocalNames.aliases(in: body)
    let presented = turn.ways(through: body).joined().filter { $0.kind == .present && !$0.mayBeAtOnce }
    if presented.isEmpty { return [] }
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      let before = presented.filter { request in
        let place = request.calls[0]
        return place.end <= expression.span.start && !request.arguments.contains { $0.label == "completion" }
      }
      if before.isEmpty || Self.isDelay(expression) { return }
      for closure in Answers.closures(of: expression) {
        let asked = turn.ways(through: closure.body, knowing: aliases).joined()
        spans += asked.filter { request in isHasty(request, after: before) }.map(\.span)
      }
    }
    return spans
  }

  /// How long a delay takes is known.
  private static func isDelay(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    return CallFinder.baseName(of: callee) == "asyncAfter"
  }

  private func isHasty(_ request: Turn.Request, after presented: [Turn.Request]) -> Bool {
    guard request.kind == .dismiss, request.looks.isEmpty, !request.receiver.isEmpty,
      isController || request.receiver != "self", request.arguments.contains(where: Self.goesOn)
    else { return false }
    return presented.contains { first in
      let page = first.arguments.first.flatMap { LocalNames.path(of: $0.value) }
      return request.receiver == page || request.receiver == first.receiver
    }
  }

  /// Whether it is a completion that does something.
  private static func goesOn(_ argument: Argument) -> Bool {
    guard argument.label == "completion" || argument.isTrailing else { return false }
    guard case .closure(let closure) = argument.value.kind else { return !argument.value.isNil }
    return !closure.body.isEmpty
  }

  private static var early: Assumption {
    Assumption(
      text: "the answer comes before the page is up", confidence: .likely, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule,
      message: "an answer dismisses what may still be coming up: the request may be dropped with its completion",
      span: span, alsoBreaks: [.TV604])
  }
}
