import Program

/// Which classes of the sources make or use which others.
package final class Mentions {
  private let index: TypeIndex
  private var direct: [Int: Set<Int>] = [:]
  private var closures: [Int: Set<Int>] = [:]

  package init(_ index: TypeIndex) { self.index = index }

  /// The entries of the sources that a type names in its code. A cast makes nothing, and neither does the type of a
  /// property that somebody else fills. What a storyboard's segue shows is shown by others, too: it is explored by itself.
  func direct(of entry: TypeIndex.Entry) -> Set<Int> {
    if let known = direct[entry.id] { return known }
    var own = entry
    own.functions.removeAll(where: \.isOfInterface)
    let names = CallFinder.mentionedNames(in: own, includingTypes: false)
    let found = Set(
      names.compactMap { index.entry(mentioned: $0, in: entry) }.filter { $0.isSubject && $0.id != entry.id }.map(\.id))
    direct[entry.id] = found
    return found
  }

  /// Everything that a type names, directly or through types of the sources, its own superclasses' code included; not
  /// the type itself.
  package func closure(of entry: TypeIndex.Entry) -> Set<Int> {
    if let known = closures[entry.id] { return known }
    var found: Set<Int> = []
    var pending = [entry.id]
    while let next = pending.popLast() {
      let ancestors = index.lineage(of: index.entries[next]).dropFirst().filter(\.isSubject)
      for user in [index.entries[next]] + ancestors {
        for id in direct(of: user) where id != entry.id && found.insert(id).inserted { pending.append(id) }
      }
    }
    closures[entry.id] = found
    return found
  }

  /// Whether some code of the sources names the class outside of its own and its subclasses' declarations.
  package func isMade(_ entry: TypeIndex.Entry) -> Bool { made.contains(entry.id) }

  private lazy var made: Set<Int> = {
    var made: Set<Int> = []
    for user in index.entries where user.isSubject {
      made.formUnion(direct(of: user).subtracting(index.lineage(of: user).map(\.id)))
    }
    return made
  }()
}
