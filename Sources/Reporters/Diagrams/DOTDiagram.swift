import RunReport

/// A state diagram in the language of Graphviz.
package enum DOTDiagram {
  /// The rules are tooltips of the arrows.
  package static func render(_ diagram: StateDiagram) -> String {
    var lines = ["digraph \"\(escaped(diagram.name))\" {", "  label=\"\(escaped(diagram.title))\";"]
    lines.append("  node [shape=box, style=rounded, fontname=\"Helvetica\"];")
    lines.append("  edge [fontname=\"Helvetica\", fontsize=10];")
    lines.append("  start [shape=point];")
    for (index, state) in diagram.states.enumerated() { lines.append("  s\(index) [label=\"\(escaped(state))\"];") }
    lines.append("  start -> s0;")
    for arrow in diagram.arrows {
      let label = arrow.events.map(escaped).joined(separator: "\\n")
      let rules = arrow.rules.joined(separator: ", ")
      lines.append(
        "  s\(arrow.source) -> s\(arrow.target) [label=\"\(label)\", tooltip=\"\(rules)\", labeltooltip=\"\(rules)\"];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
