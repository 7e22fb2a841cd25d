import Conformance
import Testing

/// The recorded traces of section D.
@Suite struct FixtureTests {
  @Test func everyRowHasAFile() {
    let rows = [
      1, 2, 3, 4, 7, 8, 9, 10, 12, 14, 15, 17, 18, 20, 21, 22, 23, 25, 27, 28, 29, 30, 32, 33, 34, 35, 36, 38, 39, 40,
      41,
      42, 43, 44, 46, 47, 48, 49,
    ]
    let measured = Array(1...12) + [20, 21, 22]
    let expected = [("M", measured), ("T", rows)].flatMap { kind, rows in
      rows.map { $0 < 10 ? "\(kind)-0\($0)" : "\(kind)-\($0)" }
    }
    #expect(Array(Set(Fixture.all.map(\.row))).sorted() == expected)
  }

  @Test(arguments: Fixture.all) func theMachineSaysWhatTheTableSays(_ fixture: Fixture) throws {
    let verdict = try Bench.verdict(fixture)
    #expect(verdict.log.ignored.isEmpty)
    #expect(verdict.isProducible || !verdict.isIncomplete)
    #expect(verdict.isProducible != fixture.isRejected)
    #expect(fixture.isRejected || verdict.explanations.contains { $0.scenario == fixture.scenario })
    #expect(Array(Set(verdict.breaches.map(\.rule))).sorted() == fixture.rules)
  }

  @Test func theRuleThatForbidsIsNamed() throws {
    let fixture = try #require(Fixture.all.first { $0.name == "T-49" })
    let failure = try #require(try Bench.verdict(fixture).failure)
    #expect(failure.entry?.callback.name == "animationController(forPresented:)")
    #expect(failure.rule == "PRES-01")
    #expect(failure.reason.contains("the delegate is asked before the transition starts"))
    #expect(failure.allowed == ["presentationTransitionDidEnd(true)"])
  }
}
