import Program

/// Delegates that do not make what they vend: somebody makes the animator and puts it into a property of theirs.
struct GivenAnimators {
  private let index: TypeIndex
  private let mentions: Mentions

  init(index: TypeIndex, mentions: Mentions) {
    self.index = index
    self.mentions = mentions
  }

  /// Of some delegates those with a property for animators that a maker of the part assigns by its name.
  func receivers(of part: TypeIndex.Entry, among delegates: [TypeIndex.Entry]) -> [TypeIndex.Entry] {
    let properties = delegates.map { (delegate: $0, names: names(of: $0)) }.filter { !$0.names.isEmpty }
    if properties.isEmpty { return [] }
    let makers = index.entries.filter { maker in
      maker.isSubject && maker.id != part.id && mentions.direct(of: maker).contains(part.id)
    }
    let assigned = makers.reduce(into: Set<String>()) { $0.formUnion(Self.assigned(by: $1)) }
    return properties.filter { !assigned.isDisjoint(with: $0.names) }.map(\.delegate)
  }

  /// The properties that hold an animator of any class, and that others may assign.
  private func names(of delegate: TypeIndex.Entry) -> Set<String> {
    let variables = index.lineage(of: delegate).filter(\.isSubject).flatMap(\.variables).filter { variable in
      guard case .named("UIViewControllerAnimatedTransitioning", _)? = variable.type?.unwrapped else { return false }
      return variable.isMutable && ![.private, .fileprivate].contains(variable.attributes.access)
    }
    return Set(variables.map(\.name))
  }

  private static func assigned(by maker: TypeIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    for body in HelperMethods.bodies(of: maker) {
      Walk.expressions(in: body) { expression in
        guard case .assign(let target, _) = expression.kind, let name = CallFinder.baseName(of: target) else { return }
        names.insert(name)
      }
    }
    return names
  }
}
