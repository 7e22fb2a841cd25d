import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Answers that come to a page which may have gone, and that they take to be there (TV1205), seen in the text.
///
/// `[unowned self]` in a closure that a service calls when it has the answer: the user may leave the page before, and an unowned
/// reference to an object that has gone stops the app (docs.swift.org, The Swift Programming Language, Automatic Reference
/// Counting). By its name the call has to ask for something that takes time.
struct UnownedAnswer: TextCheck {
  static let rule = RuleID.TV1205

  /// One for each page with such closures, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      var spans: [SourceSpan] = []
      for span in type.functions.flatMap({ answers(in: $0.body ?? []) }) where !spans.contains(span) {
        spans.append(span)
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause), needs: [left])
    }
  }

  private static func answers(in body: [Statement]) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    let named = Answers.named(in: body)
    Walk.expressions(in: body) { expression in
      if case .closure(let closure) = expression.kind, isUnowned(closure), isInherited(in: closure) {
        spans.append(expression.span)
      }
      guard isSlow(expression) else { return }
      if Answers.closures(of: expression, named: named).contains(where: isUnowned) { spans.append(expression.span) }
    }
    return spans
  }

  /// Whether a slow call inside of a closure with an unowned `self` has closures of its own that use that one, and that get an
  /// answer, as their parameters say.
  private static func isInherited(in outer: Closure) -> Bool {
    var found = false
    Walk.expressions(in: outer.body) { expression in
      guard !found, isSlow(expression) else { return }
      found = Answers.closures(of: expression).contains { closure in
        !closure.captures.contains { $0.name == "self" } && closure.parameters.contains { isResult($0.name) }
          && KeptSelf.isStrong(closure)
      }
    }
    return found
  }

  private static func isResult(_ name: String) -> Bool {
    ["error", "err", "result", "response", "success", "succeeded"].contains(name.lowercased())
  }

  /// Whether a call asks for something that takes time, as its name says.
  private static func isSlow(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee) else { return false }
    let lower = name.lowercased()
    return slow.contains(where: lower.contains)
  }

  private static let slow = [
    "fetch", "load", "request", "getlatest", "send", "upload", "login", "signin", "search", "query", "response",
    "datatask",
    "authorize", "authenticate", "verify", "register", "submit", "purchase", "restore",
  ]

  private static func isUnowned(_ closure: Closure) -> Bool {
    closure.captures.contains { $0.name == "self" && $0.strength == .unowned }
  }

  private static var left: Assumption {
    Assumption(
      text: "the user leaves the page before the answer comes", confidence: .likely, location: nil, kind: .condition)
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .pageIsUnowned,
      message: "the answer uses a page that may have gone by then: '[unowned self]' stops the app",
      span: span, alsoBreaks: [])
  }
}
