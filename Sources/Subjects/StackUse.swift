import Program

/// Whether a view controller takes it for granted that a navigation controller is around it: it unwraps its own, or
/// something of it, with `!`. Whoever made it elsewhere would see it crash, so that it is shown inside one.
extension CallFinder {
  package static func unwrapsOwnStack(_ entry: TypeIndex.Entry) -> Bool {
    let bodies = entry.functions.compactMap(\.body) + entry.variables.compactMap { $0.accessors?.getter }
    var found = false
    for body in bodies {
      Walk.expressions(in: body) { expression in
        guard case .forceUnwrap(let operand) = expression.kind else { return }
        if isOfOwnStack(operand) { found = true }
      }
    }
    return found
  }

  /// `navigationController`, `self.navigationController?.toolbar`
  private static func isOfOwnStack(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name): return name == "navigationController"
    case .member(let base, let name):
      if case .selfReference = base.kind { return name == "navigationController" }
      return isOfOwnStack(base)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return isOfOwnStack(inner)
    default: return false
    }
  }
}
