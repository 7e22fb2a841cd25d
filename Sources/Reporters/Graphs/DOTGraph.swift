import Identifiers
import RunReport

/// A state graph in the language of Graphviz: settled states have two borders, what breaks a rule is red and names it.
package enum DOTGraph {
  package static func render(_ graph: StateGraph) -> String {
    var lines = [
      "digraph \"\(escaped(graph.subject))\" {", "  label=\"\(escaped(graph.kind + " " + graph.subject))\";",
    ]
    lines.append("  node [shape=circle, fontname=\"Helvetica\"];")
    lines.append("  edge [fontname=\"Helvetica\", fontsize=10];")
    lines.append("  start [shape=point];")
    for (index, state) in graph.states.enumerated() {
      let borders = state.isSettled ? ", peripheries=2" : ""
      let label = ([String(index)] + state.breaks.map(\.rawValue)).joined(separator: "\\n")
      lines.append("  s\(index) [label=\"\(label)\"\(borders)\(color(state.breaks))];")
    }
    if graph.transitions.contains(where: { $0.target == nil }) { lines.append("  crash [shape=box, color=red];") }
    for state in 0..<graph.initialStates { lines.append("  start -> s\(state);") }
    for transition in graph.transitions {
      let target = transition.target.map { "s\($0)" } ?? "crash"
      let label = ([escaped(transition.event)] + transition.breaks.map(\.rawValue)).joined(separator: "\\n")
      lines.append("  s\(transition.source) -> \(target) [label=\"\(label)\"\(color(transition.breaks))];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func color(_ breaks: [RuleID]) -> String { breaks.isEmpty ? "" : ", color=red, fontcolor=red" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
  }
}
