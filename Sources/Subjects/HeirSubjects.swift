import Program

/// View controllers and objects that have their part in transitions from a class of the sources.
extension SubjectFinder {
  /// For each controller class that others inherit from and nobody makes, and each class of other objects that is only there
  /// for that: one heir with what it inherits.
  ///
  /// A base class is set up by its heirs: they assign what it presents and call what it offers. By itself it has nothing to
  /// show, or stops at once because nothing was assigned. It stays a subject all the same, since a storyboard may make it.
  /// Of several heirs the one with the most methods stands for all.
  package func heirs(of classes: [TypeIndex.Entry]) -> [Candidate] {
    var heirs: [Int: TypeIndex.Entry] = [:]
    var inherited: Set<Int> = []
    for entry in classes { inherited.formUnion(bases(of: entry).map(\.id)) }
    for entry in classes where !inherited.contains(entry.id) {
      guard let base = bases(of: entry).first(where: isSetUpByHeirs) else { continue }
      if let known = heirs[base.id], known.functions.count >= entry.functions.count { continue }
      heirs[base.id] = entry
    }
    return heirs.sorted { $0.key < $1.key }.flatMap { candidates(inheritedBy: $0.value) }
  }

  private func bases(of entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    let bases = index.lineage(of: entry).dropFirst().filter(\.isSubject)
    let isController = index.ancestors(of: entry).contains("UIViewController")
    // Of other objects a class that is only there to be inherited from is not explored by itself.
    return isController ? bases : bases.filter(abstract.contains)
  }

  private func isSetUpByHeirs(_ base: TypeIndex.Entry) -> Bool { !mentions.isMade(base) && !roles(of: base).isEmpty }

  private func roles(of entry: TypeIndex.Entry) -> [Candidate] {
    (candidates(entry) + containerCandidates(entry)).filter { $0.kind != .scenario }
  }

  /// The roles that the heir has only with the methods of its superclasses.
  private func candidates(inheritedBy entry: TypeIndex.Entry) -> [Candidate] {
    let own = roles(of: entry).map(\.roleName)
    var whole = entry
    var known = Set(entry.functions.map(\.fullName))
    let isController = index.ancestors(of: entry).contains("UIViewController")
    for base in bases(of: entry) {
      whole.functions += base.functions.filter { function in
        guard case .function = function.kind else { return false }
        return known.insert(function.fullName).inserted
      }
      if !isController { whole.variables += base.variables }
    }
    return roles(of: whole).filter { !own.contains($0.roleName) }
  }
}

extension SubjectFinder.Candidate {
  /// What tells roles of one class apart, whatever methods they are about.
  fileprivate var roleName: String {
    switch role {
    case .presenter, .segueSource, .delegatingPresenter: "shows"
    case .segueShower: "pushes by segues"
    case .presented, .sheetContent, .target: "is shown"
    case .container: "contains"
    default: kind.rawValue
    }
  }
}
