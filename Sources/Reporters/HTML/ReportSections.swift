import RunReport

/// What stands around the findings: their list, the subjects with the verdict of every rule, and what was not covered.
struct ReportSections {
  let report: Report
  let systems: [ReportSystem]

  // MARK: - Contents

  /// Links to the findings, grouped by system. Left out when there is only one.
  var contents: HTMLNode {
    guard report.findings.count > 1 else { return .nothing }
    let groups = systems.filter { !$0.findings.isEmpty }.map { system -> HTMLNode in
      .element(
        "li", [], .span("eyebrow", system.name),
        .element("ol", [], system.findings.map { entry($0.finding, $0.index + 1) }))
    }
    return .element("nav", [.class("contents"), .label("findings")], .element("ul", [], groups))
  }

  private func entry(_ finding: Finding, _ number: Int) -> HTMLNode {
    .element(
      "li", [.class("s-\(finding.severity.rawValue)")],
      .element(
        "a", [.link("f\(number)")], .symbol(Wording.symbol(finding.severity)),
        .element("b", [], .text(onOneLine(finding.rule))),
        .element("span", [], .prose(finding.message))))
  }

  // MARK: - Problems

  var problems: HTMLNode {
    guard !report.problems.isEmpty else { return .nothing }
    let items = report.problems.map { problem -> HTMLNode in
      .element(
        "li", [], .severity(problem.severity), " ", .prose(problem.message), " ",
        problem.location.map { .code($0.printed) } ?? .nothing,
        problem.excerpt.isEmpty
          ? .nothing
          : .element(
            "pre", [.class("well"), HTMLAttribute("tabindex", "0")],
            .text(problem.excerpt.map(onOneLine).joined(separator: "\n"))))
    }
    return section("Trouble with the input", "problems", .element("ul", [.class("plain")], items))
  }

  // MARK: - Subjects

  var subjects: HTMLNode {
    guard !report.subjects.isEmpty else {
      return section("Subjects", "subjects", .element("p", [], "The sources hold nothing that could be checked."))
    }
    return section("Subjects", "subjects", .fragment(systems.filter { !$0.subjects.isEmpty }.map(table)))
  }

  private func table(_ system: ReportSystem) -> HTMLNode {
    .element(
      "div", [.class("system")],
      .element("h3", [], .text(system.name), .verdict(system.verdict)),
      .element("p", [.class("place")], .code(system.folder)),
      .fragment(system.subjects.map { subject($0, system) }))
  }

  private func subject(_ subject: Subject, _ system: ReportSystem) -> HTMLNode {
    let findings = system.findings(of: subject)
    let meaning = Wording.sentence(for: subject, findings: findings.map(\.finding))
    let links = findings.map { entry in
      HTMLNode.element(
        "a", [.link("f\(entry.index + 1)")], .text("\(onOneLine(entry.finding.rule)) #\(entry.index + 1)"))
    }
    return .element(
      "details", [.class("subject v-\(subject.verdict.rawValue)")],
      .element(
        "summary", [], .verdict(subject.verdict),
        .element(
          "span", [.class("name")], .element("b", [], .text(onOneLine(subject.name))),
          .span("soft", " \(onOneLine(subject.kind)), \(subject.location.short)"),
          .element("span", [.class("soft meaning")], .prose(meaning))),
        subject.states == 0 ? .nothing : .span("soft numbers", Wording.count(subject.states, "state"))),
      .element(
        "div", [.class("inside")],
        .element("p", [.class("place")], .code(subject.location.printed)),
        .element("p", [], .text(Wording.size(of: subject) + ".")),
        links.isEmpty ? .nothing : .element("p", [.class("links")], [.text("Findings: ")] + links), rules(of: subject),
        constructs(subject.notUnderstood)))
  }

  private func rules(of subject: Subject) -> HTMLNode {
    let rows = Verdict.allCases.compactMap { verdict -> HTMLNode? in
      let rules = subject.rules(with: verdict)
      guard !rules.isEmpty else { return nil }
      return .element(
        "tr", [], .element("th", [HTMLAttribute("scope", "row")], .verdict(verdict)),
        .element("td", [], rules.map { .span("chip", $0) }))
    }
    return rows.isEmpty ? .nothing : .element("table", [.class("rules")], .element("tbody", [], rows))
  }

  // MARK: - Coverage

  var coverage: HTMLNode {
    let files = report.notUnderstood.map { file -> HTMLNode in
      .element(
        "details", [.class("fold")],
        .element("summary", [], .code(file.path), .text(" " + Wording.count(file.constructs.count, "construct"))),
        constructs(file.constructs))
    }
    let unexercised = vacuousEverywhere
    guard !files.isEmpty || !unexercised.isEmpty else { return .nothing }
    let total = Wording.count(report.statistics.notUnderstood, "construct")
    return section(
      "What was not covered", "coverage",
      .fragment([
        unexercised.isEmpty
          ? .nothing
          : .element(
            "div", [],
            .element(
              "p", [],
              "Rules that no subject exercised: the situations that they speak of never arose."
            ),
            .element("p", [.class("chips")], unexercised.map { .span("chip", $0) })),
        files.isEmpty
          ? .nothing : .element("p", [], .text("\(total) without meaning for the checker, taken as unknown values:")),
        .fragment(files),
      ]))
  }

  /// Rules that are vacuous in every subject that lists them.
  private var vacuousEverywhere: [String] {
    var exercised: Set<String> = []
    for subject in report.subjects {
      for (rule, verdict) in subject.rules where verdict != .vacuous { exercised.insert(rule) }
    }
    let vacuous = Set(report.subjects.flatMap { $0.rules(with: .vacuous) })
    return vacuous.subtracting(exercised).sorted { ($0.count, $0) < ($1.count, $1) }
  }

  private func constructs(_ constructs: [NotUnderstoodConstruct]) -> HTMLNode {
    guard !constructs.isEmpty else { return .nothing }
    return .element(
      "ul", [.class("constructs")],
      constructs.map { .element("li", [], .text(onOneLine($0.construct) + " "), .code($0.location.printed)) })
  }

  private func section(_ title: String, _ id: String, _ content: HTMLNode) -> HTMLNode {
    .element("section", [.class("card"), .id(id)], .element("h2", [], .text(title)), content)
  }
}
