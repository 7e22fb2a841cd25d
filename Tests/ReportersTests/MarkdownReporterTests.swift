import Reporters
import RunReport
import Testing

@Suite struct MarkdownReporterTests {
  @Test func thereIsAPagePerSystemAndAnIndex() {
    let pages = MarkdownReporter.pages(SampleReport.report)
    #expect(pages.map(\.name) == ["index.md", "CardPresentation.md", "Flip.md", "StepByStep.md"])
    for page in pages.dropFirst() { #expect(pages[0].text.contains("](\(page.name))")) }
    #expect(pages[1].text.contains("# CardPresentation: ✕ violated"))
    #expect(pages[1].text.contains("CardPresentation/Repaired.swift"))
  }

  @Test func everyFindingIsOnExactlyOnePage() {
    for report in [SampleReport.report, HostileReport.report] {
      let pages = MarkdownReporter.pages(report).dropFirst().map(\.text).joined()
      for number in report.findings.indices {
        let headings = pages.split(separator: "\n").filter { $0.hasPrefix("### \(number + 1). ") }
        #expect(headings.count == 1 || report.findings[number].message.isEmpty, "finding \(number + 1)")
      }
    }
  }

  @Test func namesOfPagesAreUniqueAndSafe() {
    var report = SampleReport.clean
    let paths = [
      "A/Card/x.swift", "B/Card/x.swift", "c/card/x.swift", "index/x.swift", "Alone.swift", "../x.swift",
      "a b/ü?/x.swift",
    ]
    report.subjects = paths.map { path in
      var subject = SampleReport.clean.subjects[0]
      subject.location.path = path
      return subject
    }
    let names = MarkdownReporter.pages(report).map(\.name)
    #expect(
      names == ["index.md", "root.md", "Card.md", "Alone.md", "Card-2.md", "ü-.md", "card-3.md", "index-2.md"])
  }

  @Test func fencesArePairedAndTablesKeepTheirColumns() {
    for report in [SampleReport.report, HostileReport.report] {
      var fence: Substring?
      var columns: Int?
      for line in MarkdownReporter.render(report).split(separator: "\n", omittingEmptySubsequences: false) {
        if let open = fence {
          if line == open { fence = nil }
          continue
        }
        if line.hasPrefix("```") {
          fence = line.prefix { $0 == "`" }
          continue
        }
        let bars = line.replacing("\\|", with: "").count { $0 == "|" }
        if line.hasPrefix("| ") { #expect(columns == nil || bars == columns, "\(line)") }
        columns = line.hasPrefix("| ") ? bars : nil
        let prose = line.replacing(/(`+)[^`](.*?[^`])??\1(?!`)/, with: "").replacing(/\\./, with: "")
        #expect(!prose.contains("<script"), "\(line)")
        #expect(!prose.contains("]("), "\(line)")
      }
      #expect(fence == nil)
    }
  }

  @Test func mermaidLinesAreOneStatementEach() throws {
    let diagrams = MarkdownReporter.render(HostileReport.report).split(separator: "```mermaid\n").dropFirst()
    #expect(diagrams.count == HostileReport.texts.count)
    let text = "[^:;<>\"`{}#]"
    let statement = try Regex(
      #"(rect rgba\(200, 60, 40, 0\.12\)|end|(participant|actor) L\d+ as \#(text)*"#
        + #"|Note over L\d+(,L\d+)?: \#(text)+|L\d+(->>|-->>|-x)L\d+: \#(text)+)"#)
    for diagram in diagrams {
      let lines = diagram.split(separator: "\n").prefix { $0 != "```" }
      #expect(lines.first == "sequenceDiagram")
      for line in lines.dropFirst() {
        let withoutEntities = line.replacing(/#[0-9]+;/, with: "")
        #expect(withoutEntities.hasPrefix("  "))
        #expect(withoutEntities.dropFirst(2).wholeMatch(of: statement) != nil, "\(line)")
      }
    }
  }
}
