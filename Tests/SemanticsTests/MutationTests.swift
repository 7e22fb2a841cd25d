import Foundation
import Testing

@testable import MachineSemantics

/// What counts as a mutant, and how a score is read from logs.
@Suite struct MutationTests {
  private let mutants = MachineMutant.all(
    of: """
      // PG-01
      func request() {
        // PG-02, F-23
        if isBusy && hasWindow { refuse() }
        let value = choose(.F23, ["dropped", "waits", "judged"])
        go(value)
      }

      /// DG-01
      func target() -> Target? { presented ?? presenter }

      // PG-03
      func nothing() {}
      """, path: "UIKit/Gate.swift")

  @Test func citedStatementsAreMutated() {
    #expect(
      mutants.map { "\($0.line) \($0.change)" } == [
        "2 PG-01: removed: { // PG-02, F-23 if isBusy && hasWindow { refuse() } let value = choose(.F23, [\"dropped\", ",
        "4 PG-02, F-23: inverted: isBusy && hasWindow",
        "4 PG-02, F-23: removed: if isBusy && hasWindow { refuse() }",
        "5 F-23: fixed to 0: choose(.F23, [\"dropped\", \"waits\", \"judged\"])",
        "5 F-23: fixed to 2: choose(.F23, [\"dropped\", \"waits\", \"judged\"])",
        "10 DG-01: fixed to { nil }: { presented ?? presenter }",
      ])
    #expect(mutants.allSatisfy { !$0.text.isEmpty })
  }

  @Test func laterLogsCountAndReasonsAreKept() throws {
    let last = try #require(mutants.last)
    let verdicts = mutants.map { "script\t\($0)\n" }.joined()
    let first = verdicts.replacingOccurrences(of: "script\t\(last)", with: "model\t\(last)")
    let moved = "unnoticed\t\(last)".replacingOccurrences(of: ":10:", with: ":99:")
    let former = "| `\(last)` | nobody asks |\n"
    let table = MutationTable(mutants: mutants, logs: [first, moved].map { MutationLog($0) }, former: former)
    #expect(
      MutationTable.sentence(table.rows.map(\.verdict)).hasPrefix(
        "6 mutants, 5 noticed (83.3 %): 5 by scripts, 0 by models"))
    #expect(table.markdown.contains("| `\(last)` | nobody asks |"))
    let empty = MutationTable(mutants: mutants, logs: [MutationLog("")])
    #expect(empty.rows.allSatisfy { $0.verdict == .missing })
    #expect(empty.markdown.contains("0 mutants, 0 noticed (–)"))
  }

  @Test func everyStatementIsMutated() {
    let text = """
      enum Phase { case requested, inFlight, over }
      final class Step {
        var phase = Phase.requested
        var count = 0

        func start(_ views: [View], animated: Bool) {
          if isReady && !isHeld { count += 1 }
          prepare(views, animated: true)
          phase = .inFlight
          check(count == 2, .TV101, "said twice")
        }

        var isOver: Bool { phase == .over }
      }
      """
    let mutants = StatementMutants(texts: [text]).mutants(of: text, path: "UIKit/Step.swift")
    #expect(
      Set(mutants.map { "\($0.line) \($0.change)" })
        == [
          "4 fixed to 1: 0", "7 inverted: isReady && !isHeld", "7 removed: count += 1", "7 fixed to 2: 1",
          "8 removed: prepare(views, animated: true)", "8 fixed to views: views, animated: true",
          "8 fixed to false: true",
          "9 removed: phase = .inFlight", "9 swapped: phase = .inFlight", "9 fixed to .over: .inFlight",
          "10 removed: check(count == 2, .TV101, \"said twice\")",
          "10 swapped: check(count == 2, .TV101, \"said twice\")", "13 fixed to .requested: .over",
        ])
    #expect(mutants.allSatisfy { $0.text != text })
  }
}
