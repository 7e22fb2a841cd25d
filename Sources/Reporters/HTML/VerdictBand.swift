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
      .element("p", [.class("lead")], .text(Wording.summary(of: report, causes: causes) + ".")), explored,
      filters, search, expectations,
      .element("p", [.class("soft")], .text(Wording.statistics(of: report) + ".")), jump)
  }

  /// As many as have a whole card.
  private var causes: Int {
    FindingGroup.groups(of: report.findings).count { GateWording.isConfident($0.first, in: report) }
  }

  private var explored: HTMLNode {
    guard let sentence = ExplorationText.shortSentence(report) else { return .nothing }
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
      let counted = report.findings.filter { $0.severity == severity && GateWording.doubt($0, in: report) == nil }
      let number = counted.count
      if number == 0 { return nil }
      // The sentence above counts what is new.
      let new = counted.count { $0.status != .known }
      let name = severity.rawValue + (number == 1 ? "" : "s") + (new == number ? "" : ", \(Wording.grouped(new)) new")
      return filter("show-\(severity.rawValue)", number, name, Wording.symbol(severity), "s-\(severity.rawValue)")
    }
    let groups = [
      ("Findings", severities + doubtful), ("Against the baseline", statuses), ("Subjects", verdicts + others),
    ].filter { !$0.1.isEmpty }
    return .element(
      "div", [.class("filters")],
      groups.map { title, boxes in
        .element("fieldset", [], [.element("legend", [], .text(title))] + boxes)
      })
  }

  /// "3 possible": what is not sure enough to count, here as in the sentence above.
  private var doubtful: [HTMLNode] {
    let doubts = report.findings.compactMap { GateWording.doubt($0, in: report) }
    if doubts.isEmpty { return [] }
    let words = Confidence.allCases.filter(doubts.contains).map(\.rawValue).joined(separator: " or ")
    return [filter("show-doubtful", doubts.count, words, Wording.symbol(Severity.note), "s-doubtful")]
  }

  private var statuses: [HTMLNode] {
    [(BaselineStatus.new, "+"), (.known, "=")].compactMap { status, symbol in
      let number = report.findings.count { $0.status == status }
      return number == 0 ? nil : filter("show-\(status.rawValue)", number, status.rawValue, symbol, "")
    }
  }

  private var verdicts: [HTMLNode] {
    let standings = SubjectStandings(report)
    return Verdict.allCases.compactMap { verdict in
      let number = report.subjects.count { $0.verdict == verdict && standings.standing(of: $0) == .verdict }
      let name = verdict.rawValue
      return number == 0 ? nil : filter("show-\(name)", number, name, Wording.symbol(verdict), "v-\(name)")
    }
  }

  /// Subjects of which nothing counts: "2 possible only".
  private var others: [HTMLNode] {
    let standings = SubjectStandings(report)
    let found = report.subjects.map { standings.standing(of: $0) }
    return SubjectStanding.others.compactMap { standing in
      let number = found.count { $0 == standing }
      guard number > 0, let word = standing.word else { return nil }
      let name = standing.htmlClass
      return filter("show-" + name.dropFirst(2), number, word, standing.symbol, name)
    }
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
