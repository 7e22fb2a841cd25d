/// Which folders of a module name declarations of which others.
///
/// It goes by names, without types: a type, function or variable at file level counts where its name stands, what an
/// extension adds to a type of another folder counts behind a dot or called, both only where the name means nothing
/// else. Members of a type whose name is not written do not count; whoever has such a value has it from a declaration
/// that names the type, so that a cycle shows all the same.
struct FolderGraph {
  /// A file of the sources.
  struct File: Sendable {
    var module: String
    /// The top folder inside the module; `root` for files that lie in none.
    var folder: String
    /// Relative to the module.
    var path: String
    var names: FileNames

    static let root = "."

    /// - Parameter path: relative to the module.
    init(module: String, path: String, text: String) {
      self.module = module
      self.path = path
      folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : Self.root
      names = FileNames(text)
    }
  }

  let folders: Set<String>
  /// Folder → folder that it uses → by which names, with the files.
  private(set) var uses: [String: [String: Set<String>]] = [:]

  /// - Parameter files: of all modules: a name that another one declares, too, may mean that.
  init(of module: String, _ files: [File]) {
    let files = files.sorted { $0.path < $1.path }
    let own = files.filter { $0.module == module }
    let owners = Owners(of: module, files)
    folders = Set(own.map(\.folder))
    for file in own {
      let known = file.names.own
      for use in file.names.uses {
        guard let (name, folder) = owners.folder(of: use, known), folder != file.folder else { continue }
        uses[file.folder, default: [:]][folder, default: []].insert("\(file.path): \(name)")
      }
    }
  }

  /// Folders that lie on a cycle or between two; empty where each folder can stand above all that it uses.
  var knot: Set<String> {
    var left = folders
    var before = 0
    while before != left.count {
      before = left.count
      left = left.filter { folder in uses[folder]?.keys.contains(where: left.contains) ?? false }
      left = left.filter { folder in left.contains { uses[$0]?[folder] != nil } }
    }
    return left
  }

  /// What ties a knot, a line for each pair of folders with some of the names.
  var explanation: String {
    let knot = knot
    return knot.sorted().flatMap { folder in
      (uses[folder] ?? [:]).filter { knot.contains($0.key) }.sorted { $0.key < $1.key }.map { used, names in
        "\(folder) uses \(used) (\(names.sorted().prefix(4).joined(separator: ", ")))"
      }
    }.joined(separator: "\n")
  }
}

/// Where the names of a module are declared.
private struct Owners {
  private var types: [String: Set<String>] = [:]
  private var functions: [String: Set<String>] = [:]
  private var members: [String: Set<String>] = [:]
  private var memberTypes: Set<String> = []

  init(of module: String, _ files: [FolderGraph.File]) {
    var declaring: [String: Set<String>] = [:]
    for file in files {
      for name in file.names.declared { declaring[name, default: []].insert("\(file.module)/\(file.folder)") }
    }
    let own = files.filter { $0.module == module }
    for file in own {
      for name in file.names.types { types[name, default: []].insert(file.folder) }
      for name in file.names.functions where declaring[name]?.count == 1 { functions[name] = [file.folder] }
    }
    for file in own {
      for member in file.names.members where declaring[member.name]?.count == 1 {
        if types[member.owner] == [file.folder] { continue }
        members[member.name] = [file.folder]
        if member.isType { memberTypes.insert(member.name) }
      }
    }
  }

  /// The one folder that declares what is meant, as far as that can be told.
  /// - Parameter own: names that mean something of the file itself.
  func folder(of use: FileNames.Use, _ own: Set<String>) -> (name: String, folder: String)? {
    let found: (name: String, folders: Set<String>?)
    switch use {
    case .plain(let name):
      if own.contains(name) { return nil }
      found = (name, types[name] ?? functions[name] ?? (memberTypes.contains(name) ? members[name] : nil))
    case .called(let name):
      if own.contains(name) { return nil }
      found = (name, types[name] ?? functions[name] ?? members[name])
    case .member(let name): found = (name, members[name])
    }
    guard let folders = found.folders, folders.count == 1, let folder = folders.first else { return nil }
    return (found.name, folder)
  }
}
