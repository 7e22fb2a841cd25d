import Foundation

/// What lies at a path, links not followed.
enum FileKind {
  case file, folder, link
  /// A device, a pipe, a socket: reading it may never end.
  case other
  case missing

  init(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// A search of one folder for Swift files that ends whatever its links lead to: no folder is entered twice.
struct FolderWalk {
  /// The folder with all links resolved; links that lead out of it are not followed.
  let root: String
  /// What is passed by, by the path that it is reached by.
  let excluded: ExcludedPaths
  private(set) var files: [(path: String, resolved: String)] = []
  /// Objective-C files by the path they were reached by: nobody reads them.
  private(set) var objectiveC: [String] = []
  private(set) var problems: [(path: String, message: String)] = []
  /// Whether there was nothing at all in the folder.
  private(set) var isEmpty = true
  /// The patterns by which something was passed by.
  private(set) var fitting: Set<Int> = []
  /// Whether something was passed by.
  var passesBy: Bool { !fitting.isEmpty }
  private var links: [(path: String, target: String)] = []
  private var entered: Set<String> = []

  init(root: String, excluded: ExcludedPaths) {
    self.root = root
    self.excluded = excluded
  }

  /// Searches a folder in the order of names. `path` is how it was reached, absolute, and `resolved` where it lies.
  mutating func search(_ path: String, _ resolved: String) {
    var pending = [(path, resolved)]
    while let (path, resolved) = pending.popLast() {
      guard entered.insert(resolved).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: resolved) else {
        problems.append((path, "cannot be read: \(accessReason(resolved))"))
        continue
      }
      if !names.isEmpty { isEmpty = false }
      var folders: [(String, String)] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        visit(name, in: (path, resolved), &folders)
      }
      pending += folders.reversed()
    }
  }

  /// The next link to a folder that no other way has led to; links to files on the way there are added to `files`.
  mutating func nextLink() -> (path: String, target: String)? {
    while !links.isEmpty {
      let link = links.removeFirst()
      switch FileKind(at: link.target) {
      case .folder: if !entered.contains(link.target) { return link }
      case .file: if link.path.hasSuffix(".swift") { files.append((link.path, link.target)) }
      case .link, .other, .missing: break
      }
    }
    return nil
  }

  private mutating func visit(
    _ name: String, in folder: (path: String, resolved: String), _ folders: inout [(String, String)]
  ) {
    let (path, place) = (folder.path + "/" + name, folder.resolved + "/" + name)
    let patterns = excluded.fitting(path)
    fitting.formUnion(patterns)
    if !patterns.isEmpty { return }
    switch FileKind(at: place) {
    case .folder: if !SourceFinder.skippedFolders.contains(name) { folders.append((path, place)) }
    case .file where name.hasSuffix(".swift"): files.append((path, place))
    case .file: if Self.isObjectiveC(name) { objectiveC.append(path) }
    case .link: follow(path, place)
    case .other, .missing: break
    }
  }

  /// Whether a file's name says that it holds Objective-C or Objective-C++.
  static func isObjectiveC(_ name: String) -> Bool { name.hasSuffix(".m") || name.hasSuffix(".mm") }

  private mutating func follow(_ path: String, _ place: String) {
    guard let target = PathNames.resolved(place) else {
      if path.hasSuffix(".swift") { problems.append((path, "is a link that leads nowhere")) }
      return
    }
    if PathNames.isInside(target, root) { links.append((path, target)) }
  }

  private func accessReason(_ path: String) -> String {
    access(path, R_OK | X_OK) == 0 ? "unknown reason" : String(cString: strerror(errno)).lowercased()
  }
}
