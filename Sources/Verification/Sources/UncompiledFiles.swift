import Foundation

/// Which Swift files in the folder of an Xcode project are in none of its targets: the compiler never sees them.
///
/// A project lists each source of a target in a phase (`/* Screen.swift in Sources */`), unless it holds folders that are
/// synchronised with the disk (Xcode 16 release notes, "buildable folders": all that is in them is compiled). A file is left
/// out only where the project can be read wholly, no other tool says what is compiled, and no other project in the
/// repository lists a file of that name.
struct UncompiledFiles {
  private var listed: [String: Set<String>?] = [:]
  private var folders: [String: [String]] = [:]
  private var elsewhere: [String: Set<String>?] = [:]

  /// - Parameter path: absolute.
  mutating func contains(_ path: String) -> Bool {
    let file = URL(fileURLWithPath: path)
    guard let (folder, names) = project(above: file.deletingLastPathComponent()),
      !names.contains(file.lastPathComponent), let others = others(around: folder)
    else { return false }
    return !others.contains(file.lastPathComponent)
  }

  /// The nearest folder with a project and what that compiles; nil where something else may compile the file.
  private mutating func project(above start: URL) -> (folder: URL, names: Set<String>)? {
    var folder = start
    while folder.path != "/" {
      let names = contents(of: folder)
      if names.contains(where: Self.isOtherTool) { return nil }
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      if !projects.isEmpty {
        if listed[folder.path] == nil {
          listed[folder.path] = .some(Self.compiled(projects.map { folder.appendingPathComponent($0) }))
        }
        return (listed[folder.path] ?? nil).map { (folder, $0) }
      }
      if names.contains(".git") { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// What all projects of the repository compile; nil where one of them cannot be read, or there is too much to search.
  private mutating func others(around folder: URL) -> Set<String>? {
    var top = folder
    var above = folder
    while above.path != "/" {
      let names = contents(of: above)
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { top = above }
      if names.contains(".git") { break }
      above = above.deletingLastPathComponent()
    }
    if let known = elsewhere[top.path] { return known }
    let found = Self.projects(in: top).flatMap(Self.compiled)
    elsewhere[top.path] = .some(found)
    return found
  }

  private static func projects(in folder: URL) -> [URL]? {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return nil }
    var projects: [URL] = []
    var entries = 0
    while let path = all.nextObject() as? String {
      entries += 1
      if entries > most { return nil }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasPrefix(".") || name == "Pods" || name == "Carthage" { all.skipDescendants() }
      if name.hasSuffix(".xcodeproj") {
        projects.append(folder.appendingPathComponent(path))
        all.skipDescendants()
      }
    }
    return projects
  }

  private static let most = 50_000

  /// The names of the Swift files that the projects compile; nil where that is not all.
  private static func compiled(_ projects: [URL]) -> Set<String>? {
    var names: Set<String> = []
    for project in projects {
      let file = project.appendingPathComponent("project.pbxproj")
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        !text.contains("PBXFileSystemSynchronized"), text.hasPrefix("// !$*UTF8*$!")
      else { return nil }
      let own = sources(in: text)
      if own.isEmpty { return nil }
      names.formUnion(own)
    }
    return names
  }

  private static func sources(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      guard line.holds(".swift in Sources */"), let end = line.firstRange(of: ".swift in Sources */"),
        let begin = line.firstRange(of: "/* ")
      else {
        continue
      }
      if begin.upperBound < end.lowerBound { names.insert(line[begin.upperBound..<end.lowerBound] + ".swift") }
    }
    return names
  }

  /// What says by itself what is compiled: packages, pods, generators of projects, other build systems.
  private static func isOtherTool(_ name: String) -> Bool {
    ["Package.swift", "Project.swift", "project.yml", "project.yaml", "BUILD", "BUILD.bazel", "BUCK"].contains(name)
      || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
  }

  private mutating func contents(of folder: URL) -> [String] {
    if let known = folders[folder.path] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    folders[folder.path] = names
    return names
  }
}
