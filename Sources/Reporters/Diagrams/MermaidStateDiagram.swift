import RunReport

/// A state diagram as Mermaid source, which code hosts render.
package enum MermaidStateDiagram {
  /// Events stand on the arrows, a line each, and after them the rules that explain the change.
  package static func render(_ diagram: StateDiagram) -> String {
    var lines = ["stateDiagram-v2"]
    for (index, state) in diagram.states.enumerated() { lines.append("  state \"\(escaped(state))\" as s\(index)") }
    lines.append("  [*] --> s0")
    for arrow in diagram.arrows {
      let events = arrow.events.map(escaped).joined(separator: "<br/>")
      let rules = arrow.rules.isEmpty ? "" : "<br/>(\(arrow.rules.joined(separator: ", ")))"
      lines.append("  s\(arrow.source) --> s\(arrow.target): \(events)\(rules)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\"", with: "'").replacing(";", with: ",").replacing(":", with: "#58;")
  }
}
