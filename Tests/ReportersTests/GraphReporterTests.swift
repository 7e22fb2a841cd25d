import Foundation
import RunReport
import Testing

@testable import Reporters

/// State graphs in three formats.
@Suite struct GraphReporterTests {
  private static func graph(initialStates: Int = 1) -> StateGraph {
    StateGraph(
      subject: "Card", kind: "animator",
      states: [
        .init(isSettled: true, breaks: []), .init(isSettled: false, breaks: []),
        .init(isSettled: false, breaks: ["TV104"]),
      ], initialStates: initialStates,
      transitions: [
        .init(source: 0, target: 1, event: "present \"it\"", actor: "app", breaks: []),
        .init(source: 1, target: 2, event: "cancel", actor: "user", breaks: ["TV101"]),
        .init(source: 2, target: nil, event: "finish", actor: "run loop", breaks: ["TV1205"]),
      ])
  }

  @Test func aldebaran() {
    #expect(
      AldebaranGraph.render(Self.graph()) == """
        des (0, 3, 4)
        (0, "present 'it'", 1)
        (1, "cancel !TV101 !TV104", 2)
        (2, "finish !TV1205", 3)

        """)
  }

  @Test func severalInitialStates() {
    #expect(
      AldebaranGraph.render(Self.graph(initialStates: 3)) == """
        des (0, 6, 5)
        (0, "start", 1)
        (0, "start", 2)
        (0, "start !TV104", 3)
        (1, "present 'it'", 2)
        (2, "cancel !TV101 !TV104", 3)
        (3, "finish !TV1205", 4)

        """)
  }

  @Test func dot() {
    #expect(
      DOTGraph.render(Self.graph()) == #"""
        digraph "Card" {
          label="animator Card";
          node [shape=circle, fontname="Helvetica"];
          edge [fontname="Helvetica", fontsize=10];
          start [shape=point];
          s0 [label="0", peripheries=2];
          s1 [label="1"];
          s2 [label="2\nTV104", color=red, fontcolor=red];
          crash [shape=box, color=red];
          start -> s0;
          s0 -> s1 [label="present \"it\""];
          s1 -> s2 [label="cancel\nTV101", color=red, fontcolor=red];
          s2 -> crash [label="finish\nTV1205", color=red, fontcolor=red];
        }

        """#)
  }

  @Test func jsonReadsBack() throws {
    let text = JSONGraph.render(Self.graph())
    #expect(try JSONDecoder().decode(StateGraph.self, from: Data(text.utf8)) == Self.graph())
    #expect(text.hasSuffix("}\n"))
  }
}
