import RunReport

/// How much of the code had a meaning, for readers of the page.
extension ReportSections {
  /// Classes to which no run has come.
  var unexplored: HTMLNode {
    guard let sentence = UnexploredText.sentence(report) else { return .nothing }
    return .element(
      "section", [.class("card"), .id("unexplored")], .element("h2", [], "What was not explored"),
      .element("p", [], .text(sentence + ".")),
      fold("Classes", (report.unexplored ?? []).map { [$0.location.printed, $0.name, $0.reason] }))
  }

  var understanding: HTMLNode {
    guard let coverage = report.understanding, let sentence = UnderstandingText.sentence(coverage) else {
      return .nothing
    }
    return .element(
      "section", [.class("card"), .id("understood")], .element("h2", [], "What was understood"),
      .element("p", [], .text(sentence + ".")), .element("p", [], .text(UnderstandingText.meaning)),
      fold(
        "Not understood, by reason",
        coverage.reasons.map { reason in
          [reason.construct, Wording.count(reason.places, "expression"), reason.location.printed]
        }),
      fold("By file", coverage.files.map { [$0.path, UnderstandingText.share($0.count)] }),
      UnderstandingText.objectiveC(coverage).map { .element("p", [], .text($0 + ".")) } ?? .nothing,
      fold("Objective-C", coverage.objectiveC.map { [$0] }))
  }

  private func fold(_ title: String, _ rows: [[String]]) -> HTMLNode {
    guard !rows.isEmpty else { return .nothing }
    return .element(
      "details", [.class("fold")], .element("summary", [], .text("\(title) (\(Wording.grouped(rows.count)))")),
      .element(
        "table", [.class("rules")],
        .element(
          "tbody", [],
          rows.map { row in
            .element("tr", [], row.map { .element("td", [], .text(onOneLine($0))) })
          })))
  }
}
