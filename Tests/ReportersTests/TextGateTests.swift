import Foundation
import RunReport
import Testing

@testable import Reporters

/// What the text says of findings that do not count, and that its numbers add up.
@Suite struct TextGateTests {
  private func text(_ report: Report, isVerbose: Bool = false) -> String {
    TextReporter.render(report, color: false, htmlPath: nil, isVerbose: isVerbose)
  }

  /// A report of one subject for each finding, each in a file of its own.
  private func report(_ findings: [Finding]) -> Report {
    var report = SampleReport.clean
    let subject = report.subjects[0]
    (report.findings, report.subjects) = ([], [])
    for (index, finding) in findings.enumerated() {
      var (finding, subject) = (finding, subject)
      (finding.id, finding.subject, subject.name) = ("\(index)", "Subject\(index)", "Subject\(index)")
      finding.location.path = "F\(index).swift"
      subject.location.path = finding.location.path
      (subject.verdict, subject.rules) = (.violated, [finding.rule: .violated])
      report.findings.append(finding)
      report.subjects.append(subject)
    }
    report.statistics.subjects = report.subjects.count
    report.verdict = findings.contains(where: report.counts) ? .violated : .holds
    return report
  }

  private func finding(_ confidence: Confidence = .certain, _ status: BaselineStatus? = nil) -> Finding {
    var finding = FlipSample.finding
    (finding.confidence, finding.status) = (confidence, status)
    return finding
  }

  private func compare(_ report: inout Report) {
    let totals = Comparison.Totals(subjects: 1, states: 1, transitions: 1)
    report.comparisons = [
      Comparison(kind: .baseline, path: "known.json", new: 1, known: 2, fixed: [], earlier: nil, now: totals)
    ]
  }

  /// Whoever has a baseline sees what is new; `--verbose` tells the rest.
  @Test func knownFindingsAreCounted() {
    var report = report([finding(.certain, .known), finding(.certain, .new), finding(.possible, .known)])
    compare(&report)
    let short = text(report)
    #expect(short.contains("F1.swift:41:22: error: "))
    #expect(!short.contains("F0.swift:41:22: ") && !short.contains("F2.swift:41:22: "))
    #expect(short.contains("\n2 known findings, in the baseline known.json: --verbose tells them\n"))
    #expect(short.contains("violated: 1 new error in 1 of 3 subjects; 2 known findings"))
    #expect(short.contains("● known only   Subject0") && short.contains("✕ violated     Subject1"))
    #expect(short.contains(": 1 known finding; every ordering was explored"))
    let verbose = text(report, isVerbose: true)
    #expect(verbose.contains("F0.swift:41:22: error: ") && !verbose.contains("--verbose tells"))
    report.findings.remove(at: 1)
    report.subjects.remove(at: 1)
    (report.statistics.subjects, report.verdict) = (2, .holds)
    #expect(text(report).contains("nothing new that is certain or likely breaks a rule, 2 known findings"))
  }

