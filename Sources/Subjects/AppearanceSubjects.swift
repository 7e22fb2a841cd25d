import Program

/// Objects that are no controllers and tell controllers of their appearance.
extension SubjectFinder {
  /// A class that does so as soon as an object of it is made. Whoever calls its methods knows when.
  package func appearanceCaller(_ entry: TypeIndex.Entry) -> Candidate? {
    let isMade = functionsRunWhenMade(entry).contains { function in
      CallFinder.calls("beginAppearanceTransition", in: function.body ?? [])
    }
    return isMade ? Candidate(kind: .appearanceCaller, entry: entry, role: .appearanceCaller) : nil
  }

  /// The initialisers of a class and those of its functions that these mention, themselves or through others.
  private func functionsRunWhenMade(_ entry: TypeIndex.Entry) -> [Function] {
    var pending = entry.functions.filter { function in
      guard case .initializer = function.kind else { return false }
      return true
    }
    var found: [Function] = []
    var seen: Set<String> = []
    while let function = pending.popLast() {
      found.append(function)
      Walk.expressions(in: function.body ?? []) { expression in
        guard let name = CallFinder.baseName(of: expression), seen.insert(name).inserted else { return }
        pending += entry.functions.filter { $0.name == name }
      }
    }
    return found
  }
}
