import Foundation
import RunReport
import Testing

@testable import transverify

/// Graphs of real subjects, through the command line, against the reports of the same subjects.
@Suite struct GraphExportTests {
  private let printed = Printed()

  private func run(_ line: String, in folder: TemporaryFolder, _ engine: Engine = .live) -> ExitCode {
    CommandLineTool(engine: engine, console: printed.console(), environment: [:], workingDirectory: folder.path)
      .run(line.split(separator: " ").map(String.init))
  }

  private static let paths = "Models/Rules/TV101 Models/Rules/TV104 Models/Rules/TV701"

  @Test func countsAreThoseOfTheReport() throws {
    let folder = try TemporaryFolder()
    _ = run("run \(Self.paths) --reporter json:report.json", in: folder)
    #expect(run("export \(Self.paths) --format aut --format json --format dot --output G", in: folder) == .success)
    let report = try JSONDecoder().decode(Report.self, from: Data((folder.text("report.json") ?? "").utf8))
    var seen: [String: Int] = [:]
    for subject in report.subjects {
      seen[subject.name, default: 0] += 1
      let number = seen[subject.name] ?? 1
      let name = subject.name + (number > 1 ? "-\(number)" : "")
      let text = try #require(folder.text("G/\(name).json"), "\(name)")
      let graph = try JSONDecoder().decode(StateGraph.self, from: Data(text.utf8))
      #expect(graph.states.count == subject.states)
      #expect(graph.transitions.count == subject.transitions)
      let broken = Set(graph.states.flatMap(\.breaks) + graph.transitions.flatMap(\.breaks))
      let violated = Set(subject.rules.filter { $0.value == .violated && $0.key != "TV1204" }.keys)
      #expect(violated.isSubset(of: broken))
      try compare(folder.text("G/\(name).aut") ?? "", with: graph)
      #expect(folder.text("G/\(name).dot")?.hasPrefix("digraph ") == true)
    }
    #expect(report.subjects.count >= 6)
  }

  /// Reads the Aldebaran text back.
  private func compare(_ text: String, with graph: StateGraph) throws {
    let head = try #require(text.firstMatch(of: /^des \(([0-9]+), ([0-9]+), ([0-9]+)\)\n/))
    let lines = text.matches(of: /\n\(([0-9]+), "([^"]*)", ([0-9]+)\)/)
    #expect(Int(head.2) == lines.count)
    let added = graph.initialStates > 1 ? graph.initialStates : 0
    #expect(lines.count == graph.transitions.count + added)
    #expect(Int(head.3) == graph.states.count + (added > 0 ? 1 : 0))
    let last = Int(head.3) ?? 0
    #expect(lines.allSatisfy { (Int($0.1) ?? .max) < last && (Int($0.3) ?? .max) < last })
    for (line, transition) in zip(lines.dropFirst(added), graph.transitions) {
      #expect(line.2.hasPrefix(transition.event.replacingOccurrences(of: "\"", with: "'")))
    }
  }

  @Test func aSingleGraphIsPrinted() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      struct Switch: TransitionSystem {
        var isOn = false
        func offerEvents() { offer("toggle", by: .user) { isOn = !isOn } }
        func inspect() { check(!isOn, .TV101, "never on") }
      }
      """, to: "Switch.swift")
    #expect(run("export \(folder.path)/Switch.swift --format aut", in: folder) == .success)
    #expect(printed.output == "des (0, 2, 2)\n(0, \"toggle !TV101\", 1)\n(1, \"toggle\", 0)\n")
  }

  @Test func whatIsTooLargeIsSaid() throws {
    let folder = try TemporaryFolder()
    let line = "export Models/Machines --subject Presentation.S4 --max-states 99 --format dot --output G"
    #expect(run(line, in: folder) == .incomplete)
    #expect(
      printed.errors == """
        transverify: error: 'Presentation.S4' has no graph: it has more than 99 states: '--max-states' allows more

        """)
  }

  @Test func listing() throws {
    let folder = try TemporaryFolder()
    #expect(run("export A --format dot", in: folder, .answering(.success(Samples.report()))) == .success)
    #expect(
      printed.output == "CardAnimator: 1 states, 0 transitions\nCrowd: no graph: it has more than 5 states\n")
  }
}
