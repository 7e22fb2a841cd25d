import Reporters
import RunReport
import Testing

/// The whole output of each format for the sample report.
@Suite struct GoldenTests {
  @Test func text() throws {
    try Goldens.expect(
      TextReporter.render(SampleReport.report, color: false, htmlPath: "Reports/index.html"), equals: "sample.txt")
    try Goldens.expect(TextReporter.render(SampleReport.report, color: true, htmlPath: nil), equals: "sample-color.txt")
    try Goldens.expect(TextReporter.render(SampleReport.clean, color: false, htmlPath: nil), equals: "clean.txt")
    try Goldens.expect(
      TextReporter.render(ExplainedReport.report, color: false, htmlPath: nil), equals: "explained.txt")
    try Goldens.expect(TextReporter.render(SampleReport.empty, color: false, htmlPath: nil), equals: "empty.txt")
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
