import Foundation
import RunReport
import Testing

@testable import Reporters

@Suite struct GitHubReporterTests {
  /// A report with so many errors and warnings; the last error is the surest.
  private func crowd(_ errors: Int, _ warnings: Int) -> Report {
    var report = SampleReport.clean
    report.verdict = .violated
    report.findings = (0..<errors + warnings).map { number in
      var finding = CardSample.finding
      finding.id = "\(number)"
      finding.message = "finding \(number)"
      finding.location.path = "F\(number).swift"
      finding.severity = number < errors ? .error : .warning
      finding.confidence = number == errors - 1 ? .certain : .likely
      return finding
    }
    return report
  }

  @Test func onlyTheWorstAreShown() {
    let lines = GitHubReporter.render(crowd(12, 14)).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.first?.contains("finding 11") ?? false)
    #expect(
      lines.last == "transverify: 2 more errors and 4 more warnings not shown here, since GitHub shows 10 of each kind")
    #expect(!GitHubReporter.render(crowd(10, 10)).contains("not shown"))
  }

  @Test func whatDoesNotFailTheRunIsANotice() {
    var report = crowd(1, 0)
    report.findings[0].confidence = .possible
    #expect(GitHubReporter.render(report).hasPrefix("::notice "))
    report.findings += crowd(2, 0).findings.suffix(1)
    #expect(!GitHubReporter.render(report).contains("::notice "))
    report.findings = crowd(1, 0).findings
    report.findings[0].status = .known
    #expect(GitHubReporter.render(report).hasPrefix("transverify: "))
  }

  /// As documented: `%`, line breaks, and in properties `:` and `,`.
  @Test func commandsAreEscaped() {
    let command = WorkflowCommand(
      weight: .error, location: Location(path: "a,b:c%.swift", line: 1, column: 2), title: "x: y", message: "50 %\nnext"
    )
    #expect(command.line == "::error file=a%2Cb%3Ac%25.swift,line=1,col=2,title=x%3A y::50 %25%0Anext")
  }

  @Test(arguments: [HostileReport.report, ExplainedReport.report])
  func everyLineIsOneCommand(report: Report) {
    for line in GitHubReporter.render(report).split(separator: "\n") {
      #expect(line.hasPrefix("::") || line.hasPrefix("transverify: "))
    }
  }

  /// One cause is one annotation, which names its other places.
  @Test func aCauseIsToldOnce() {
    var report = crowd(3, 0)
    for index in report.findings.indices {
      report.findings[index].location = Location(path: "A.swift", line: 29 + index, column: 1)
    }
    let lines = GitHubReporter.render(report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 1)
    #expect(lines.first?.contains("line=31,") ?? false)
    #expect(lines.first?.contains("::  also: line 29; line 30%0A") ?? false, "\(lines.first ?? "")")
    #expect(lines.last?.contains("violated: 3 errors (1 cause)") ?? false)
  }

  @Test func anAnnotationIsAScreenAtMost() throws {
    var report = crowd(1, 0)
    let step = try #require(report.findings[0].trace.first)
    report.findings[0].trace = Array(repeating: step, count: 60)
    let lines = try #require(GitHubReporter.render(report).split(separator: "\n").first).components(separatedBy: "%0A")
    #expect(lines.count <= ShortFinding.limit + StorySteps.most)
  }

  /// What the summary tells is bounded in number and in bytes, and it says what it leaves out.
  @Test func summaryHasRoom() throws {
    let report = crowd(30, 30)
    let whole = StepSummary.markdown(report)
    #expect(whole.components(separatedBy: "\n### ").count - 1 == StepSummary.causes)
    #expect(whole.contains("\nNot told here: 40 findings."))
    #expect(whole.split(separator: "\n").count < 700)
    for limit in [whole.utf8.count - 1, whole.utf8.count / 2, 4000] {
      let text = StepSummary.markdown(report, limit: limit)
      #expect(text.utf8.count <= limit)
      #expect(text.hasPrefix("# transverify: violated"))
      let shown = text.components(separatedBy: "\n### ").count - 1
      #expect(text.contains("\nNot told here: \(60 - shown) findings."))
    }
    #expect(StepSummary.markdown(report, limit: 10) == "")
  }

  /// What the terminal folds is folded here, and what counts comes first.
  @Test func summaryFoldsWhatDoesNotCount() {
    var report = crowd(7, 0)
    for index in 0..<4 { report.findings[index].confidence = .possible }
    report.findings[4].status = .known
    let text = StepSummary.markdown(report)
    #expect(text.components(separatedBy: "\n### ").count - 1 == 2)
    #expect(text.contains("\n4 possible findings, ") && text.contains("\n1 known finding: --verbose tells it\n"))
    #expect(!text.contains("Not told here"))
  }
}
