/// How a state diagram is written.
enum DiagramFormat: String, CaseIterable, Sendable {
  case mermaid, dot, svg

  var fileExtension: String { self == .mermaid ? "mmd" : rawValue }
}
