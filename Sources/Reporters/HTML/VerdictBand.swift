import RunReport

/// The top of the page: the verdict of the run, and its counts as switches that show or hide what they count. The
/// switches are check boxes that the style sheet reads, so they work without a script.
struct VerdictBand {
  let report: Report

  var node: HTMLNode {
    .element(
      "header", [.class("band \(tone)"), .id("top")],
      .element(
        "p", [.class("eyebrow")], .text("\(onOneLine(report.tool.name)) \(onOneLine(report.tool.version))")),
      .element("h1", [], .symbol(Wording.symbol(report.verdict)), .text(report.verdict.rawValue)),
      .element("p", [.class("lead")], .text(Wording.summary(of: report) + ".")), explored,
      filters, search, expectations,
      .element("p", [.class("soft")], .text(Wording.statistics(of: report) + ".")), jump)
  }

  private var explored: HTMLNode {
    guard let sentence = ExplorationText.sentence(report) else { return .nothing }
    return .element(
      "p", [.class("explored")], .element("b", [], .text(Wording.capitalised(ExplorationText.title) + ": ")),
      .prose(sentence + "."))
  }

  private var tone: String {
    let tone = "v-\(report.verdict.rawValue)"
    return report.verdict == .holds && !Wording.isClear(report) ? tone + " unclear" : tone
  }

  private var filters: HTMLNode {
    let severities = Severity.allCases.compactMap { severity -> HTMLNode? in
      let all = report.findings.filter { $0.severity == severity }
      if all.isEmpty { return nil }
      let possible = all.count { $0.confidence == .possible }
      // What is only possible does not count among the errors, here as in the sentence above.
      let number = possible == all.count ? all.count : all.count - possible
      let name = (number == 1 ? severity.rawValue : severity.rawValue + "s") + more(possible, of: all.count)
      return filter("show-\(severity.rawValue)", number, name, Wording.symbol(severity), "s-\(severity.rawValue)")
    }
    let verdicts = Verdict.allCases.compactMap { verdict -> HTMLNode? in
      let number = report.subjects.count { $0.verdict == verdict }
      return number == 0
        ? nil
        : filter("show-\(verdict.rawValue)", number, verdict.rawValue, Wording.symbol(verdict), "v-\(verdict.rawValue)")
    }
    let statuses = [(BaselineStatus.new, "+"), (.known, "=")].compactMap { status, symbol -> HTMLNode? in
      let number = report.findings.count { $0.status == status }
      return number == 0 ? nil : filter("show-\(status.rawValue)", number, status.rawValue, symbol, "")
    }
    let groups = [("Findings", severities), ("Against the baseline", statuses), ("Subjects", verdicts)].filter {
      !$0.1.isEmpty
    }
    return .element(
      "div", [.class("filters")],
      groups.map { title, boxes in
        .element("fieldset", [], [.element("legend", [], .text(title))] + boxes)
      })
  }

  /// A field for words that findings and subjects must hold; a script shows it.
  private var search: HTMLNode {
    guard report.findings.count + report.subjects.count > 1 else { return .nothing }
    return .element(
      "p", [.class("search"), .flag("hidden")],
      .element(
        "label", [], .span("eyebrow", "Filter"), .element("input", [HTMLAttribute("type", "search")])),
      " ", .element("output"))
  }

  /// The parts of the page.
  private var jump: HTMLNode {
    let parts = [
      ("findings", "Findings", report.findings.isEmpty), ("subjects", "Subjects", false),
      ("keys", "Keys and legend", false),
    ]
    return .element(
      "nav", [.class("jump"), .label("parts of the page")],
      parts.filter { !$0.2 }.map { .element("a", [.link($0.0)], .text($0.1)) })
  }

  /// How many findings of a severity are only possible.
  private func more(_ possible: Int, of number: Int) -> String {
    if possible == 0 { return "" }
    return possible == number ? ", only possible" : " and \(Wording.grouped(possible)) possible"
  }

  private func filter(_ id: String, _ number: Int, _ name: String, _ symbol: String, _ kind: String) -> HTMLNode {
    .element(
      "label", [.class("filter \(kind)")],
      .element("input", [HTMLAttribute("type", "checkbox"), .id(id), .flag("checked")]),
      .symbol(symbol), .element("b", [], .text(Wording.grouped(number))), .text(" " + name))
  }

  private var expectations: HTMLNode {
    guard let expectations = report.expectations else { return .nothing }
    let symbol = expectations.failures.isEmpty ? "✓" : "✕"
    let kind = expectations.failures.isEmpty ? "v-holds" : "v-violated"
    return .element(
      "div", [.class("expectations")],
      .element(
        "p", [],
        .element("span", [.class("verdict \(kind)")], .symbol(symbol), .text(Wording.expectations(expectations))),
        .text(expectations.failures.isEmpty ? ": " + Wording.expectationsMet : ":")),
      expectations.failures.isEmpty
        ? .nothing
        : .element(
          "ul", [],
          expectations.failures.map { .element("li", [], .code($0.location.printed), " ", .prose($0.message)) }))
  }
}
