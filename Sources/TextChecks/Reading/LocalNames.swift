import Program
import Subjects

/// What local constants of a function stand for, where they stand for a chain of names.
enum LocalNames {
  /// By the name of the constant: `let host = presentingViewController`, `guard let page = presented as? Page`; of variables
  /// only those for `self`: `weak var weakSelf = self`.
  static func aliases(in body: [Statement]) -> [String: String] {
    var found: [String: String] = [:]
    for binding in LocalBinding.all(in: body) {
      if let value = binding.value { note(binding.pattern, value, in: &found) }
    }
    return found
  }

  private static func note(_ pattern: Pattern, _ value: Expression, in found: inout [String: String]) {
    guard case .binding(let name, let isMutable) = pattern.kind, let path = path(of: value, found), path != name,
      !isMutable || path == "self"
    else { return }
    found[name] = path
  }

  /// `self`, `picker`, `child.owner`, `UIApplication.shared.top()`; nil for everything else.
  static func path(of expression: Expression, _ aliases: [String: String] = [:]) -> String? {
    switch expression.kind {
    case .selfReference: return "self"
    case .name(let name): return aliases[name] ?? name
    case .member(let base, let name):
      guard let owner = path(of: base, aliases) else { return nil }
      return owner == "self" ? name : "\(owner).\(name)"
    case .call(let callee, let arguments) where arguments.isEmpty: return path(of: callee, aliases).map { $0 + "()" }
    case .subscript_(let list, _): return path(of: list, aliases).map { $0 + "[]" }
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner), .cast(let inner, _, _):
      return path(of: inner, aliases)
    default: return nil
    }
  }
}
