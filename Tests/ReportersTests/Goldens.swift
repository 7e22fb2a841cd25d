import Foundation
import TestSupport
import Testing

/// Plain files with the expected output. `RECORD_SNAPSHOTS=1` rewrites them and fails the run, so that nobody records
/// by accident.
enum Goldens {
  private static let folder = URL(fileURLWithPath: Repository.path("Tests/ReportersTests/Goldens"))

  static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(normalised(text).utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(
      firstDifference(normalised(text), normalised(expected)) == nil, "\(name) differs", sourceLocation: sourceLocation)
  }

  /// Line endings, as a checkout may change them; nothing else varies.
  private static func normalised(_ text: String) -> String { text.replacingOccurrences(of: "\r\n", with: "\n") }

  private static func firstDifference(_ actual: String, _ expected: String) -> String? {
    if actual == expected { return nil }
    let (left, right) = (actual.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
    let line = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset ?? min(left.count, right.count)
    let shown = { (lines: [String]) in line < lines.count ? String(lines[line].prefix(200)) : "(end)" }
    return "line \(line + 1): got '\(shown(left))', expected '\(shown(right))'"
  }
}
