/// What entries inherit, by their numbers.
struct Ancestry: Sendable {
  /// `TypeIndex.ancestors(of:)`
  let names: [Set<String>]
  /// The numbers of `TypeIndex.lineage(of:)`.
  let lineages: [[Int]]

  init(of index: TypeIndex) {
    names = index.entries.map(index.findAncestors)
    lineages = index.entries.map { index.findLineage(of: $0).map(\.id) }
  }
}

extension TypeIndex {
  /// All names that a type is or inherits from, itself included; unknown ones too.
  package func ancestors(of entry: Entry) -> Set<String> {
    isKnown(entry) ? ancestry?.names[entry.id] ?? findAncestors(of: entry) : findAncestors(of: entry)
  }

  /// Whether an entry is as the index has it: a check may have added to its copy what it inherits.
  private func isKnown(_ entry: Entry) -> Bool { entry.inherited.count == entries[entry.id].inherited.count }

  /// The slow twin of `ancestors(of:)`: follows the names each time.
  func findAncestors(of entry: Entry) -> Set<String> {
    var found: Set<String> = [entry.name]
    var pending = entry.inherited.map { (name: $0, file: entry.file) }
    while let (name, file) = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      if let next = self.entry(named: name, from: file) {
        pending += next.inherited.map { ($0, next.file) }
      } else {
        pending += meaning(ofAlias: name, from: file)
      }
    }
    return found
  }

  /// The class and its superclasses, as far as the sources declare them, from near to far.
  package func lineage(of entry: Entry) -> [Entry] {
    guard isKnown(entry), let known = ancestry?.lineages[entry.id] else { return findLineage(of: entry) }
    return known.map { entries[$0] }
  }

  /// Whether a class is the other one or a subclass of it, as far as the sources declare the classes between.
  package func isKind(_ entry: Entry, of other: Entry) -> Bool {
    if isKnown(entry), let known = ancestry?.lineages[entry.id] { return known.contains(other.id) }
    return findLineage(of: entry).contains { $0.id == other.id }
  }

  /// The slow twin of `lineage(of:)`.
  func findLineage(of entry: Entry) -> [Entry] {
    var result = [entry]
    while let next = superclass(of: result[result.count - 1]), !result.contains(where: { $0.id == next.id }) {
      result.append(next)
    }
    return result
  }

  private func superclass(of entry: Entry) -> Entry? {
    for name in entry.inherited {
      let names = [(name: name, file: entry.file)] + meaning(ofAlias: name, from: entry.file)
      for candidate in names {
        if let type = self.entry(named: candidate.name, from: candidate.file), type.declaration.kind == .class {
          return type
        }
      }
    }
    return nil
  }
}
