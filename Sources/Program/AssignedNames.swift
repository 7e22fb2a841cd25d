extension ProgramFile {
  /// The names of everything that the file's code assigns or passes `inout`.
  package var assignedNames: Set<String> {
    var names: Set<String> = []
    var bodies = functions.flatMap { $0.body ?? [] }
    bodies += types.map { Statement(.type($0), $0.span) }
    Walk.expressions(in: bodies) { expression in
      switch expression.kind {
      case .assign(let target, _), .inout_(let target), .compoundAssign(_, let target, _):
        names.formUnion(target.namesOfTarget)
      default: break
      }
    }
    return names
  }
}

extension Expression {
  /// `a.b?.c`: an assignment may change each of them.
  fileprivate var namesOfTarget: Set<String> {
    switch kind {
    case .name(let name): [name]
    case .member(let base, let name): base.namesOfTarget.union([name])
    case .chain(let base), .chainLink(let base), .forceUnwrap(let base), .inout_(let base), .subscript_(let base, _):
      base.namesOfTarget
    default: []
    }
  }
}
