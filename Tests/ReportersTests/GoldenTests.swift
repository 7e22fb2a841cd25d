import Reporters
import RunReport
import Testing

/// The whole output of each format for the sample report.
@Suite struct GoldenTests {
  @Test func text() throws {
    try Goldens.expect(text(SampleReport.report, htmlPath: "Reports/index.html"), equals: "sample-short.txt")
    try Goldens.expect(text(SampleReport.report, color: true), equals: "sample-color.txt")
    try Goldens.expect(text(SampleReport.clean), equals: "clean.txt")
    try Goldens.expect(text(ExplainedReport.report), equals: "explained-short.txt")
    try Goldens.expect(text(SampleReport.empty), equals: "empty.txt")
  }

  @Test func verboseText() throws {
    try Goldens.expect(text(SampleReport.report, isVerbose: true), equals: "sample.txt")
    try Goldens.expect(text(ExplainedReport.report, isVerbose: true), equals: "explained.txt")
  }

  private func text(
    _ report: Report, color: Bool = false, htmlPath: String? = nil, isVerbose: Bool = false
  ) -> String {
    TextReporter.render(report, color: color, htmlPath: htmlPath, isVerbose: isVerbose)
  }

  @Test func markdown() throws {
    try Goldens.expect(MarkdownReporter.render(SampleReport.report), equals: "sample.md")
    try Goldens.expect(MarkdownReporter.render(HostileReport.report), equals: "hostile.md")
    try Goldens.expect(MarkdownReporter.render(ExplainedReport.report), equals: "explained.md")
    for page in MarkdownReporter.pages(SampleReport.report) {
      try Goldens.expect(page.text, equals: "pages/" + page.name)
    }
  }

  @Test func json() throws { try Goldens.expect(JSONReporter.render(SampleReport.report), equals: "sample.json") }

  @Test func html() throws {
    try Goldens.expect(HTMLReporter.render(SampleReport.report), equals: "sample.html")
    try Goldens.expect(HTMLReporter.render(SampleReport.clean), equals: "clean.html")
    try Goldens.expect(HTMLReporter.render(HostileReport.report), equals: "hostile.html")
  }

  /// The formats of others, with everything in them.
  @Test func others() throws {
    let report = ExplainedReport.report
    let sarif = SARIFReporter.render(report, rules: SARIFReporterTests.rules)
    try Goldens.expect(sarif, equals: "formats/explained.sarif")
    try Goldens.expect(JUnitReporter.render(report), equals: "formats/explained.junit.xml")
    try Goldens.expect(GitHubReporter.render(report), equals: "formats/explained.github.txt")
    try Goldens.expect(GitLabReporter.render(report), equals: "formats/explained.gitlab.json")
    try Goldens.expect(XcodeReporter.render(report, folder: "/App"), equals: "formats/explained.xcode.txt")
  }

  /// The formats with escapes of their own.
  @Test func othersWithHostileTexts() throws {
    try Goldens.expect(JUnitReporter.render(HostileReport.report), equals: "formats/hostile.junit.xml")
    try Goldens.expect(GitHubReporter.render(HostileReport.report), equals: "formats/hostile.github.txt")
  }
}
