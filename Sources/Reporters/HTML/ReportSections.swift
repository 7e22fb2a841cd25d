import Identifiers
import RunReport

/// What stands around the findings: their list, the subjects with the verdict of every rule, and what was not covered.
struct ReportSections {
  let report: Report
  let systems: [ReportSystem]
  let found: SubjectFindings
  let kinds: SubjectKinds
  let standings: SubjectStandings
  private let rerun: Rerun
  /// For a finding that tells the same as an earlier one the number of that.
  private let leaders: [String: Int]
  /// A picture of its states for each subject; `nil` where there is none, or no room for it.
  private(set) var drawings: [StateDrawing?]
  /// Whether a subject is shown in full.
  private(set) var isFull: [Bool]

  init(report: Report) {
    self.report = report
    systems = report.systems
    (found, kinds, rerun) = (SubjectFindings(report), SubjectKinds(report), Rerun(report))
    standings = SubjectStandings(report)
    leaders = Self.leaders(of: report.findings)
    isFull = report.subjects.map { _ in true }
    let all = report.subjects.enumerated().map { index, subject in
      subject.diagram.flatMap { StateDrawing($0, id: "g\(index + 1)") }
    }
    drawings = all
    isFull = PageBudget.subjects.choice(parts: report.subjects.count, forms: 2) { index, form in
      form == 0 ? .nothing : details(of: index)
    }.map { $0 == 1 }
    for index in isFull.indices where !isFull[index] { drawings[index] = nil }
  }

  // MARK: - Findings

  /// The card of each finding, in order.
  var cards: [HTMLNode] {
    let homes = subjectsOfFindings
    let first = Dictionary(report.findings.enumerated().map { ($1.rule, $0) }) { first, _ in first }
    let choice = PageBudget.findings.choice(parts: report.findings.count, forms: Detail.allCases.count) { index, form in
      card(index, of: homes[index], Detail.allCases[form], first: first)
    }.map { Detail.allCases[$0] }
    return shortness(choice) + choice.enumerated().map { card($0, of: homes[$0], $1, first: first) }
  }

  private static func leaders(of findings: [Finding]) -> [String: Int] {
    let numbers = Dictionary(findings.enumerated().map { ($1.id, $0 + 1) }) { first, _ in first }
    var leaders: [String: Int] = [:]
    for group in FindingGroup.groups(of: findings) {
      for other in group.others where other.id != group.first.id { leaders[other.id] = numbers[group.first.id] }
    }
    return leaders
  }

  /// What is left out of a long page.
  private func shortness(_ choice: [Detail]) -> [HTMLNode] {
    let left = choice.count { $0 < .full }
    if left == 0 { return [] }
    let note =
      "This page stays small: of \(Wording.count(left, "finding")) it leaves out steps, pictures or calls. The command at a "
      + "finding's end shows them."
    return [.element("p", [.class("soft")], .text(note))]
  }

  private func card(_ index: Int, of subject: Int?, _ detail: Detail, first: [RuleID: Int]) -> HTMLNode {
    let same = first[report.findings[index].rule].flatMap { $0 < index ? $0 + 1 : nil }
    return FindingCard(
      finding: report.findings[index], number: index + 1, isOpen: report.findings.count <= 3, detail: detail,
      sameRule: same, subject: subject.map { "s\($0 + 1)" }, states: subject.flatMap { drawings[$0] }, rerun: rerun,
      doubt: GateWording.doubt(report.findings[index], in: report), sameCause: leaders[report.findings[index].id]
    ).node
  }

  /// For a finding the index of its subject.
  private var subjectsOfFindings: [Int: Int] {
    var homes: [Int: Int] = [:]
    for (index, subject) in report.subjects.enumerated() {
      for entry in found.entries(of: subject) where homes[entry.index] == nil { homes[entry.index] = index }
    }
    return homes
  }

  // MARK: - Contents

  /// Links to the findings, grouped by system; what is only possible comes last, and folded where it is much. Left out when
  /// there is only one.
  var contents: HTMLNode {
    guard report.findings.count > 1 else { return .nothing }
    let groups = systems.filter { !$0.findings.isEmpty }.map { system -> HTMLNode in
      let possible = system.findings.filter { $0.finding.confidence == .possible }
      let others = system.findings.filter { $0.finding.confidence != .possible }
      return .element("li", [], .span("eyebrow", system.name), list(others), fold(possible, isOpen: others.isEmpty))
    }
    return .element("nav", [.class("contents"), .label("findings")], .element("ul", [], groups))
  }

  private func list(_ entries: [ReportSystem.Entry]) -> HTMLNode {
    entries.isEmpty ? .nothing : .element("ol", [], entries.map { entry($0.finding, $0.index + 1) })
  }

  private func fold(_ possible: [ReportSystem.Entry], isOpen: Bool) -> HTMLNode {
    if possible.count <= Self.unfolded { return list(possible) }
    return .element(
      "details", [.class("fold")] + (isOpen ? [.flag("open")] : []),
      .element("summary", [], .text(Wording.count(possible.count, "possible finding"))), list(possible))
  }

  /// So many possible findings are listed without a fold.
  private static let unfolded = 3

  /// What is not sure enough to count has the sign of a note: it does not fail a run.
  private func entry(_ finding: Finding, _ number: Int) -> HTMLNode {
    let isDoubtful = GateWording.doubt(finding, in: report) != nil
    let shown = isDoubtful ? Severity.note : finding.severity
    return .element(
      "li", [.class(isDoubtful ? "s-doubtful" : "s-\(shown.rawValue)")],
      .element(
        "a", [.link("f\(number)")], .symbol(Wording.symbol(shown)),
        .element("b", [], .text(finding.rule.rawValue)), " ",
        .element("span", [], .prose(finding.message), .span("soft", " \(finding.location.short)"))))
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
            .element("p", [.class("chips")], unexercised.map { .span("chip", $0.rawValue) })),
        files.isEmpty
          ? .nothing : .element("p", [], .text("\(total) without meaning for the checker, taken as unknown values:")),
        .fragment(files),
      ]))
  }

  /// Rules that are vacuous in every subject that lists them.
  private var vacuousEverywhere: [RuleID] {
    var exercised: Set<RuleID> = []
    for subject in report.subjects {
      for (rule, verdict) in subject.rules where verdict != .vacuous { exercised.insert(rule) }
    }
    let vacuous = Set(report.subjects.flatMap { $0.rules(with: .vacuous) })
    return vacuous.subtracting(exercised).sorted()
  }

  func constructs(_ constructs: [NotUnderstoodConstruct]) -> HTMLNode {
    guard !constructs.isEmpty else { return .nothing }
    return .element(
      "ul", [.class("constructs")],
      constructs.map { .element("li", [], .text(onOneLine($0.construct) + " "), .code($0.location.printed)) })
  }

  func section(_ title: String, _ id: String, _ content: HTMLNode) -> HTMLNode {
    .element("section", [.class("card"), .id(id)], .element("h2", [], .text(title)), content)
  }
}
