import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// The decision that lets a gesture end without an outcome (TV201): the `switch` that has no case for it, the `if` that has
/// no `else`. Whoever repairs the handler changes that statement, not the call that happened to be the handler's last.
struct UndecidedEnd {
  let program: Program

  /// What tells a transition its outcome.
  private static let outcomes: Set<String> = [
    "finish", "cancel", "completeTransition", "finishInteractiveTransition", "cancelInteractiveTransition",
  ]

  /// The last statement of the handler that was executed, decides something and tells an outcome in some other case; else
  /// the last `switch` over a state. `nil` where the handler decides nothing, or leaves in a case that is there.
  ///
  /// - Parameter executed: places of the step that breaks the rule.
  func place(of cause: RootCause, executed: [SourceSpan]) -> SourceSpan? {
    guard cause.rule == .TV201, let body = handler(around: cause.span) else { return nil }
    var decisions: [Statement] = []
    Walk.statements(in: body) { if Self.decides($0) { decisions.append($0) } }
    let reached = decisions.filter { decision in executed.contains { decision.span.contains($0) } }
    let telling = reached.filter(Self.tellsOutcome)
    let last = (telling.isEmpty ? reached.filter(Self.isOverState) : telling).max { $0.span.start < $1.span.start }
    guard let last, !Self.leaves(last, at: cause.span) else { return nil }
    return last.span
  }

  /// Whether the place is a statement below the decision: a case that is there and does something else.
  private static func leaves(_ decision: Statement, at span: SourceSpan) -> Bool {
    var leaves = false
    Walk.statements(in: [decision]) { statement in
      if statement.span != decision.span, statement.span.contains(span) { leaves = true }
    }
    return leaves
  }

  /// The body of the function that holds a place.
  private func handler(around span: SourceSpan) -> [Statement]? {
    guard let file = program.files.first(where: { $0.file == Int(span.file) && $0.reading == .subject }) else {
      return nil
    }
    let methods = Self.types(of: file.types).flatMap(\.functions)
    return (file.functions + methods).last { $0.span.contains(span) }?.body
  }

  private static func types(of types: [TypeDeclaration]) -> [TypeDeclaration] {
    types.flatMap { [$0] + self.types(of: $0.types) }
  }

  private static func decides(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .if, .switch: true
    default: false
    }
  }

  private static func tellsOutcome(_ statement: Statement) -> Bool {
    var tells = false
    Walk.expressions(in: [statement]) { expression in
      guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return }
      if outcomes.contains(name) { tells = true }
    }
    return tells
  }

  private static func isOverState(_ statement: Statement) -> Bool {
    guard case .switch(_, let choice) = statement.kind else { return false }
    var reads = false
    Walk.expressions(in: [Statement(.expression(choice.subject), choice.subject.span)]) { expression in
      if case .member(_, "state") = expression.kind { reads = true }
    }
    return reads
  }
}
