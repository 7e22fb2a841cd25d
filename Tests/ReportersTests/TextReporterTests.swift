import Identifiers
@testable import Reporters
import RunReport
import Testing

@Suite struct TextReporterTests {
  private let lines = TextReporter.render(
    SampleReport.report, color: false, htmlPath: "Reports/index.html", isVerbose: true
  ).split(separator: "\n").map(String.init)

  @Test func headlinesAreThoseOfACompiler() {
    let expected =
      "Models/Gallery/Flip/Defective.swift:41:22: error: `completeTransition(true)` is called although the transition "
      + "was cancelled [TV104 completion-flag-agrees]"
    #expect(lines.contains(expected))
  }

  @Test func everyStepIsANoteWithItsPlace() {
    let steps = SampleReport.report.findings.flatMap(\.trace)
    #expect(lines.count { $0.contains("note: step ") } == steps.count)
    for step in steps {
      let place = step.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      #expect(lines.contains { $0.hasPrefix("\(place)note: step \(step.step) of") && $0.contains(step.event) })
    }
  }

  @Test func theBlamedLineIsMarked() {
    #expect(lines.contains("> 23 |     container.addSubview(blurView)   <- blamed, step 2"))
  }

  /// What two findings of one place say alike is said once.
  @Test func whatIsTheSameIsToldOnce() throws {
    var report = SampleReport.report
    var other = CardSample.finding
    (other.id, other.location.column) = ("5f1c0a93d2e5", 40)
    other.trace[4].event = "another animation ends"
    report.findings.append(other)
    let text = TextReporter.render(report, color: false, htmlPath: nil, isVerbose: true)
    let second = try #require(text.split(separator: ".swift:23:40: warning: ").last?.split(separator: "\n\n").first)
    #expect(second.contains("note: step 5 of 6, ") && second.contains("another animation ends"))
    #expect(!second.contains("note: step 4 of 6, ") && !second.contains("  why: "))
    #expect(second.hasSuffix("\n  all else: as of Models/Gallery/CardPresentation/Defective.swift:23:15"))
  }

