import Program

/// Finds variables whose number of elements changes: those that `append` and its like are called on, or `+=`.
enum GrowthFinder {
  private static let changers: Set<String> = [
    "append", "insert", "remove", "removeFirst", "removeLast", "popLast", "removeAll", "popFirst",
  ]

  static func names(in files: [ProgramFile]) -> Set<String> {
    var statements: [Statement] = []
    for file in files {
      statements += file.types.map { Statement(.type($0), $0.span) }
      statements += file.functions.map { Statement(.function($0), $0.span) }
    }
    var names: Set<String> = []
    withoutActuallyEscaping({ (name: String?) in if let name { names.insert(name) } }) { found in
      Walk.expressions(in: statements) { found(changed(by: $0)) }
    }
    return names
  }

  private static func changed(by expression: Expression) -> String? {
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let base, let name) = callee.kind, changers.contains(name) { return self.name(of: base) }
      return nil
    case .compoundAssign("+", let target, _):
      // `counts[i] += 1` is about an element.
      if case .subscript_ = target.kind { return nil }
      return name(of: target)
    default: return nil
    }
  }

  /// `stack` of `self.stack`, `stack` and `items[2].stack`.
  private static func name(of place: Expression) -> String? {
    switch place.kind {
    case .name(let name), .member(_, let name): name
    case .subscript_(let base, _): name(of: base)
    default: nil
    }
  }
}
