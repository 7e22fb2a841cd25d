import Program

/// What a piece of code lets go of again.
extension KeepReader {
  /// The local values that leave their superview or parent in the code, with their views.
  static func removed(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      guard case .member(let base, let name) = expression.kind,
        ["removeFromSuperview", "removeFromParent"].contains(name), let path = LocalNames.path(of: base)
      else { return }
      names.insert(String(path.prefix { $0 != "." }))
    }
    return names
  }

  /// The local variables that become nil in the code.
  static func released(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      if case .assign(let target, let value) = expression.kind, value.isNil, case .name(let name) = target.kind {
        names.insert(name)
      }
    }
    return names
  }
}
