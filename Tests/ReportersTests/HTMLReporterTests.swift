import Foundation
import Reporters
import RunReport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct HTMLReporterTests {
  private static let reports = [
    SampleReport.report, SampleReport.clean, SampleReport.empty, HostileReport.report, ExplainedReport.report, twins,
    BigReport.report(subjects: 3, findings: 8),
  ]

  /// Two subjects that nothing tells apart, and a diagram and a way that lead nowhere.
  private static let twins: Report = {
    var report = ExplainedReport.report
    report.subjects[0].diagram?.arrows += [
      .init(source: 1, target: 1, events: ["nothing"], rules: []), .init(source: 0, target: 9, events: [], rules: []),
    ]
    report.subjects.append(report.subjects[0])
    report.findings[2].path = [0, 7, -1]
    return report
  }()

  @Test func theShellIsSmall() { #expect(HTMLReporter.render(SampleReport.empty).utf8.count < 40_000) }

  @Test func equalReportsGiveEqualBytes() throws {
    let read = try JSONReporter.read(JSONReporter.render(SampleReport.report))
    #expect(HTMLReporter.render(read) == HTMLReporter.render(SampleReport.report))
  }

  @Test(arguments: reports)
  func nothingIsRequested(report: Report) {
    let page = HTMLReporter.render(report)
    for attribute in ["src", "srcset", "action", "data", "poster", "xlink:href", "onload", "onclick"] {
      #expect(!page.contains(" \(attribute)=\""), "\(attribute)")
    }
    for match in page.matches(of: /href="([^"]*)"/) { #expect(match.1.hasPrefix("#"), "\(match.1)") }
    let shell = HTMLReporter.render(SampleReport.empty)
    for word in ["http:", "https:", "@import", "url(", "fetch(", "XMLHttpRequest"] {
      #expect(!shell.contains(word), "\(word)")
    }
  }

  @Test(arguments: reports)
  func thePageIsWellFormed(report: Report) throws {
    let page = HTMLReporter.render(report)
    let markup = page.replacing(/<style>(?s:.)*?<\/style>/, with: "").replacing(/<script>(?s:.)*?<\/script>/, with: "")
    let parser = XMLParser(data: Data(markup.utf8))
    let checker = PageChecker()
    parser.delegate = checker
    #expect(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    #expect(checker.duplicates == [])
    #expect(checker.links.subtracting(checker.ids) == [])
    #expect(checker.scripts == 0)
  }

  @Test func everyFindingAndEveryStepIsThere() {
    for report in Self.reports {
      let page = HTMLReporter.render(report)
      for (index, finding) in report.findings.enumerated() {
        #expect(page.contains(#"id="f\#(index + 1)""#))
        for step in finding.trace { #expect(page.contains(#"id="f\#(index + 1)-s\#(step.step)""#)) }
      }
    }
  }

  @Test func charactersThatMeanSomethingAreEscapedInOnePlace() {
    let node = HTMLNode.element("p", [.label("\"<&'>\n")], .text("<script>&\u{1B}\u{202E}"))
    #expect(node.render() == #"<p aria-label="&quot;&lt;&amp;&#39;&gt;&#10;">&lt;script&gt;&amp;\u{1B}\u{202E}</p>"#)
    #expect(HTMLNode.script("a</script>").render() == #"<script>a<\/script></script>"#)
    #expect(HTMLNode.element("br").render() == "<br/>")
    #expect(HTMLNode.element("td").render() == "<td></td>")
  }

  @Test func colorsAreLegibleInBothSchemes() throws {
    let colors = Dictionary(uniqueKeysWithValues: Palette.colors.map { ($0.name, $0) })
    for (text, grounds) in Palette.legiblePairs {
      for ground in grounds {
        let (front, back) = (try #require(colors[text]), try #require(colors[ground]))
        #expect(contrast(front.light, back.light) >= 4.5, "\(text) on \(ground), light")
        #expect(contrast(front.dark, back.dark) >= 4.5, "\(text) on \(ground), dark")
      }
    }
  }

  /// Contrast ratio of WCAG 2.
  private func contrast(_ first: String, _ second: String) -> Double {
    func luminance(_ color: String) -> Double {
      let value = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let sorted = [luminance(first), luminance(second)].sorted()
    return (sorted[1] + 0.05) / (sorted[0] + 0.05)
  }
}

/// Collects ids and links of a page.
private final class PageChecker: NSObject, XMLParserDelegate {
  var ids: Set<String> = []
  var duplicates: [String] = []
  var links: Set<String> = []
  var scripts = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let id = attributes["id"], !ids.insert(id).inserted { duplicates.append(id) }
    if let link = attributes["href"] { links.insert(String(link.dropFirst())) }
    if name == "script" { scripts += 1 }
  }
}
