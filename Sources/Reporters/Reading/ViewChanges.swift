import RunReport

/// The view hierarchy around one step.
struct ViewChanges {
  /// Views that the step added, removed or modified, in the order of the hierarchy.
  let changes: [ViewLine]
  /// The hierarchy before the step: deleted and modified views are marked.
  let before: [ViewLine]
  /// The hierarchy after the step: added and modified views are marked.
  let after: [ViewLine]

  /// `previous` is the hierarchy after the step before, `nil` for the first step.
  init(_ hierarchy: [ViewLine], previous: [ViewLine]?) {
    changes = hierarchy.filter { $0.change != .same }
    after = hierarchy.filter { $0.change != .deleted }
    var lines = hierarchy.filter { $0.change != .added }
    let stood = (previous ?? []).filter { $0.change != .deleted }
    if stood.count == lines.count, zip(stood, lines).allSatisfy({ $0.name == $1.name }) {
      for index in lines.indices {
        lines[index].detail = stood[index].detail
        lines[index].depth = stood[index].depth
      }
    }
    before = lines
  }
}

extension ViewLine.Change {
  /// The letter of version control: A, M, D; a space for an unchanged view.
  var letter: String {
    switch self {
    case .same: " "
    case .added: "A"
    case .modified: "M"
    case .deleted: "D"
    }
  }

  var word: String {
    switch self {
    case .same: "unchanged"
    case .added: "added"
    case .modified: "modified"
    case .deleted: "removed"
    }
  }
}
