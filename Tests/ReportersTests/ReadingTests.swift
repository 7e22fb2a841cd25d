import RunReport
import Testing

@testable import Reporters

@Suite struct ReadingTests {
  @Test func backticksSetNamesApart() {
    #expect(Prose.segments(of: "`a` is `b`") == [.code("a"), .words(" is "), .code("b")])
    #expect(Prose.segments(of: "one ` alone") == [.words("one ` alone")])
    #expect(Prose.segments(of: "``") == [.words("``")])
    #expect(Prose.segments(of: "two\nlines\r\n`x`") == [.words("two lines "), .code("x")])
    #expect(Prose.segments(of: "") == [])
  }

  @Test func numbersAreGrouped() {
    #expect([0, 999, 1000, 1_234_567, -4200].map(Wording.grouped) == ["0", "999", "1,000", "1,234,567", "-4,200"])
    #expect(Wording.count(1, "state") == "1 state")
    #expect(Wording.count(0, "state") == "0 states")
  }

  @Test(arguments: [
    ("the view is gone", "The view is gone"), ("completeTransition(_:) is called twice", nil),
    ("isCancelled is true", nil), ("view.frame is empty", nil), ("UIKit waits", nil), ("", nil),
  ])
  func namesOfCodeKeepTheirFirstLetter(text: String, capitalised: String?) {
    #expect(Wording.capitalised(text) == capitalised ?? text)
  }

  /// How far a stopped search has come is said of the subject and of the run.
  @Test func howFarAStoppedSearchHasCome() {
    var report = SampleReport.clean
    var stopped = report.subjects[0]
    stopped.verdict = .incomplete
    stopped.bound = "interrupted"
    let levels: [Int?] = [2, 2, 0, nil]
    let others = levels.map { level in
      var subject = stopped
      subject.disturbances = level
      return subject
    }
    #expect(
      others.map { Wording.sentence(for: $0, findings: []) } == [
        "holds up to 2 disturbances; the search was stopped: interrupted",
        "holds up to 2 disturbances; the search was stopped: interrupted",
        "holds without disturbances; the search was stopped: interrupted",
        "nothing was found before the search was stopped: interrupted",
      ])
    report.subjects = [report.subjects[0]] + others
    report.verdict = .incomplete
    let counts =
      "1 of 5 subjects to the end, 2 up to 2 disturbances, 1 without disturbances and 1 not even without disturbances"
    #expect(ExplorationText.sentence(report) == counts)
    #expect(Wording.wholeSummary(of: report).hasSuffix("; explored: " + counts))
    report.requiredDisturbances = 1
    #expect(Wording.summary(of: report).hasSuffix("; 2 subjects not explored up to 1 disturbance, which is required"))
  }

  @Test func whatIsOnlyPossibleIsToldApart() {
    var report = SampleReport.clean
    report.findings = [FlipSample.finding]
    report.findings[0].confidence = .possible
    #expect(
      Wording.summary(of: report)
        == "every ordering of 1 subject was explored: nothing certain or likely breaks a rule, 1 possible finding")
    report.verdict = .violated
    report.findings.append(CardSample.finding)
    #expect(Wording.summary(of: report).hasSuffix("; 1 possible finding"))
    report.verdict = .incomplete
    #expect(Wording.summary(of: report).contains("not every ordering was explored"))
    var subject = report.subjects[0]
    subject.verdict = .violated
    #expect(Wording.sentence(for: subject, findings: report.findings) == "1 finding and 1 possible one")
  }

  @Test func theCommandSurvivesAShell() {
    #expect(shellQuoted("Models/Gallery") == "Models/Gallery")
    #expect(shellQuoted("a b") == "'a b'")
    #expect(shellQuoted("it's $(x)") == "'it'\\''s $(x)'")
    #expect(shellQuoted("-rf") == "'-rf'")
    #expect(
      FindingStory(CardSample.finding).reproduce == "transverify run Models/Gallery/CardPresentation --only TV402")
  }

  @Test func theClashIsTheLastOutsideEventAndTheViolation() {
    let card = FindingStory(CardSample.finding)
    #expect([card.decisive, card.violation] == [3, 5])
    let flip = FindingStory(FlipSample.finding)
    #expect([flip.decisive, flip.violation] == [1, 2])
    var alone = FlipSample.finding
    alone.trace = []
    #expect([FindingStory(alone).decisive, FindingStory(alone).violation] == [nil, nil])
  }

  @Test func viewsBeforeAreThoseOfTheStepBefore() {
    let previous = [view(0, "window"), view(1, "card", "alpha 0"), view(1, "old", "", .deleted)]
    let now = [view(0, "window"), view(1, "card", "alpha 1", .modified), view(1, "blur", "", .added)]
    let changes = ViewChanges(now, previous: previous)
    #expect(changes.before.map(\.detail) == ["", "alpha 0"])
    #expect(changes.after.map(\.name) == ["window", "card", "blur"])
    #expect(changes.changes.map(\.change.letter) == ["M", "A"])
  }

  @Test func findingsBelongToTheSystemOfTheirPlace() {
    let systems = SampleReport.report.systems
    #expect(systems.map(\.name) == ["CardPresentation", "Flip", "StepByStep"])
    #expect(systems.map(\.verdict) == [.violated, .violated, .violated])
    #expect(systems.map { $0.findings.map(\.index) } == [[2], [0], [1]])
    let card = systems[0]
    #expect(card.subjects.map { card.findings(of: $0).count } == [1, 0])
  }
}
