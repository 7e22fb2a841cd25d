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
    try Goldens.expect(TextReporter.render(SampleReport.empty, color: false, htmlPath: nil), equals: "empty.txt")
  }

  @Test func markdown() throws {
    try Goldens.expect(MarkdownReporter.render(SampleReport.report), equals: "sample.md")
    try Goldens.expect(MarkdownReporter.render(HostileReport.report), equals: "hostile.md")
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
}
