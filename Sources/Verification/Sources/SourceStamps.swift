import Foundation

/// When sources were last written: two that are equal were taken with nothing changed between them. Nothing is read.
package struct SourceStamps: Hashable, Sendable {
  private struct Stamp: Hashable, Sendable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var node: UInt64
  }

  /// By resolved path.
  private var stamps: [String: Stamp] = [:]

  package var count: Int { stamps.count }

  /// The stamps of the Swift files that a run over the paths would read, and of other files, by absolute paths.
  package init(
    of paths: [String], excluding patterns: [String] = [], and others: [String] = [], workingDirectory: String
  ) {
    let excluded = ExcludedPaths(patterns, workingDirectory: workingDirectory)
    for path in paths {
      let absolute = PathNames.absolute(path, from: workingDirectory)
      guard let resolved = PathNames.resolved(absolute) else { continue }
      if FileKind(at: resolved) == .folder {
        var walk = FolderWalk(root: resolved, excluded: excluded)
        walk.search(absolute, resolved)
        while let link = walk.nextLink() { walk.search(link.path, link.target) }
        for file in walk.files { add(file.resolved) }
      } else {
        add(resolved)
      }
    }
    for other in others { add(other) }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    stamps[path] = Stamp(
      size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec, node: UInt64(status.st_ino))
  }
}
