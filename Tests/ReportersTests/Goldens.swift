import TestSupport
import Testing

/// The whole output that is expected of formats, in plain files.
enum Goldens {
  static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let complaint = try GoldenFile("Tests/ReportersTests/Goldens/" + name).complaint(about: text)
    if let complaint { Issue.record("\(complaint)", sourceLocation: sourceLocation) }
  }
}
