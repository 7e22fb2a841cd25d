import Diagnostics
import Machine
import Program

/// What the sources declare about each type, by name: enough to find subjects before anything is lowered.
///
/// Conformances written in extensions count; a private type is known in its own file only; of several types with one
/// name the nearest is meant.
package struct TypeIndex: Sendable {
  package struct Entry: Sendable {
    /// Its number among the entries.
    package var id: Int
    /// Dotted path.
    package var name: String
    package var declaration: TypeDeclaration
    /// Index into the program's files.
    package var file: Int
    package var isSubject: Bool
    package var inherited: [String]
    /// Own functions and those of extensions.
    package var functions: [Function]
    package var variables: [Variable]
  }

  package private(set) var entries: [Entry] = []
  /// By entry: where it is declared, and whether it is known there alone. Asked far more often than the rest of it.
  private var homes: [(file: Int, isPrivate: Bool)] = []
  private var byName: [String: [Int]] = [:]
  /// The last parts of dotted paths.
  private var byLastName: [String: [Int]] = [:]
  private var aliases: [String: [(file: Int, type: TypeReference)]] = [:]
  /// The functions of the code under test that belong to no type.
  package let globals: [Function]
  private let targets: SourceTargets?
  /// Whether a file is code under test.
  private let isSubject: [Bool]
  private let interfaceFiles: Set<Int>

  /// What Interface Builder files add to code under test belongs to that.
  package func isSubject(file: Int) -> Bool {
    isSubject.indices.contains(file) && isSubject[file] || interfaceFiles.contains(file)
  }

  /// The numbers of the files of code under test.
  package var subjectFiles: [Int] { isSubject.indices.filter { isSubject[$0] } }

  /// Code of test targets beside other code: mocks that nobody hands to UIKit.
  private let tests: Set<Int>

  /// Whether a file belongs to a test target, and the run was given other code, too.
  package func isTest(file: Int) -> Bool { tests.contains(file) }

  /// The folder of each file below the folder that all code under test has in common.
  private let parts: [Substring]

  /// The files of apps that show a library or host its tests, by their folders.
  private let examples: Set<Int>

  /// Whether a file belongs to an app that shows a library, or hosts its tests.
  package func isExample(file: Int) -> Bool { examples.contains(file) }

  /// What each entry is and inherits from, found once when all entries are complete. Asked at every turn.
  private(set) var ancestry: Ancestry?

  package init(_ program: Program, sources: SourceMap? = nil) {
    let isSubject = program.files.map { $0.reading == .subject }
    self.isSubject = isSubject
    interfaceFiles = Set(program.files.indices.filter { program.files[$0].reading == .interface })
    globals = program.files.filter { $0.reading == .subject }.flatMap(\.functions)
    parts = sources.map { Self.parts(of: $0.files.map(\.path), isSubject) } ?? []
    examples = sources.map { TestFiles.examples(in: program, paths: $0.files.map(\.path)) } ?? []
    targets = sources.map { SourceTargets(paths: $0.files.map(\.path)) }
    tests = TestFiles.numbers(in: program, paths: sources?.files.map(\.path) ?? [])
    for (number, file) in program.files.enumerated() {
      for type in file.types { collect(type, path: "", file: number, isSubject: file.reading == .subject) }
      for alias in file.aliases { aliases[alias.name, default: []].append((number, alias.type)) }
    }
    for (number, file) in program.files.enumerated() {
      for type in file.types where type.kind == .extension { extend(type, file: number) }
    }
    for id in entries.indices { declareController(id) }
    for id in entries.indices where isOpenEnded(entries[id]) {
      if let superclass = superclassInferred(for: entries[id]) { entries[id].inherited.append(superclass) }
      entries[id].inherited += InferredRole.roles(of: entries[id].functions).map(\.name)
    }
    ancestry = Ancestry(of: self)
  }

  /// The entry of a type as seen from a file: its own first, then the nearest that is not private.
  package func entry(named name: String, from file: Int) -> Entry? { nearest(byName[name] ?? [], to: file) }

  /// The entry that a name in a type's code means: nested types by their last name, too.
  package func entry(mentioned name: String, in user: Entry) -> Entry? {
    if byName[name] == nil && byLastName[name] == nil { return nil }
    var path = user.name[...]
    while !path.isEmpty {
      if let nested = entry(named: path + "." + name, from: user.file) { return nested }
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
    }
    return entry(named: name, from: user.file) ?? nearest(byLastName[name] ?? [], to: user.file)
  }

  private func nearest(_ ids: [Int], to file: Int) -> Entry? {
    var best: (distance: Int, id: Int)?
    for id in ids {
      let home = homes[id]
      if home.file == file { return entries[id] }
      if home.isPrivate { continue }
      let distance = distance(from: file, to: home.file)
      if distance < best?.distance ?? Int.max { best = (distance, id) }
    }
    return best.map { entries[$0.id] }
  }

  /// Code under test comes before the machine for itself, and after it for the machine.
  private func distance(from user: Int, to home: Int) -> Int {
    let isOtherSide = isSubject.indices.contains(user) && isSubject[user] != isSubject[home]
    return (targets?.distance(from: user, to: home) ?? 0) + (isOtherSide ? 1_000_000 : 0)
  }

  /// Whether a class is a library's public interface for another part of the repository: an example that uses it is one
  /// client of many.
  package func isOffered(_ entry: Entry, to client: Entry) -> Bool {
    [.public, .open].contains(entry.declaration.attributes.access) && isApart(entry, from: client)
  }

  /// Whether two types are in different parts of the repository.
  package func isApart(_ entry: Entry, from other: Entry) -> Bool {
    parts.indices.contains(other.file) && parts[entry.file] != parts[other.file]
  }

  package func meaning(ofAlias name: String, from file: Int) -> [(name: String, file: Int)] {
    guard let known = aliases[name] else { return [] }
    let nearest = known.min { distance(from: file, to: $0.file) < distance(from: file, to: $1.file) }
    return nearest.map { alias in alias.type.inheritedNames.map { ($0, alias.file) } } ?? []
  }

  /// Whether a type as written is one of functions, an alias for one, or an optional one.
  package func isFunction(_ type: TypeReference?, in user: Entry) -> Bool {
    switch type?.unwrapped {
    case .function?: return true
    case .named(let name, _)?:
      let parts = name.split(separator: ".").map(String.init)
      let owner = parts.dropLast().joined(separator: ".")
      let owners = owner.isEmpty ? [user] : (byName[owner] ?? []).map { entries[$0] }
      let own = owners.flatMap(\.declaration.aliases).filter { $0.name == parts.last }.map(\.type)
      let known = own + (aliases[name] ?? []).map(\.type)
      return known.contains { if case .function = $0.unwrapped { true } else { false } }
    default: return false
    }
  }

  /// Whether a class of the sources has an ancestor that nobody declares.
  package func isOpenEnded(_ entry: Entry) -> Bool {
    guard entry.isSubject, entry.declaration.kind == .class else { return false }
    return ancestors(of: entry).contains { name in
      let isDeclared = byName[name]?.contains { entries[$0].declaration.kind != .extension } ?? false
      return !isDeclared && aliases[name] == nil && !InferredRole.isStandard(name)
    }
  }

  /// Whether nobody declares what a class of the sources inherits its methods from: the first name of its list, or of that of
  /// its last superclass that the sources declare (docs.swift.org, The Swift Programming Language, Inheritance: the superclass
  /// comes before any protocols).
  ///
  /// UIKit finds methods by their selectors. What a protocol's extension declares has none (The Swift Programming Language,
  /// Attributes, `objc`: members of classes and of their extensions), so an unknown protocol answers nothing.
  package func hasUnknownSuperclass(_ entry: Entry) -> Bool {
    guard let root = lineage(of: entry).last, root.isSubject, root.declaration.kind == .class,
      let first = root.declaration.inherited.first?.inheritedNames.first
    else { return false }
    return !([first] + meaning(ofAlias: first, from: root.file).map(\.name)).contains { name in
      byName[name]?.contains { entries[$0].declaration.kind != .extension } == true || InferredRole.isStandard(name)
    }
  }

  /// The class of UIKit that the name of an unknown superclass means.
  private func superclassInferred(for entry: Entry) -> String? {
    guard hasUnknownSuperclass(entry) else { return nil }
    let first = lineage(of: entry).last?.declaration.inherited.first?.inheritedNames.first
    return first.flatMap(InferredRole.role(ofSuperclass:))?.name
  }

  private static func parts(of paths: [String], _ isSubject: [Bool]) -> [Substring] {
    let folders = paths.map { $0.split(separator: "/").dropLast().map { $0 } }
    var common: [Substring]?
    for (folder, isSubject) in zip(folders, isSubject) where isSubject {
      let shared = common.map { zip($0, folder).prefix { $0 == $1 }.map(\.0) }
      common = shared ?? folder
    }
    let depth = common?.count ?? 0
    return folders.map { $0.dropFirst(depth).first ?? "" }
  }

  private mutating func collect(_ type: TypeDeclaration, path: String, file: Int, isSubject: Bool) {
    // What has no name is not finished yet: nothing can mean it.
    if type.name.isEmpty { return }
    let name = path.isEmpty ? type.name : path + "." + type.name
    if type.kind != .extension { add(type, named: name, file: file, isSubject: isSubject) }
    for nested in type.types { collect(nested, path: name, file: file, isSubject: isSubject) }
  }

  private mutating func add(_ type: TypeDeclaration, named name: String, file: Int, isSubject: Bool) {
    byName[name, default: []].append(entries.count)
    if let dot = name.lastIndex(of: ".") {
      byLastName[String(name[name.index(after: dot)...]), default: []].append(entries.count)
    }
    let entry = Entry(
      id: entries.count, name: name, declaration: type, file: file, isSubject: isSubject,
      inherited: type.inherited.flatMap(\.inheritedNames), functions: type.functions, variables: type.variables)
    homes.append((file, entry.isPrivate))
    entries.append(entry)
  }

  /// An extension of a type that nobody declares makes an entry of its own.
  private mutating func extend(_ type: TypeDeclaration, file: Int) {
    guard let id = nearest(byName[type.name] ?? [], to: file)?.id ?? byName[type.name]?.first else {
      if isSubject[file] { add(type, named: type.name, file: file, isSubject: true) }
      return
    }
    entries[id].inherited += type.inherited.flatMap(\.inheritedNames)
    entries[id].functions += type.functions.map { Self.restricted($0, by: type.attributes.access) }
    entries[id].variables += type.variables
  }

  /// What extensions alone show to be a controller is taken for a class.
  private mutating func declareController(_ id: Int) {
    let entry = entries[id]
    guard entry.isSubject, entry.declaration.kind == .extension, entry.declaration.requirements.isEmpty,
      ExtendedController.isNamedLikeOne(entry.name), ExtendedController.isShown(by: entry.functions)
    else { return }
    entries[id].declaration.kind = .class
    entries[id].inherited.append(ExtendedController.superclass)
  }

  /// What a private extension declares is private unless it says otherwise.
  private static func restricted(_ function: Function, by access: Attributes.Access) -> Function {
    guard [.private, .fileprivate].contains(access), function.attributes.access == .internal else { return function }
    var function = function
    function.attributes.access = .fileprivate
    return function
  }
}

extension TypeIndex.Entry {
  package var isPrivate: Bool {
    declaration.attributes.access == .private || declaration.attributes.access == .fileprivate
  }
}

extension TypeReference {
  /// The names that an inheritance clause entry stands for.
  package var inheritedNames: [String] {
    switch self {
    case .named(let name, _): [name]
    case .composition(let parts): parts.flatMap(\.inheritedNames)
    default: []
    }
  }
}
