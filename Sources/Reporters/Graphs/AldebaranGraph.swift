import Identifiers
import RunReport

/// A state graph in the Aldebaran format (`.aut`) of CADP, mCRL2 and LTSmin: `des (first, transitions, states)`, then a
/// line `(from, "label", to)` for each transition.
///
/// The format knows transitions alone. What is broken follows the event, as a gate's offer does: `"cancel !TV104"` for a
/// step that breaks the rule or leads to a state that does. The first state is initial: where there are several, one
/// more stands before them, and steps that crash lead to one more at the end.
package enum AldebaranGraph {
  package static func render(_ graph: StateGraph) -> String {
    // Numbers begin behind the state that stands before several initial ones.
    let shift = graph.initialStates > 1 ? 1 : 0
    var lines: [String] = []
    if shift > 0 {
      for state in 0..<graph.initialStates {
        lines.append(line(0, label("start", graph.states[state].breaks), state + 1))
      }
    }
    for transition in graph.transitions {
      let broken = transition.breaks + (transition.target.map { graph.states[$0].breaks } ?? [])
      let target = transition.target ?? graph.states.count
      lines.append(line(transition.source + shift, label(transition.event, broken), target + shift))
    }
    let crashes = graph.transitions.contains { $0.target == nil } ? 1 : 0
    let head = "des (0, \(lines.count), \(graph.states.count + shift + crashes))"
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  private static func line(_ source: Int, _ label: String, _ target: Int) -> String {
    "(\(source), \"\(label)\", \(target))"
  }

  /// Quotes end a label: the format has no way to write them.
  private static func label(_ event: String, _ broken: [RuleID]) -> String {
    let text = event.replacing("\"", with: "'").replacing("\n", with: " ")
    return ([text] + Set(broken).sortedByText().map { "!\($0)" }).joined(separator: " ")
  }
}
