import Diagnostics
import Identifiers
import Program
import RunReport
import Subjects

/// Pages that let go of their own transitioning delegate when they disappear, though only their making gives them one (TV901), seen
/// in the text.
///
/// `transitioningDelegate` is weak (OBJ-01), and `viewDidDisappear` comes whenever a full-screen page covers this one, too. Presented
/// again, or uncovered and dismissed, the page has no delegate: UIKit uses its own transition.
struct DelegateLetGo: TextCheck {
  static let rule = RuleID.TV901

  /// One for each page that does so, in the order of the declarations.
  static func judgements(
    of types: [TypeIndex.Entry], _ program: Program, index: TypeIndex
  ) -> [SignatureJudgement] {
    controllers(among: types, index).compactMap { type in
      let delegates = type.variables.filter { isDelegate($0, of: type, index) }.map(\.name)
      if delegates.isEmpty { return nil }
      let spans = delegates.flatMap { name -> [SourceSpan] in
        let making = type.functions.filter { sets(name, in: $0.body ?? []) }
        guard !making.isEmpty, making.allSatisfy(isInitial), hasDelegate(name, type) else { return [] }
        return type.functions.filter { $0.name.hasSuffix("Disappear") }.flatMap { clears(name, in: $0.body ?? []) }
      }
      return spans.isEmpty ? nil : SignatureJudgement(type: type, causes: spans.map(cause))
    }
  }

  private static func isDelegate(_ variable: Variable, of type: TypeIndex.Entry, _ index: TypeIndex) -> Bool {
    guard KeptSelf.keeps(variable), variable.isMutable, variable.value == nil, let name = variable.className,
      let entry = index.entry(mentioned: name, in: type)
    else { return false }
    return index.ancestors(of: entry).contains("UIViewControllerTransitioningDelegate")
  }

  private static func isInitial(_ function: Function) -> Bool {
    if case .initializer = function.kind { return true }
    return function.name == "viewDidLoad"
  }

  private static func sets(_ name: String, in body: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, LocalNames.path(of: target) == name, !value.isNil
      else { return }
      found = true
    }
    return found
  }

  /// Whether the page itself takes what the property has for its delegate: it may be there for another page.
  private static func hasDelegate(_ name: String, _ type: TypeIndex.Entry) -> Bool {
    var found = false
    for body in type.functions.compactMap(\.body) {
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, let value) = expression.kind,
          LocalNames.path(of: target) == "transitioningDelegate", LocalNames.path(of: value) == name
        else { return }
        found = true
      }
    }
    return found
  }

  /// The statements that run on each way, up to the first that may leave.
  private static func clears(_ name: String, in body: [Statement]) -> [SourceSpan] {
    body.prefix { !mayLeave($0) }.compactMap { statement in
      guard case .expression(let value) = statement.kind, case .assign(let target, let given) = value.kind,
        LocalNames.path(of: target) == name, given.isNil
      else { return nil }
      return value.span
    }
  }

  private static func mayLeave(_ statement: Statement) -> Bool {
    var found = false
    Walk.statements(in: [statement]) { inner in
      switch inner.kind {
      case .guard, .return, .throw: found = true
      default: break
      }
    }
    return found
  }

  private static func cause(_ span: SourceSpan) -> RootCause {
    RootCause(
      rule: rule, check: .delegateIsTakenAway,
      message: "the page gives up its transitioning delegate and never gets another: shown again, it has none",
      span: span, alsoBreaks: [])
  }
}
