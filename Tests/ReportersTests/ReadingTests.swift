import Identifiers
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
    (stopped.bound, stopped.stopCause) = ("interrupted", .interruption)
    let levels: [Int?] = [2, 2, 0, nil]
    let others = levels.map { level in
      var subject = stopped
      subject.disturbances = level
      return subject
    }
    #expect(
      others.map { Wording.sentence(for: $0, findings: []) } == [
        "holds up to 2 disturbances; the search was interrupted",
        "holds up to 2 disturbances; the search was interrupted",
        "holds without disturbances; the search was interrupted",
        "nothing was found before the search was interrupted",
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
  }

  /// The line to blame may lie where nothing leads to the finding: the command runs over what the run was given.
  @Test func theCommandShowsTheFindingAgain() {
    var report = SampleReport.report
    let card = "--subject CardTransitioningDelegate --only TV402 --verbose"
    #expect(Rerun(report).command(for: CardSample.finding) == "transverify run \(card)")
    report.paths = ["My App", "Sources"]
    #expect(Rerun(report).command(for: CardSample.finding) == "transverify run 'My App' Sources \(card)")
    report.platform = Report.Platform(iOSVersion: 13, isAssumed: false)
    #expect(Rerun(report).command(for: CardSample.finding) == "transverify run 'My App' Sources --ios 13 \(card)")
    (report.paths, report.platform) = (nil, nil)
    var other = CardSample.finding
    (other.subject, other.foundWith) = ("NobodysClass", "--fair-cycles")
    #expect(
      Rerun(report).command(for: other) == "transverify run --subject NobodysClass --only TV402 --verbose --fair-cycles"
    )
    // Of what the text shows hardly anything has to be explored.
    (other.trace, other.disturbances, other.foundWith) = ([], nil, nil)
    #expect(Rerun(report).command(for: other) == "transverify run --subject NobodysClass --only TV402 --verbose")
    other.subject = CardSample.finding.subject
    let brief = "--subject CardTransitioningDelegate --subject-budget 1 --only TV402 --verbose"
    #expect(Rerun(report).command(for: other) == "transverify run \(brief)")
  }

  /// A bound that says that the search was stopped is not said to have stopped it once more.
  @Test func nothingIsStoppedTwice() {
    var subject = SampleReport.clean.subjects[0]
    (subject.verdict, subject.bound, subject.disturbances) = (.incomplete, "stopped by its budget of 2 s", 1)
    subject.stopCause = .budget
    #expect(
      Wording.sentence(for: subject, findings: [])
        == "holds up to 1 disturbance; the search was stopped by its budget of 2 s")
    subject.disturbances = nil
    #expect(
      Wording.sentence(for: subject, findings: [])
        == "nothing was found before the search was stopped by its budget of 2 s")
    (subject.bound, subject.stopCause) = ("its code is too large", .reach)
    #expect(Wording.sentence(for: subject, findings: []).hasSuffix("the search was stopped: its code is too large"))
  }

  /// What a step decides is said where the event's name does not say it.
  @Test func whatAStepDecidesIsSaid() {
    var step = Step(
      step: 1, event: .machine(.fingerLifts), actor: "user", location: nil, notes: [], messages: [], hierarchy: [])
    #expect(step.sentence == "the user lifts the finger")
    step.outcome = .cancelled
    #expect(step.sentence == "the user lifts the finger: the transition is cancelled")
    step.outcome = .finished
    #expect(step.sentence == "the user lifts the finger: the transition finishes")
    step = Step(
      step: 1, event: .machine(.swipeCancelled), actor: "user", location: nil, notes: [], messages: [], hierarchy: [])
    step.outcome = .cancelled
    #expect(step.sentence == "the swipe is cancelled")
  }

  /// One class that is two subjects is told apart.
  @Test func subjectsOfOneClassAreToldApart() {
    var report = SampleReport.clean
    var other = report.subjects[0]
    report.subjects[0].setting = SubjectSetting(.presents, ["a()", "b()", "c()", "d()"])
    #expect(SubjectKinds(report).kind(of: report.subjects[0]) == "transitioning delegate")
    other.setting = SubjectSetting(.sheet)
    report.subjects.append(other)
    let kinds = SubjectKinds(report)
    #expect(
      report.subjects.map(kinds.kind) == [
        "transitioning delegate that presents by a(), b() and 2 more",
        "transitioning delegate that is presented as a sheet",
      ])
    let text = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(text.contains("delegate that presents by a()") && text.contains("delegate that is presented as a sheet ("))
    #expect(MarkdownReporter.render(report).contains("| transitioning delegate that is presented as a sheet |"))
    #expect(HTMLReporter.render(report).contains("transitioning delegate that is presented as a sheet,"))
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
    let found = SubjectFindings(SampleReport.report)
    #expect(systems[0].subjects.map { found.findings(of: $0).count } == [1, 0])
  }
}
