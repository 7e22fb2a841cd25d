import Diagnostics
import Identifiers
import Program
import RunReport

/// Pages that close themselves when an answer comes, and present something of their own for a tap (TV603), seen in the text.
///
/// `dismiss` of a controller that presents closes what it presents (DG-01). An alert that the user has opened while the answer
/// was on its way goes, and the page stays. What looks at `presentedViewController` is left out, and what waits for a choice
/// of the user: nothing is above the page then.
struct LateDismissal: TextCheck, Sendable {
  static let rule = RuleID.TV603

  /// One for each class with such requests, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    types.filter { $0.declaration.kind == .class }.compactMap { type in
      guard index.ancestors(of: type).contains("UIViewController") else { return nil }
      let turn = Turn(OwnMethods(of: type, in: index))
      // What a function has presented itself is what it closes.
      let late = type.functions.filter { !presents($0, turn) }.map { function in
        (function: function, spans: lateDismissals(in: function.body ?? [], turn))
      }
      if late.allSatisfy(\.spans.isEmpty) { return nil }
      let opening = type.functions.filter { isTapped($0) && presents($0, turn) }.map(\.nameSpan)
      let asked = late.filter { late in opening.contains { $0 != late.function.nameSpan } }.flatMap(\.spans)
      let spans = asked.enumerated().filter { number, span in !asked[..<number].contains(span) }.map(\.element)
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [opened])
    }
  }

  private static func isTapped(_ function: Function) -> Bool {
    !Set(function.attributes.names).isDisjoint(with: ["objc", "IBAction"])
      || ["tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)"].contains(function.fullName)
  }

  private static func presents(_ function: Function, _ turn: Turn) -> Bool {
    turn.ways(through: function.body ?? []).joined().contains { $0.kind == .present && $0.receiver == "self" }
  }

  /// Requests of the page itself in closures that somebody calls when something has come.
  private static func lateDismissals(in body: [Statement], _ turn: Turn) -> [SourceSpan] {
    if AppEvents.mentioned(in: body).contains("presentedViewController") { return [] }
    let aliases = LocalNames.aliases(in: body)
    var spans: [SourceSpan] = []
    Walk.expressions(in: body) { expression in
      for closure in answers(expression) {
        for request in turn.ways(through: closure.body, knowing: aliases).joined()
        where request.kind == .dismiss && request.receiver == "self" && request.looks.isEmpty {
          spans.append(request.span)
        }
      }
    }
    return spans
  }

  /// The closures of a call that come with an answer. What waits for something is `awaiting({ it }, { what follows })`.
  private static func answers(_ expression: Expression) -> [Closure] {
    guard case .call(let callee, let arguments) = expression.kind, let name = CallFinder.baseName(of: callee),
      isAnswer(name)
    else { return [] }
    let closures = arguments.compactMap { argument -> Closure? in
      guard case .closure(let closure) = argument.value.kind else { return nil }
      return closure
    }
    guard name.hasPrefix("awaiting"), let awaited = closures.first else { return closures }
    var isAnswered = true
    Walk.expressions(in: awaited.body) { inner in
      guard case .call(let callee, _) = inner.kind, let name = CallFinder.baseName(of: callee) else { return }
      if name.first?.isUppercase != true && !isAnswer(name) { isAnswered = false }
    }
    return isAnswered ? Array(closures.dropFirst()) : []
  }

  /// What hands on to the main queue is no answer, and may stand inside of one.
  private static let passing: Set<String> = ["async", "run"]

  /// Parts of the names of what the user answers, of animations, and of streams of taps.
  private static let parts = ["alert", "action", "dismiss", "animat", "button", "confirm", "prompt"]
  private static let beginnings = [
    "ask", "present", "show", "transition", "subscribe", "sink", "drive", "bind", "observe", "tap", "foreach", "map",
    "flatmap", "compactmap", "perform", "sync", "run", "init", "item", "menu", "layout",
  ]

  private static func isAnswer(_ name: String) -> Bool {
    let lower = name.lowercased()
    return !passing.contains(name) && name.first?.isUppercase != true && !parts.contains(where: lower.contains)
      && !beginnings.contains(where: lower.hasPrefix)
  }

  private static var opened: Assumption {
    Assumption(
      text: "the user opens something on the page before the answer comes", confidence: .likely, location: nil,
      kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, message: "an answer dismisses the page: what the page presents by then is closed in its stead",
      span: span, alsoBreaks: [])
  }
}
