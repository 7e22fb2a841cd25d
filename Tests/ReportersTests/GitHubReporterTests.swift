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
    report.findings[0].confidence = .certain
    report.findings[0].status = .known
    #expect(GitHubReporter.render(report).hasPrefix("::notice "))
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

  @Test func summaryHasRoom() throws {
    let report = crowd(30, 30)
    let whole = MarkdownReporter.render(report)
    #expect(StepSummary.markdown(report) == whole)
    #expect(StepSummary.markdown(report, limit: whole.utf8.count) == whole)
    for limit in [whole.utf8.count - 1, whole.utf8.count / 2, 4000] {
      let text = StepSummary.markdown(report, limit: limit)
      #expect(text.utf8.count <= limit)
      #expect(text.hasPrefix("# transverify: violated"))
      let shown = text.components(separatedBy: "\n### ").count - 1
      #expect(text.contains("\n\(shown) of 60 findings and no subject shown here"))
    }
    #expect(StepSummary.markdown(report, limit: 10) == "")
  }
}
