import RunReport

/// How the run stands to others: the baseline, an earlier report, and comments in the sources that allow findings.
extension ReportSections {
  var comparisons: HTMLNode {
    let all = report.comparisons ?? []
    let changes = [GateText.changes(report), GateWording.leftOut(of: report)].compactMap(\.self)
    guard !all.isEmpty || !changes.isEmpty else { return .nothing }
    return section(
      "Compared", "compared",
      .fragment(
        changes.map { .element("p", [], .text(Wording.capitalised(onOneLine($0)) + ".")) } + all.map(comparison)))
  }

  private func comparison(_ comparison: Comparison) -> HTMLNode {
    .element(
      "div", [],
      .element("p", [], .text(Wording.capitalised(GateText.sentence(comparison, in: report)) + ".")),
      GateText.totals(comparison).map { .element("p", [.class("soft")], .text("Now " + $0 + ".")) } ?? .nothing,
      GateText.farther(comparison).map { .element("p", [], .text(Wording.capitalised($0) + ".")) } ?? .nothing,
      .fragment(
        GateText.otherwise(comparison, in: report).map { .element("p", [], .prose(Wording.capitalised($0) + ".")) }),
      comparison.fixed.isEmpty
        ? .nothing
        : .element(
          "details", [.class("fold")],
          .element("summary", [], .text("Fixed (\(Wording.grouped(comparison.fixed.count)))")),
          .element(
            "ul", [.class("constructs")],
            comparison.fixed.map { .element("li", [], .symbol("✓"), .prose(GateText.fixed($0))) })))
  }

  var suppressions: HTMLNode {
    guard let all = report.suppressions, let sentence = GateText.suppressions(report) else { return .nothing }
    let items = all.map { suppression -> HTMLNode in
      .element(
        "li", [],
        .element(
          "p", [], suppression.stale == nil ? .nothing : .element("b", [.class("stale")], "▲ stale "),
          .prose(Wording.capitalised(GateText.suppression(suppression))), " ", .code(suppression.location.printed)),
        suppression.suppressed.isEmpty
          ? .nothing
          : .element(
            "ul", [.class("constructs")],
            suppression.suppressed.map { .element("li", [], .prose(GateText.fixed($0))) }))
    }
    return section(
      "Allowed in the sources", "allowed",
      .fragment([
        .element("p", [], .text(Wording.capitalised(sentence) + ".")), .element("ul", [.class("plain")], items),
      ]))
  }
}
