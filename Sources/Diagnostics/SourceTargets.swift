/// Which files belong together, told from their folders: those of one target lie near each other, and no app sees the
/// code of another.
package struct SourceTargets: Sendable {
  private struct Home: Sendable {
    /// Numbers that stand for the names.
    var folders: [Int]
    var rights: Rights
    var isTest: Bool { rights.isTest }
    var app: Int? { rights.app }
  }

  /// What decides which files code may use: files with the same rights see the same.
  package struct Rights: Hashable, Sendable {
    var isTest: Bool
    /// The folder of the application delegate or entry point above the file; nil for libraries.
    var app: Int?
  }

  private var homes: [Home] = []

  /// The paths of all files, in the order of their indices.
  package init(paths: [String]) {
    let folders = paths.map { path in path.split(separator: "/").dropLast().map { $0 } }
    var apps: [[Substring]: Int] = [:]
    for (path, folder) in zip(paths, folders) where Self.startsAnApp(path) && apps[folder] == nil {
      apps[folder] = apps.count
    }
    var numbers: [Substring: Int] = [:]
    func number(of name: Substring) -> Int {
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      return number
    }
    for folder in folders {
      var above = folder[...]
      while !above.isEmpty && apps[Array(above)] == nil { above = above.dropLast() }
      let rights = Rights(isTest: folder.contains(where: Self.isTest), app: apps[Array(above)])
      homes.append(Home(folders: folder.map { number(of: $0) }, rights: rights))
    }
  }

  /// How far a declaration's file is from the file that names it: 0 in the same folder. Tests and other apps come last.
  package func distance(from user: Int, to home: Int) -> Int {
    guard homes.indices.contains(user), homes.indices.contains(home) else { return 0 }
    let (user, home) = (homes[user], homes[home])
    var shared = 0
    while shared < min(user.folders.count, home.folders.count), user.folders[shared] == home.folders[shared] {
      shared += 1
    }
    var distance = 2 * (user.folders.count - shared) + (home.folders.count > shared ? 1 : 0)
    if home.isTest && !user.isTest { distance += 1_000 }
    if let own = user.app, let other = home.app, own != other { distance += 10_000 }
    return distance
  }

  /// Nil for a file that is none of them.
  package func rights(of file: Int) -> Rights? { homes.indices.contains(file) ? homes[file].rights : nil }

  /// Whether code may use what a file declares: neither another app's nor, unless it is a test itself, that of tests.
  package func isVisible(_ home: Int, from user: Int) -> Bool {
    guard homes.indices.contains(user), homes.indices.contains(home) else { return true }
    let (user, home) = (homes[user], homes[home])
    if home.isTest && !user.isTest { return false }
    if let own = user.app, let other = home.app { return own == other }
    return true
  }

  private static func startsAnApp(_ path: String) -> Bool {
    ["AppDelegate.swift", "main.swift"].contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  private static func isTest(_ folder: Substring) -> Bool { folder == "Tests" || folder.hasSuffix("Tests") }
}
