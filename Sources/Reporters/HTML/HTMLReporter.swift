import RunReport

/// The report as one HTML file that needs nothing else: no network, no other file, and for reading no script. Equal
/// reports give equal bytes.
package enum HTMLReporter {
  package static func render(_ report: Report) -> String { page(report).renderPage() }

  /// The page as a tree of nodes.
  package static func page(_ report: Report) -> HTMLNode {
    let sections = ReportSections(report: report, systems: report.systems)
    let title = "transverify: \(report.verdict.rawValue), \(Wording.count(report.findings.count, "finding"))"
    return .element(
      "html", [HTMLAttribute("lang", "en")],
      .element(
        "head", [],
        .element("meta", [HTMLAttribute("charset", "utf-8")]),
        .element(
          "meta", [HTMLAttribute("name", "viewport"), HTMLAttribute("content", "width=device-width,initial-scale=1")]),
        .element("title", [], .text(title)),
        .styleSheet(Palette.styleSheet + StyleSheet.text)),
      .element(
        "body", [],
        .element("a", [.class("skip"), .link("main")], "Skip to the findings"),
        VerdictBand(report: report).node,
        .element(
          "main", [.id("main")], sections.problems, findings(report, sections), sections.subjects, sections.coverage,
          sections.unexplored, sections.understanding),
        footer, .script(PageScript.text)))
  }

  private static func findings(_ report: Report, _ sections: ReportSections) -> HTMLNode {
    guard !report.findings.isEmpty else { return .nothing }
    let cards = report.findings.enumerated().map { index, finding in
      FindingCard(finding: finding, number: index + 1, isOpen: report.findings.count <= 3).node
    }
    return .element(
      "section", [.id("findings"), .label("Findings")],
      [.element("h2", [], .text(Wording.count(report.findings.count, "finding"))), sections.contents] + cards)
  }

  private static var footer: HTMLNode {
    let keys = [
      ("j k", "next, previous step"), ("n p", "next, previous finding"), ("d", "sequence chart"), ("u", "top"),
      ("?", "keys"),
    ]
    return .element(
      "footer", [],
      .element(
        "details", [.class("keys"), .id("keys")], .element("summary", [], "Keys and legend"),
        .element(
          "dl", [],
          keys.flatMap { [.element("dt", [], .element("kbd", [], .text($0.0))), .element("dd", [], .text($0.1))] }),
        .element(
          "dl", [],
          Verdict.allCases.flatMap {
            [.element("dt", [], .verdict($0)), .element("dd", [], .text(Wording.meaning(of: $0)))]
          })))
  }
}
