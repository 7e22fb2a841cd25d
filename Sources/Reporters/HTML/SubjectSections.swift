import Identifiers
import RunReport

/// The subjects, by system: the verdict of each, its rules, what the exploration has touched, and its states.
extension ReportSections {
  var subjects: HTMLNode {
    guard !report.subjects.isEmpty else {
      return section("Subjects", "subjects", .element("p", [], "The sources hold nothing that could be checked."))
    }
    return section("Subjects", "subjects", .fragment(systems.filter { !$0.subjects.isEmpty }.map(table)))
  }

  private func table(_ system: ReportSystem) -> HTMLNode {
    .element(
      "div", [.class("system")],
      .element("h3", [], .text(system.name), .standing(standings.standing(of: system), system.verdict)),
      .element("p", [.class("place")], .code(system.folder)),
      .fragment(system.subjects.indices.map { subject(system.subjects[$0], $0, system) }))
  }

  private func subject(_ subject: Subject, _ place: Int, _ system: ReportSystem) -> HTMLNode {
    let findings = found.entries(of: subject)
    // Of equal subjects only the first has a name in the page.
    let index = system.subjects.firstIndex(of: subject) == place ? report.subjects.firstIndex(of: subject) : nil
    let standing = standings.standing(of: subject)
    let meaning = Wording.sentence(
      for: subject, findings: findings.map(\.finding), shared: standings.shared(with: subject),
      isAllowed: standing == .allowed, beside: standings.beside(subject))
    let links = findings.map { entry in
      HTMLNode.element(
        "a", [.link("f\(entry.index + 1)")], .text("\(entry.finding.rule) #\(entry.index + 1)"))
    }
    let kind = standing == .verdict ? "v-\(subject.verdict.rawValue)" : standing.htmlClass
    return .element(
      "details",
      [.class("subject \(kind)")] + (index.map { [.id("s\($0 + 1)")] } ?? []),
      .element(
        "summary", [], .standing(standing, subject.verdict),
        .element(
          "span", [.class("name")], .element("b", [], .text(onOneLine(subject.name))),
          .span("soft", " \(kinds.kind(of: subject)), \(subject.location.short)"),
          .element("span", [.class("soft meaning")], .prose(meaning))),
        subject.states == 0 ? .nothing : .span("soft numbers", Wording.count(subject.states, "state"))),
      .element(
        "div", [.class("inside")],
        .element("p", [.class("place")], .code(subject.location.printed)),
        .element("p", [], .text(Wording.size(of: subject) + ".")),
        links.isEmpty ? .nothing : .element("p", [.class("links")], [.text("Findings: ")] + links),
        reasons(of: subject),
        rules(of: subject),
        index.map { isFull[$0] ? details(of: $0) : shortDetails(of: subject) } ?? .nothing,
        constructs(subject.notUnderstood)))
  }

  /// What the exploration has touched, and the states.
  func details(of index: Int) -> HTMLNode {
    .fragment([
      report.subjects[index].coverage.map { SubjectCoverageSection(coverage: $0).node } ?? .nothing,
      drawings[index].map(states) ?? .nothing,
    ])
  }

  private func shortDetails(of subject: Subject) -> HTMLNode {
    guard let coverage = subject.coverage else { return .nothing }
    return .element("p", [.class("soft")], .text(SubjectCoverageSection(coverage: coverage).title + "."))
  }

  private func states(_ drawing: StateDrawing) -> HTMLNode {
    .element(
      "details", [.class("fold")],
      .element("summary", [], .text("States: " + onOneLine(drawing.diagram.title))),
      .element("p", [.class("soft")], .text(onOneLine(drawing.diagram.summary))),
      .element(
        "div",
        [.class("scroll well"), HTMLAttribute("tabindex", "0"), HTMLAttribute("role", "region"), .label("states")],
        drawing.node), drawing.unchanging.map { .element("p", [.class("soft")], .text($0)) } ?? .nothing)
  }

  private func reasons(of subject: Subject) -> HTMLNode {
    let clauses = ReasonText.clauses(of: subject)
    if clauses.isEmpty { return .nothing }
    return .element(
      "div", [], .span("eyebrow", Wording.capitalised(ReasonText.title)),
      .element("ul", [.class("constructs")], clauses.map { .element("li", [], .prose($0)) }))
  }

  private func rules(of subject: Subject) -> HTMLNode {
    let rows = Verdict.allCases.compactMap { verdict -> HTMLNode? in
      let rules = subject.rules(with: verdict)
      guard !rules.isEmpty else { return nil }
      return .element("li", [], .verdict(verdict), .text(" " + rules.joined(separator: " ")))
    }
    return rows.isEmpty ? .nothing : .element("ul", [.class("rules")], rows)
  }
}
