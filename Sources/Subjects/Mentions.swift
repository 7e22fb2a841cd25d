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
    let found = Self.parts(of: entry).reduce(into: Set<Int>()) { found, part in
      let names = CallFinder.mentionedNames(in: part, includingTypes: false)
      found.formUnion(names.compactMap { index.entry(mentioned: $0, in: part) }.filter(\.isSubject).map(\.id))
    }.subtracting([entry.id])
    direct[entry.id] = found
    return found
  }

  /// What a type declares in each file: an extension names the private types of its own file.
  private static func parts(of entry: TypeIndex.Entry) -> [TypeIndex.Entry] {
    let functions = Dictionary(grouping: entry.functions.filter { !$0.isOfInterface }) { Int($0.span.file) }
    let variables = Dictionary(grouping: entry.variables) { Int($0.span.file) }
    return Set(functions.keys).union(variables.keys).sorted().map { file in
      var part = entry
      part.file = file
      part.functions = functions[file] ?? []
      part.variables = variables[file] ?? []
      return part
    }
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
