import Testing

@testable import MachineSemantics

@Suite struct DirectiveTests {
  private let logs: Logs = [["a", "b", "c"], ["a", "c", "b", "x"]]

  private func failure(_ text: String) -> String? { Directive(text, line: 1)?.failure(in: logs) }

  @Test func conditionsAndEventsAreRead() throws {
    let directive = try #require(Directive("[F23=0 iOS=16] always: A.one < B.two (x)", line: 3))
    #expect(directive.kind == .always)
    #expect(directive.events == ["A.one", "B.two (x)"])
    #expect(directive.condition.parameters == ["F23": 0] && directive.condition.iOSVersion == 16)
    #expect(directive.condition.description == "[iOS=16 F23=0] ")
    #expect(Directive("PG-04: a sentence < another", line: 1) == nil)
    #expect(Directive("[F23] always: a", line: 1) == nil)
  }

  @Test func quantifiersAreOverAllLogs() {
    #expect(failure("always: a < b") == nil)
    #expect(failure("always: b < c") != nil)
    #expect(failure("sometimes: b < c") == nil)
    #expect(failure("sometimes: c < a") != nil)
    #expect(failure("never: c < a") == nil)
    #expect(failure("never: c < b") != nil)
    #expect(Directive("sometimes: a", line: 1)?.failure(in: []) != nil)
  }

  @Test func onlyLinesAreExact() {
    func failures(_ lines: [String], named others: [String] = []) -> [String] {
      let only = lines.compactMap { Directive("only: " + $0, line: 1) }
      return OnlyLines(lines: only, named: Set(only.flatMap(\.events) + others)).failures(in: logs)
    }
    #expect(failures(["a < b < c", "a < c < b"]) == [])
    #expect(failures(["a < b < c"]).count == 1)
    #expect(failures(["a < b < c", "a < c < b", "b < a < c"]).count == 1)
    #expect(failures(["a < b", "a < b < x"]) == [])
    #expect(failures(["a"]) == [])
    #expect(failures(["a"], named: ["x"]).count == 1)
  }

  @Test func headersNameRules() {
    let file = ScriptFile(
      path: "Semantics/S/F-23.swift",
      text: """
        import UIKit

        // PG-04, F-23 `BUSY`: a sentence
        // that goes on.
        // never: C.x

        private final class Twice: ModalScript {
        """)
    #expect(file.rules == ["PG-04", "F-23"])
    #expect(file.sentence == "a sentence that goes on.")
    #expect(file.directives.map(\.line) == [5])
    #expect(file.className == "Twice")
  }
}
