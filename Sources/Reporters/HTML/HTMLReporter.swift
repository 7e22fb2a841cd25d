import RunReport

/// The report as one HTML file that needs nothing else: no network, no other file, and for reading no script. Equal
/// reports give equal bytes.
package enum HTMLReporter {
  package static func render(_ report: Report) -> String { page(report).renderPage() }

  /// The page as a tree of nodes.
  package static func page(_ report: Report) -> HTMLNode {
    page(report, style: .styleSheet(Palette.styleSheet + StyleSheet.text), script: .script(PageScript.text))
  }

  /// … with other means of style and script.
  static func page(
    _ report: Report, style: HTMLNode, script: HTMLNode, marks: [HTMLAttribute] = []
  ) -> HTMLNode {
    let sections = ReportSections(report: report)
    let title = "transverify: \(report.verdict.rawValue), \(Wording.count(report.findings.count, "finding"))"
    return .element(
      "html", [HTMLAttribute("lang", "en")],
      .element(
        "head", [],
        .element("meta", [HTMLAttribute("charset", "utf-8")]),
        .element(
          "meta", [HTMLAttribute("name", "viewport"), HTMLAttribute("content", "width=device-width,initial-scale=1")]),
        .element("title", [], .text(title)), style),
      .element(
        "body", marks,
        .element("a", [.class("skip"), .link("main")], "Skip to the findings"),
        VerdictBand(report: report).node,
        .element(
          "main", [.id("main")], sections.problems, findings(report, sections), sections.comparisons,
          sections.suppressions, sections.subjects, sections.coverage, sections.unexplored, sections.understanding),
        footer, shapes, script))
  }

  private static func findings(_ report: Report, _ sections: ReportSections) -> HTMLNode {
    guard !report.findings.isEmpty else { return .nothing }
    return .element(
      "section", [.id("findings"), .label("Findings")],
      [.element("h2", [], .text(Wording.count(report.findings.count, "finding"))), sections.contents] + sections.cards)
  }

  /// What pictures use again and again.
  private static var shapes: HTMLNode {
    .element(
      "svg", [.class("shapes"), .number("width", 0), .number("height", 0), HTMLAttribute("aria-hidden", "true")],
      .element("defs", [], LayerDrawing.symbol, SequenceDrawing.symbol))
  }

  private static let marks = [
    ("A M D", "a view that the step added, modified, removed; in the layers: bold, bold, struck through and dashed"),
    ("⚑", "point of no return: before this step a good end was still possible, after it none is"),
    ("grey step", "does not matter: the run fails without it, too"),
  ]

  private static var footer: HTMLNode {
    let keys = [
      ("j k", "next, previous step; also → ←"), ("space", "play the steps, pause"), ("n p", "next, previous finding"),
      ("d", "sequence chart"), ("u", "top"), ("/", "filter by text"), ("Esc", "close the player"), ("?", "keys"),
    ]
    return .element(
      "footer", [],
      .element(
        "details", [.class("keys"), .id("keys")], .element("summary", [], "Keys and legend"),
        .element(
          "dl", [],
          keys.flatMap { [.element("dt", [], .element("kbd", [], .text($0.0))), .element("dd", [], .text($0.1))] }),
        .element(
          "dl", [], marks.flatMap { [.element("dt", [], .text($0.0)), .element("dd", [], .text($0.1))] }),
        .element(
          "dl", [],
          Verdict.allCases.flatMap {
            [.element("dt", [], .verdict($0)), .element("dd", [], .text(Wording.meaning(of: $0)))]
          })))
  }
}
