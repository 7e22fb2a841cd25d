import Diagnostics
import Foundation
import RunReport

/// Finds the Swift files that a run checks and reads them.
///
/// Folders are searched downwards without hidden folders, those that hold other people's code or build products, and what the
/// user excludes. A path that is named is read in any case.
/// Every file is read once, however many paths and links lead to it. A link is followed when it leads to a place
/// inside the folder that is searched.
package struct SourceFinder {
  /// Folders that are not searched unless they are named as a path.
  package static let skippedFolders: Set<String> = ["Carthage", "DerivedData", "Pods"]

  /// What was found, sorted by path.
  package struct Sources: Sendable {
    /// Paths are relative to the working directory.
    package var files: [SourceFile]
    /// Paths and files that could not be read; the others are there all the same.
    package var problems: [Problem]
    /// Objective-C files in the folders, which are not read, sorted.
    package var objectiveC: [String] = []
  }

  private let workingDirectory: String
  private let excluded: ExcludedPaths
  private var found: [(display: String, path: String)] = []
  private var seen: Set<String> = []
  private var problems: [Problem] = []
  private var objectiveC: Set<String> = []

  /// - Parameter workingDirectory: absolute; where relative paths begin and what paths in reports are relative to.
  package init(excluding patterns: [String] = [], workingDirectory: String = FileManager.default.currentDirectoryPath) {
    self.workingDirectory = workingDirectory
    excluded = ExcludedPaths(patterns, workingDirectory: workingDirectory)
  }

  /// Reads all that a run checks.
  ///
  /// - Throws: `InputError` when there is not a single file to check.
  static func sources(of options: RunOptions) throws(InputError) -> Sources {
    try sources(at: options.paths, excluding: options.exclude)
  }

  /// Reads all Swift files that the paths lead to.
  ///
  /// - Parameter patterns: what is passed by below these (`ExcludedPaths`).
  /// - Throws: `InputError` when there is not a single one to check.
  package static func sources(
    at paths: [String], excluding patterns: [String] = [],
    workingDirectory: String = FileManager.default.currentDirectoryPath
  ) throws(InputError) -> Sources {
    var finder = SourceFinder(excluding: patterns, workingDirectory: workingDirectory)
    for path in paths { finder.collect(path) }
    finder.found.sort { $0.display < $1.display }
    var files: [SourceFile] = []
    for file in finder.found {
      switch SourceReader.read(file.path, display: file.display) {
      case .success(let source): files.append(source)
      case .failure(let trouble): finder.report(trouble.message)
      }
    }
    if files.isEmpty { throw InputError(finder.problems.first?.message ?? "no path was given to check") }
    return Sources(files: files, problems: finder.problems, objectiveC: finder.objectiveC.sorted())
  }

  private mutating func collect(_ path: String) {
    let absolute = PathNames.absolute(path, from: workingDirectory)
    guard let resolved = PathNames.resolved(absolute) else {
      return report(PathNames.trouble(with: absolute, named: path))
    }
    switch FileKind(at: resolved) {
    case .folder: collectFolder(absolute, resolved, named: path)
    case .file where path.hasSuffix(".swift"): add(absolute, resolved)
    case .file where FolderWalk.isObjectiveC(path):
      objectiveC.insert(display(absolute))
      report("'\(path)' is Objective-C, which is not executed")
    case .file: report("'\(path)' is not a Swift file: its name does not end in '.swift'")
    case .other, .link, .missing: report("'\(path)' is neither a file nor a folder")
    }
  }

  private mutating func collectFolder(_ absolute: String, _ resolved: String, named path: String) {
    let before = found.count
    let wasSeen = seen.contains(resolved)
    var walk = FolderWalk(root: resolved, excluded: excluded)
    walk.search(absolute, resolved)
    // Links come last, so that a file keeps the path at which it really lies.
    while let link = walk.nextLink() { walk.search(link.path, link.target) }
    for problem in walk.problems { report("'\(display(problem.path))' \(problem.message)") }
    objectiveC.formUnion(walk.objectiveC.map(display))
    for file in compiled(walk.files, in: path) { add(file.path, file.resolved) }
    seen.insert(resolved)
    if found.count > before || wasSeen || !walk.problems.isEmpty || !walk.files.isEmpty { return }
    if walk.isEmpty { return report("the folder '\(path)' is empty") }
    let other = walk.objectiveC.isEmpty ? "" : ", only Objective-C, which is not executed"
    report("the folder '\(path)' holds no Swift files\(walk.passesBy ? " that are not excluded" : other)")
  }

  /// Those that some target compiles; all, where none is.
  private mutating func compiled(
    _ files: [(path: String, resolved: String)], in folder: String
  ) -> [(path: String, resolved: String)] {
    var uncompiled = UncompiledFiles()
    let others = files.filter { uncompiled.contains($0.resolved) }
    if others.isEmpty || others.count == files.count { return files }
    let names = others.map { "'\(display($0.path))'" }.sorted()
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    problems.append(
      Problem(
        severity: .note,
        message: "no target of the Xcode project compiles \(names.prefix(3).joined(separator: ", "))\(more): left out",
        location: nil, excerpt: []))
    let left = Set(others.map(\.resolved))
    return files.filter { !left.contains($0.resolved) }
  }

  private mutating func add(_ path: String, _ resolved: String) {
    if seen.insert(resolved).inserted { found.append((display(path), resolved)) }
  }

  private func display(_ path: String) -> String { PathNames.relative(path, to: workingDirectory) }

  private mutating func report(_ message: String) {
    problems.append(Problem(severity: .error, message: message, location: nil, excerpt: []))
  }
}
