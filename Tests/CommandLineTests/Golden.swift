import TestSupport
import Testing

/// Compares a text with `Tests/Goldens/CommandLine/<name>`.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let complaint = try GoldenFile("Tests/Goldens/CommandLine/" + name).complaint(about: text)
  if let complaint { Issue.record("\(complaint)", sourceLocation: sourceLocation) }
}
