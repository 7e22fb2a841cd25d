import Diagnostics
import Diagnostics
import Program
import Synchronization

/// What the sources declare about each type, by name: enough to find subjects before anything is lowered.
///
/// Conformances written in extensions count; a private type is known in its own file only.
struct TypeIndex: Sendable {
  struct Entry: Sendable {
    /// Dotted path.
    var name: String
    var declaration: TypeDeclaration
    /// Index into the program's files.
    var file: Int
    var isSubject: Bool
    var inherited: [String]
    /// Own functions and those of extensions.
    var functions: [Function]
    var variables: [Variable]
  }

  private(set) var entries: [Entry] = []
  private var byName: [String: [Int]] = [:]
  private let mentions = MentionCache()

  init(_ program: Program) {
    for (number, file) in program.files.enumerated() {
      for type in file.types { collect(type, path: "", file: number, isSubject: file.reading == .subject) }
    }
    for (number, file) in program.files.enumerated() {
      for type in file.types where type.kind == .extension { extend(type, file: number) }
    }
  }

  /// The entry of a type as seen from a file: its own first, then any that is not private.
  func entry(named name: String, from file: Int) -> Entry? {
    let candidates = (byName[name] ?? []).map { entries[$0] }
    return candidates.first { $0.file == file } ?? candidates.first { !$0.isPrivate }
  }

  /// Every name that a type's functions and properties mention (`CallFinder.mentionedNames`), found once.
  func mentionedNames(in entry: Entry) -> Set<String> { mentions.names(of: entry) }

  /// All names that a type is or inherits from, itself included; unknown ones too.
  func ancestors(of entry: Entry) -> Set<String> {
    var found: Set<String> = [entry.name]
    var pending = entry.inherited
    while let name = pending.popLast() {
      guard found.insert(name).inserted, let next = self.entry(named: name, from: entry.file) else { continue }
      pending += next.inherited
    }
    return found
  }

  private mutating func collect(_ type: TypeDeclaration, path: String, file: Int, isSubject: Bool) {
    let name = path.isEmpty ? type.name : path + "." + type.name
    if type.kind != .extension {
      byName[name, default: []].append(entries.count)
      entries.append(
        Entry(
          name: name, declaration: type, file: file, isSubject: isSubject,
          inherited: type.inherited.flatMap(\.inheritedNames), functions: type.functions, variables: type.variables))
    }
    for nested in type.types { collect(nested, path: name, file: file, isSubject: isSubject) }
  }

  private mutating func extend(_ type: TypeDeclaration, file: Int) {
    let candidates = byName[type.name] ?? []
    guard let index = candidates.first(where: { entries[$0].file == file }) ?? candidates.first else { return }
    entries[index].inherited += type.inherited.flatMap(\.inheritedNames)
    entries[index].functions += type.functions
    entries[index].variables += type.variables
  }
}

/// What has been found out about entries; they never change.
private final class MentionCache: Sendable {
  private let names = Mutex<[SourceSpan: Set<String>]>([:])

  func names(of entry: TypeIndex.Entry) -> Set<String> {
    let place = entry.declaration.nameSpan
    if let known = names.withLock({ $0[place] }) { return known }
    let found = CallFinder.mentionedNames(in: entry)
    names.withLock { $0[place] = found }
    return found
  }
}

extension TypeIndex.Entry {
  var isPrivate: Bool {
    declaration.attributes.access == .private || declaration.attributes.access == .fileprivate
  }
}

extension TypeReference {
  /// The names that an inheritance clause entry stands for.
  var inheritedNames: [String] {
    switch self {
    case .named(let name, _): [name]
    case .composition(let parts): parts.flatMap(\.inheritedNames)
    default: []
    }
  }
}