  /// Many findings that do not count are no reason to scroll.
  @Test func manyPossibleFindingsTakeALineEach() throws {
    var report = SampleReport.report
    let first = try #require(report.findings.first)
    func possible(_ count: Int) -> [Finding] {
      (0..<count).map { number in
        var finding = first
        finding.id = "possible-\(number)"
        finding.confidence = .possible
        finding.location.line = 50 + number / 2
        return finding
      }
    }
    let others = report.findings
    let whole = TextReporter.render(report, color: false, htmlPath: nil)
    report.findings = possible(3) + others
    let few = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(few.contains(".swift:50:22: possible: "))
    #expect(few.contains("  also: line 51\n"))
    report.findings = possible(4) + others
    let folded = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(folded.contains("4 possible findings, told like the others and counted with `--confidence possible`:\n"))
    #expect(folded.contains(".swift:51:22: `completeTransition(true)` is called"))
    #expect(folded.contains("[TV104 completion-flag-agrees] (2 times)\n"))
    #expect(!folded.contains(".swift:50:22: possible: "))
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false).count }
    #expect(lines(folded) == lines(whole) + 4)
    report.thresholds = Thresholds(severity: .warning, confidence: .possible)
    let counted = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(counted.contains(".swift:50:22: possible: ") && counted.contains("and 4 possible findings"))
  }

  /// No finding fills a screen, whatever it has.
  @Test(arguments: [SampleReport.report, ExplainedReport.report, HostileReport.report])
  func aShortFindingTakesFewLines(_ report: Report) {
    for var finding in report.findings {
      finding.trace = (0..<9).flatMap { _ in finding.trace }
      let style = TerminalStyle(isOn: false)
      let group = FindingGroup(first: finding, others: report.findings)
      let lines = ShortFinding(group: group, doubt: nil, style: style, rerun: Rerun(report)).lines
      #expect(lines.count <= ShortFinding.limit + StorySteps.most + finding.trace.count { $0.isDisturbance })
      #expect(lines.allSatisfy { !$0.contains("\n") })
      #expect(lines.first?.hasPrefix(finding.location.printed) == true)
    }
  }

  /// The same mistake in several places, and several clauses at one place, are told once.
  @Test func oneCauseIsToldOnce() throws {
    var report = SampleReport.report
    let first = try #require(report.findings.first)
    var elsewhere = first
    elsewhere.location.line += 7
    var otherWords = first
    otherWords.message = "another clause fails"
    otherWords.check = .beginIsOpen
    var otherRule = first
    otherRule.rule = .TV801
    var doubtful = elsewhere
    doubtful.confidence = .possible
    var otherThing = elsewhere
    otherThing.fact = .failedCast(from: "A", to: "B")
    var known = first
    known.status = first.status == .known ? .new : .known
    report.findings = [first, elsewhere, otherWords, otherRule, doubtful, otherThing, known]
    let groups = FindingGroup.groups(of: report.findings)
    #expect(groups.map(\.first) == [first, otherRule, doubtful, otherThing, known])
    #expect(groups.map(\.others) == [[elsewhere, otherWords], [], [], [], []])
    let text = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(text.contains("  also: line \(elsewhere.location.line); another clause fails\n"))
  }

  /// Of a long ordering stay the step that breaks the rule and the one that decided it.
  @Test func theStoryKeepsWhatMatters() throws {
    let finding = try #require(SampleReport.report.findings.max { $0.trace.count < $1.trace.count })
    let story = FindingStory(finding)
    #expect(StorySteps(finding, limit: 1).indices.contains(try #require(story.violation)))
    let two = [story.decisive, story.violation].compactMap(\.self)
    #expect(Set(StorySteps(finding, limit: 2).indices).isSuperset(of: two))
    #expect(StorySteps(finding, limit: finding.trace.count).indices == Array(finding.trace.indices))
    var long = finding
    long.trace = (0..<5).flatMap { _ in finding.trace.filter { !$0.isDisturbance } }
    #expect(StorySteps(long, limit: 5).indices.count == 5)
    #expect(StorySteps(finding, limit: finding.trace.count).leftOut == nil)
  }

  /// No event that the ordering needs is left out; of a long one, no disturbance.
  @Test func theStoryKeepsEveryDisturbance() throws {
    var finding = try #require(SampleReport.report.findings.first)
    func step(_ event: EventID, _ actor: String) -> Step {
      Step(step: 0, event: event, actor: actor, location: nil, notes: [], messages: [], hierarchy: [])
    }
    finding.trace = [
      step(.machine(.userTapsToPresent), "user"), step(.machine(.deviceRotates), "system"),
      step(.machine(.transitionStarts), "system"), step(.machine(.appEntersBackground), "system"),
      step(.machine(.appEntersForeground), "system"), step(.machine(.animationEnds), "run loop"),
      step(.machine(.userSwipesToDismiss), "user"), step(.machine(.swipeCancelled), "user"),
      step(.machine(.animationEnds), "run loop"),
    ]
    for index in finding.trace.indices { finding.trace[index].step = index + 1 }
    (finding.irrelevantSteps, finding.pointOfNoReturn) = (nil, nil)
    #expect(StorySteps(finding, limit: 5).indices == [0, 1, 3, 4, 6, 7, 8])
    finding.irrelevantSteps = [2]
    #expect(StorySteps(finding, limit: 5).indices == [0, 3, 4, 6, 7, 8])
    finding.irrelevantSteps = nil
    for _ in 0..<3 { finding.trace.insert(step(.machine(.userTaps), "user"), at: 6) }
    for index in finding.trace.indices { finding.trace[index].step = index + 1 }
    let story = StorySteps(finding, limit: 5)
    #expect(story.indices == [0, 1, 3, 4, 10, 11])
    #expect(story.leftOut == "steps 3 and 6 to 10")
  }

  /// No verdict stands without what was left out of it.
  @Test func boundsAndIdleRulesAreSaid() throws {
    var report = SampleReport.report
    let subject = try #require(report.subjects.first)
    report.subjects = (0..<30).map { number in
      var one = subject
      one.name = "Subject\(number)"
      one.verdict = .holds
      one.rules = [.TV101: .holds, .TV801: .vacuous, .TV802: number == 5 ? .holds : .vacuous]
      return one
    }
    let idle = "never exercised by any subject: 1 rule, named with --verbose\n"
    let free = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(free.contains(idle))
    #expect(!free.contains("bounded: "))
    report.subjects[3].limits = [.views, .calls]
    let short = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(short.contains("bounded: 1 of 30 subjects; of Subject3: orderings in which transitions leave"))
    #expect(short.contains(", and 1 more: --verbose names them\n"))
    let verbose = TextReporter.render(report, color: false, htmlPath: nil, isVerbose: true)
    #expect(!verbose.contains("bounded: "))
    #expect(verbose.contains("\nnever exercised by any subject: TV801\n"))
  }

  /// A list of all subjects of an app is no summary.
  @Test func manySubjectsAreCounted() throws {
    var report = SampleReport.report
    let subject = try #require(report.subjects.first)
    report.subjects = (0..<21).map { number in
      var one = subject
      one.name = "Subject\(number)"
      one.verdict = number < 20 ? .holds : .incomplete
      return one
    }
    let text = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(text.contains("subjects: 20 holds, 1 incomplete; --verbose lists them\n"))
    #expect(TextReporter.render(report, color: false, htmlPath: nil, isVerbose: true).contains("Subject20"))
    report.subjects[20].stopCause = .interruption
    let interrupted = TextReporter.render(report, color: false, htmlPath: nil)
    #expect(interrupted.contains("subjects: 20 holds, 1 incomplete; 1 interrupted; --verbose lists them\n"))
    report.subjects.removeLast()
    #expect(TextReporter.render(report, color: false, htmlPath: nil).contains("Subject19"))
  }

  @Test func everyVerdictIsSaid() {
    for verdict in Verdict.allCases { #expect(lines.contains { $0.contains(" \(verdict.rawValue) ") }, "\(verdict)") }
    #expect(lines.contains { $0.contains("--max-states 10000") })
  }

  @Test func thePathOfThePageIsTheLastLine() { #expect(lines.last == "Reports/index.html") }

  @Test func withoutColorThereIsNoEscape() {
    for report in [SampleReport.report, HostileReport.report] {
      let text =
        TextReporter.render(report, color: false, htmlPath: "a\u{1B}b")
        + TextReporter.render(report, color: false, htmlPath: nil, isVerbose: true)
      #expect(
        !text.unicodeScalars.contains {
          $0.value < 32 && $0 != "\n" && $0 != "\t" || (0x202A...0x202E).contains($0.value)
        })
    }
  }

  @Test func colorsAddNothingButColors() {
    for isVerbose in [false, true] {
      let colored = TextReporter.render(SampleReport.report, color: true, htmlPath: nil, isVerbose: isVerbose)
      let plain = TextReporter.render(SampleReport.report, color: false, htmlPath: nil, isVerbose: isVerbose)
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }
  }
}
