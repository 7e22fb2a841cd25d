import Foundation
import TestSupport
import Testing

/// Compares a text with `Tests/Goldens/CommandLine/<name>`. `RECORD_SNAPSHOTS=1` rewrites the file and fails the test.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = URL(fileURLWithPath: Repository.path("Tests/Goldens/CommandLine/\(name)"))
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "\(name) differs", sourceLocation: sourceLocation)
}
