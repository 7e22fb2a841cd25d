import Foundation

/// Files and folders that a search for sources passes by, by patterns.
///
/// A pattern without a slash is the name of a file or a folder, wherever it lies: `Generated`, `*.pb.swift`. One with a slash is
/// a path from the working directory: `Sources/Generated`, `Sources/**/Mocks`. `*` stands for any text and `?` for one
/// character, both within one name; `**` for any folders, or none.
package struct ExcludedPaths: Sendable {
  /// The parts of an absolute pattern; a name alone has one.
  private struct Pattern {
    var parts: [[Character]]
    var isName: Bool
  }

  private let patterns: [Pattern]

  /// - Parameter workingDirectory: absolute; where patterns with a slash begin.
  package init(_ patterns: [String], workingDirectory: String) {
    self.patterns = patterns.map { text in
      let isName = !text.dropLast().contains("/")
      let path = isName ? text : PathNames.absolute(text, from: workingDirectory)
      return Pattern(parts: path.split(separator: "/").map { Array($0) }, isName: isName)
    }
  }

  /// Whether nothing that lies at an absolute path, or below it, is searched.
  package func contain(_ path: String) -> Bool { !fitting(path).isEmpty }

  /// Which of the patterns pass by what lies at an absolute path.
  func fitting(_ path: String) -> [Int] {
    if patterns.isEmpty { return [] }
    let parts = path.split(separator: "/").map { Array($0) }
    return patterns.indices.filter { index in
      let end = patterns[index].isName ? parts.suffix(1) : parts[...]
      return Self.fits(end, patterns[index].parts[...])
    }
  }

  /// Those of the patterns that pass by nothing below the paths.
  package static func unused(_ patterns: [String], below paths: [String], workingDirectory: String) -> [String] {
    if patterns.isEmpty { return [] }
    let excluded = ExcludedPaths(patterns, workingDirectory: workingDirectory)
    var used: Set<Int> = []
    for path in paths {
      let absolute = PathNames.absolute(path, from: workingDirectory)
      guard let resolved = PathNames.resolved(absolute) else { continue }
      var walk = FolderWalk(root: resolved, excluded: excluded)
      if FileKind(at: resolved) == .folder { walk.search(absolute, resolved) }
      while let link = walk.nextLink() { walk.search(link.path, link.target) }
      used.formUnion(walk.fitting)
    }
    return patterns.indices.filter { !used.contains($0) }.map { patterns[$0] }
  }

  /// O(parts of the path · parts of the pattern) for each `**`, of which there are few.
  private static func fits(_ parts: ArraySlice<[Character]>, _ pattern: ArraySlice<[Character]>) -> Bool {
    guard let first = pattern.first else { return parts.isEmpty }
    if first == ["*", "*"] {
      let rest = pattern.dropFirst()
      return (parts.startIndex...parts.endIndex).contains { fits(parts[$0...], rest) }
    }
    guard let part = parts.first, fits(part[...], first[...]) else { return false }
    return fits(parts.dropFirst(), pattern.dropFirst())
  }

  /// The same for the characters of one name.
  private static func fits(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var (name, pattern) = (name, pattern)
    // Where the last star stands, and what it has taken so far.
    var retry: (name: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while let character = name.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
      } else if let wanted = pattern.first, wanted == "?" || wanted == character {
        (name, pattern) = (name.dropFirst(), pattern.dropFirst())
      } else if let last = retry {
        retry?.name = last.name.dropFirst()
        (name, pattern) = (last.name.dropFirst(), last.pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
