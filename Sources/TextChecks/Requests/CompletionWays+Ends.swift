import Program
import Subjects

extension CompletionWays {
  /// `presenter?.present(page, animated: true) { completion() }`: without a presenter the completion goes with the call. Where
  /// the owner is nil, nobody waits, and an app that is used has a window.
  func mayBeSkipped(_ value: Expression) -> Bool {
    guard case .chain(let inner) = value.kind, case .call(let callee, let arguments) = inner.kind,
      case .member(let base, let method) = callee.kind, ["present", "dismiss"].contains(method),
      arguments.contains(where: { isNamed(in: [Statement(.expression($0.value), $0.value.span)]) }),
      let path = LocalNames.path(of: base, aliases), path != "self", !path.lowercased().contains("window"),
      owners.isDisjoint(with: path.split(separator: ".").map(String.init))
    else { return false }
    var hasLink = false
    Walk.expressions(outsideClosuresOf: base) { if case .chainLink = $0.kind { hasLink = true } }
    return hasLink
  }

  /// `guard let self = self`, `guard let owner`
  func bindsOwner(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      guard case .binding(_, _, let value, _) = condition else { return false }
      switch value.kind {
      case .selfReference, .name("self"): return true
      default: return LocalNames.path(of: value).map(owners.contains) ?? false
      }
    }
  }

  static func endsApp(_ statement: Statement) -> Bool {
    let names = ["fatalError", "preconditionFailure", "assertionFailure", "assert"]
    return names.contains { CallFinder.calls($0, in: [statement]) }
  }
}