  /// A subject of which nothing counts is not called violated.
  @Test func subjectsSayWhatKeepsThemFromCounting() {
    var report = report([finding(.possible), finding(), finding(.likely), finding()])
    report.findings.removeLast()
    report.suppressions = [
      Suppression(
        rules: [.TV104], reason: "", location: report.findings[0].location, isForFile: false,
        suppressed: [ComparedFinding(id: "a", rule: "TV104", subject: "Subject3", scenario: "", message: "")])
    ]
    let usual = text(report)
    let symbols = ["▲ possible only  Subject0", "✕ violated       Subject1", "✕ violated       Subject2"]
    for line in symbols + ["● allowed only   Subject3"] { #expect(usual.contains(line), "\(line)") }
    #expect(usual.split(separator: "\n").contains { $0.contains("Subject3") && $0.contains("but what is allowed") })
    #expect(usual.contains("violated: 2 errors in 2 of 4 subjects; 1 possible finding and 1 finding allowed by"))
    report.thresholds = Thresholds(severity: .warning, confidence: .certain)
    let strict = text(report)
    #expect(strict.contains("▲ likely only    Subject2"))
    #expect(strict.contains("F2.swift:41:22: likely: ") && strict.contains("F1.swift:41:22: error: "))
    #expect(strict.contains("violated: 1 error in 1 of 4 subjects; 1 possible finding, 1 finding below the thresholds"))
  }

  /// The same cause in another subject counts for that, too.
  @Test func occurrencesCountForTheirSubjects() {
    var report = report([finding(), finding()])
    report.findings.removeLast()
    report.findings[0].occurrences = [Occurrence(subject: "Subject1", scenario: "another", steps: 3)]
    #expect(text(report).contains("violated: 1 error in 2 of 2 subjects"))
  }

  /// One class is explored in two ways, and its findings are told of the first.
  @Test func namesakesStandByWhatTheyShare() throws {
    var report = report([finding(.certain, .known), finding(.certain, .known)])
    report.findings.removeLast()
    report.findings[0].subject = "Subject0"
    (report.subjects[1].name, report.subjects[1].rules) = ("Subject0", [report.findings[0].rule: .violated])
    compare(&report)
    for text in [text(report), text(report, isVerbose: true)] {
      #expect(text.components(separatedBy: "● known only").count == 3 && !text.contains("a rule is broken"), "\(text)")
      #expect(text.contains("1 known finding, listed under another scenario of the same name"))
    }
    #expect(MarkdownReporter.render(report).contains("1 known finding, listed under another scenario of the same name"))
    #expect(HTMLReporter.render(report).contains("1 known finding, listed under another scenario of the same name"))
    let cases = JUnitReporter.render(report)
    #expect(cases.contains("violated: the finding is reported once, under another scenario of the same name"))
    // What its namesake breaks alone says nothing of it.
    report.subjects[1].rules = [.TV101: .violated]
    #expect(text(report).contains("✕ violated") && text(report).contains("a rule is broken"))
    report.findings[0].status = .new
    report.subjects[1].rules = [report.findings[0].rule: .violated]
    #expect(text(report).components(separatedBy: "✕ violated").count == 3)
    // What makes a subject count is named where its own findings do not.
    report.findings.append(finding(.certain, .known))
    (report.findings[1].id, report.findings[1].subject, report.subjects[1].name) = ("1", "Subject1", "Subject1")
    report.findings[0].occurrences = [Occurrence(subject: "Subject1", scenario: "another", steps: 3)]
    #expect(text(report).contains("1 known finding and 1 finding, listed under Subject0"))
  }

  /// How many subjects a run over changes has checked, and what was left out.
  @Test func changesAreCounted() {
    var report = report([finding(), finding()])
    report.changedSince = "main"
    let head = "2 subjects reach what has changed since main and were checked, "
    #expect(GateText.changes(report) == head + "none was left out")
    report.leftOutSubjects = 1
    #expect(GateText.changes(report) == head + "1 was left out")
    (report.leftOutSubjects, report.leftOutFallbacks) = (6, 1)
    #expect(
      GateText.changes(report)
        == head + "6 were left out (1 of them is explored only where no other leads to it)")
    report.subjects = []
    let none = "no subject reaches what has changed since main, 6 were left out"
    #expect(GateText.changes(report)?.hasPrefix(none) ?? false)
  }

  /// As many errors as are told, or how many are told.
  @Test func theSumIsThatOfTheText() {
    var elsewhere = finding()
    elsewhere.location.line += 7
    var report = report([finding(), elsewhere])
    #expect(text(report).contains("violated: 2 errors in 2 of 2 subjects"))
    report.findings[1].location.path = report.findings[0].location.path
    #expect(text(report).contains("violated: 2 errors (1 cause) in "))
    #expect(text(report).components(separatedBy: "error: ").count - 1 == 1)
    #expect(text(report, isVerbose: true).contains("violated: 2 errors in "))
  }

