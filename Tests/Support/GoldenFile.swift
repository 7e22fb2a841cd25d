import Foundation

/// A file with the expected text. `RECORD_SNAPSHOTS=1` rewrites it and fails the test, so that nobody records by accident.
package struct GoldenFile {
  private let file: URL

  /// - Parameter relative: from the package's root.
  package init(_ relative: String) { file = URL(fileURLWithPath: Repository.path(relative)) }

  /// What is wrong with a text; nothing when it is the file's.
  package func complaint(about text: String) throws -> String? {
    let name = file.lastPathComponent
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(name)"
    }
    return firstDifference(text, try String(contentsOf: file, encoding: .utf8)).map { "\(name), \($0)" }
  }
}

/// The first line in which a text is not as expected, with its number; nothing when the texts are equal.
package func firstDifference(_ text: String, _ expected: String) -> String? {
  if text == expected { return nil }
  let (found, wanted) = (lines(of: text), lines(of: expected))
  let line = zip(found, wanted).prefix { $0 == $1 }.count
  let (left, right) = (line < found.count ? found[line] : nil, line < wanted.count ? wanted[line] : nil)
  let column = zip(left ?? "", right ?? "").prefix { $0 == $1 }.count
  return "line \(line + 1): \(part(of: left, around: column)) instead of \(part(of: right, around: column))"
}

private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

/// Lines of pages may have thousands of characters.
private func part(of line: Substring?, around column: Int) -> String {
  guard let line else { return "the end" }
  let start = column > 60 ? column - 40 : 0
  let part = line.dropFirst(start).prefix(160)
  return "'\(start > 0 ? "…" : "")\(part)\(line.count > start + 160 ? "…" : "")'"
}