  /// What does not count is called so by every format, and has a switch of its own on the page.
  @Test func doubtIsSaidByEveryFormat() {
    var report = report([finding(.possible), finding()])
    let (page, document) = (HTMLReporter.render(report), MarkdownReporter.render(report))
    #expect(document.contains("**● possible** · `TV104`") && document.contains("**✕ error** · `TV104`"))
    #expect(document.contains("| ▲ possible only |") && document.contains("| ✕ violated |"))
    let doubtful = #"<article class="card finding s-doubtful""#
    #expect(page.components(separatedBy: doubtful).count == 2 && page.contains(#"id="show-doubtful""#))
    #expect(page.contains(#"id="show-possible-only""#) && page.contains("<b>1</b> possible only"))
    #expect(page.contains("<b>1</b> violated") && page.contains("<b>1</b> error<"))
    // Whoever counts them does not take them for errors either.
    report.thresholds = Thresholds(severity: .warning, confidence: .possible)
    #expect(HTMLReporter.render(report).contains(#"id="show-doubtful""#))
    #expect(MarkdownReporter.render(report).contains("**● possible** · `TV104`"))
    #expect(text(report).contains("F0.swift:41:22: possible: ") && text(report).contains("F1.swift:41:22: error: "))
    #expect(
      text(report).contains(
        "violated: 1 error and 1 possible finding in 2 of 2 subjects; possible findings count, too\n"))
    report.thresholds?.severity = .error
    #expect(text(report).contains("; only errors count, possible ones, too\n"))
  }

  /// The page tells a cause once, and sums up as the text does.
  @Test func theSameCauseIsToldOnceOnThePage() {
    var elsewhere = finding()
    elsewhere.location.line += 7
    var report = report([finding(), elsewhere])
    report.findings[1].location.path = report.findings[0].location.path
    let page = HTMLReporter.render(report)
    #expect(page.contains("2 errors (1 cause) in "))
    #expect(page.contains(##"The same cause as <a href="#f1">finding 1</a>"##))
    #expect(page.components(separatedBy: ">What to do<").count == 2)
  }

  @Test func manySubjectsAreCountedByTheSameWords() {
    let report = report((0..<22).map { finding($0 < 20 ? .possible : .certain) })
    #expect(text(report).contains("subjects: 2 violated, 20 possible only; --verbose lists them\n"))
  }

  /// The share of a few findings would contradict the word before it.
  @Test func onlyTheShareOfManyIsTold() {
    var few = FlipSample.finding
    few.rule = .TV104
    #expect(Wording.reliability(of: few) == "likely")
    #expect(Wording.confidence(of: few) == "likely, " + Wording.meaning(of: .likely))
    var many = few
    (many.rule, many.assumptions) = (.TV504, [])
    #expect(Wording.reliability(of: many) == "likely; of 79 findings like this, 76 were true")
  }

  /// Nor is a share told that is below what the guides promise for the word.
  @Test func noShareContradictsTheWord() {
    var finding = FlipSample.finding
    (finding.rule, finding.assumptions, finding.confidence) = (.TV902, [], .certain)
    #expect(Wording.reliability(of: finding) == "certain")
    finding.confidence = .likely
    #expect(Wording.reliability(of: finding) == "likely; of 58 findings like this, 51 were true")
  }

  /// A run whose verdict is `incomplete`, and that limits do not fail, says so in its last line.
  @Test func aRunThatPassesSaysSo() {
    var report = report([finding(.possible), finding(.possible)])
    (report.verdict, report.subjects[0].verdict, report.subjects[0].bound) = (.incomplete, .incomplete, "stopped")
    let passing = "\nthe run passes: nothing that counts was found, and as much was explored as it asks for\n"
    #expect(!text(report).contains(passing))
    report.passesIncomplete = true
    #expect(text(report).hasSuffix(passing))
    report.verdict = .holds
    #expect(!text(report).contains(passing))
  }

  /// A finding belongs to the subject that it names, wherever the line to blame lies: the list adds up.
  @Test func findingsAreCountedByTheirSubjects() {
    var report = report([finding(), finding(), finding(.possible), finding()])
    for index in 1...2 { report.findings[index].subject = "Subject0" }
    report.findings[3].subject = "NobodysClass"
    for subject in report.subjects.indices {
      report.subjects[subject].location.path = "Folder\(subject)/F\(subject).swift"
      report.findings[subject].location.path = "Folder\(3 - subject)/F.swift"
    }
    #expect(
      text(report).contains(
        "Subject0, transitioning delegate (Folder0/F0.swift:14:13): 2 findings and 1 possible one; "))
    #expect(text(report).contains("\n  and 1 finding in classes that are no subjects\n"))
    #expect(MarkdownReporter.render(report).contains("| 2 findings and 1 possible one"))
    #expect(HTMLReporter.render(report).contains("2 findings and 1 possible one"))
  }

  /// What the text of the code shows has no steps.
  @Test func withoutARunNoStepsAreTold() {
    var shown = finding()
    (shown.trace, shown.disturbances) = ([], nil)
    let line = "found by reading the sources: no ordering was executed"
    for isVerbose in [false, true] {
      let told = text(report([shown]), isVerbose: isVerbose)
      #expect(told.contains(", \(line)\n") && !told.contains("scenario:"))
      #expect(!text(report([finding()]), isVerbose: isVerbose).contains(line))
    }
    let markdown = MarkdownReporter.render(report([shown]))
    #expect(markdown.contains(" · \(line)\n") && !markdown.contains("| step | who |"))
    #expect(HTMLReporter.render(report([shown])).contains(", \(line), finding "))
    shown.disturbances = 0
    #expect(!MarkdownReporter.render(report([shown])).contains(line))
  }

  @Test func nothingToCheckIsSaid() {
    let text = text(SampleReport.empty)
    #expect(text.contains("no code of presentations or transitions was found in 0 files"))
  }
}
