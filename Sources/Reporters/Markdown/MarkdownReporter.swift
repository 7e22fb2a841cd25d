import RunReport

/// The report as GitHub-flavoured Markdown; sequence diagrams are Mermaid, which code hosts draw.
package enum MarkdownReporter {
  /// Everything in one document.
  package static func render(_ report: Report) -> String {
    let systems = report.systems
    let context = Context(report)
    var lines = ["# transverify: \(report.verdict.rawValue)", ""] + overview(report) + [""]
    lines += systemsTable(systems, context.standings, link: { _ in nil })
    for system in systems {
      lines += ["", "## \(Markdown.words(system.name)): \(verdict(of: system, context.standings))", ""]
      lines += body(of: system, context)
    }
    return document(lines + coverage(report))
  }

  /// One page per system, named after its folder (`CardPresentation.md`), after the page `index.md` that lists them.
  package static func pages(_ report: Report) -> [(name: String, text: String)] {
    let systems = report.systems
    let context = Context(report)
    var index = ["# transverify: \(report.verdict.rawValue)", ""] + overview(report) + [""]
    index += systemsTable(systems, context.standings, link: { $0.name + ".md" }) + [""]
    index += ["What the verdicts mean:", ""]
    index += Verdict.allCases.map { "* \(Markdown.verdict($0)): \(Wording.meaning(of: $0))" }
    index += coverage(report)
    let pages = systems.map { system in
      let head = ["# \(Markdown.words(system.name)): \(verdict(of: system, context.standings))", ""]
      let foot = ["", "[All systems](index.md)"]
      return (name: system.name + ".md", text: document(head + body(of: system, context) + foot))
    }
    return [(name: "index.md", text: document(index))] + pages
  }

  /// What the run says, without findings and subjects.
  static func head(_ report: Report) -> String {
    let title = ["# transverify: \(report.verdict.rawValue)", ""]
    return document(
      title + overview(report) + [""] + systemsTable(report.systems, SubjectStandings(report), link: { _ in nil }))
  }

  private static func overview(_ report: Report) -> [String] {
    let summary = "\(Markdown.verdict(report.verdict)): \(Wording.summary(of: report))."
    let numbers = "\(Wording.statistics(of: report))."
    let explored = ExplorationText.shortSentence(report).map { sentence in
      ["", "\(Wording.capitalised(ExplorationText.title)): \(Markdown.prose(sentence))."]
    }
    var lines = [summary] + (explored ?? []) + ["", numbers]
    if let expectations = report.expectations {
      lines += [
        "", Wording.expectations(expectations) + (expectations.failures.isEmpty ? ": " + Wording.expectationsMet : ":"),
      ]
      if !expectations.failures.isEmpty { lines.append("") }
      lines += expectations.failures.map { "* \(Markdown.code($0.location.printed)): \(Markdown.prose($0.message))" }
    }
    lines += MarkdownGate.overview(report)
    for problem in report.problems {
      let place = problem.location.map { Markdown.code($0.printed) + ": " } ?? ""
      lines += ["", "**\(problem.severity.rawValue)** \(place)\(Markdown.prose(problem.message))"]
      if !problem.excerpt.isEmpty { lines += [""] + Markdown.fenced("text", problem.excerpt.map(onOneLine)) }
    }
    return lines
  }

  private static func verdict(of system: ReportSystem, _ standings: SubjectStandings) -> String {
    Markdown.standing(standings.standing(of: system), system.verdict)
  }

  private static func systemsTable(
    _ systems: [ReportSystem], _ standings: SubjectStandings, link: (ReportSystem) -> String?
  ) -> [String] {
    guard !systems.isEmpty else { return ["No subject was found in the sources."] }
    let rows = systems.map { system in
      let name = Markdown.words(system.name)
      let rules = system.findings.reduce(into: [String]()) { rules, entry in
        let rule = Markdown.code(entry.finding.rule.rawValue)
        if !rules.contains(rule) { rules.append(rule) }
      }
      return [
        link(system).map { "[\(name)](\($0))" } ?? name, verdict(of: system, standings),
        String(system.subjects.count), rules.joined(separator: " "),
        Wording.grouped(system.subjects.map(\.states).reduce(0, +)),
      ]
    }
    return Markdown.table(["system", "verdict", "subjects", "findings", "states"], rows)
  }

  /// What sections take from the whole report.
  private struct Context {
    let found: SubjectFindings
    let kinds: SubjectKinds
    let rerun: Rerun
    let standings: SubjectStandings
    let report: Report

    init(_ report: Report) {
      (standings, self.report) = (SubjectStandings(report), report)
      (found, kinds, rerun) = (SubjectFindings(report), SubjectKinds(report), Rerun(report))
    }
  }

  private static func body(of system: ReportSystem, _ context: Context) -> [String] {
    var lines: [String] = []
    if !system.subjects.isEmpty {
      let rows = system.subjects.map { subject in
        [
          Markdown.code(subject.name), Markdown.words(context.kinds.kind(of: subject)),
          Markdown.code(subject.location.printed),
          Markdown.standing(context.standings.standing(of: subject), subject.verdict),
          Markdown.prose(
            Wording.sentence(
              for: subject, findings: context.found.findings(of: subject),
              shared: context.standings.shared(with: subject),
              isAllowed: context.standings.standing(of: subject) == .allowed, beside: context.standings.beside(subject))
          ),
          Wording.grouped(subject.states), Wording.grouped(subject.transitions), String(subject.depth),
        ]
      }
      lines += Markdown.table(
        ["subject", "kind", "place", "verdict", "meaning", "states", "transitions", "depth"], rows)
      lines.append("")
    }
    for (index, finding) in system.findings {
      lines +=
        MarkdownFinding(
          finding: finding, number: index + 1, rerun: context.rerun,
          doubt: GateWording.doubt(finding, in: context.report)
        ).lines
    }
    return lines + checked(system)
  }

  /// What was checked of every subject, and what was not: after the findings, which come first for a reader.
  private static func checked(_ system: ReportSystem) -> [String] {
    let rules = system.subjects.flatMap(rules)
    return rules.isEmpty ? [] : ["", "### What was checked", ""] + rules
  }

  /// The rules of a subject by verdict.
  private static func rules(of subject: Subject) -> [String] {
    let groups = Verdict.allCases.compactMap { verdict -> String? in
      let rules = subject.rules(with: verdict)
      let list = rules.map { Markdown.code($0.rawValue) }.joined(separator: " ")
      return rules.isEmpty ? nil : "* \(Markdown.verdict(verdict)): \(list)"
    }
    let reasons = ReasonText.clauses(of: subject).map { "* \(ReasonText.title): \(Markdown.prose($0))" }
    let lines = groups + reasons + coverage(of: subject)
    guard !lines.isEmpty else { return [] }
    let title = "Rules of \(Markdown.code(subject.name)) (\(Markdown.code(subject.location.short)))"
    return [title, ""] + lines + [""]
  }

  private static func coverage(of subject: Subject) -> [String] {
    guard let coverage = CoverageText(subject) else { return [] }
    let events = coverage.idleEvents.map { Markdown.prose($0) }
    let branches = coverage.branches.map { "\(Markdown.words($0.kind)) at \(Markdown.code($0.location.short))" }
    return [
      events.isEmpty ? nil : "* events that never happened: " + CoverageText.short(events, limit: 20),
      branches.isEmpty ? nil : "* branches never reached: " + CoverageText.short(branches, limit: 20),
      coverage.depths.map { "* new states per depth: " + $0 },
    ].compactMap(\.self)
  }

  private static func coverage(_ report: Report) -> [String] {
    MarkdownGate.suppressions(report) + unexplored(report) + notUnderstood(report) + MarkdownUnderstanding.lines(report)
  }

  private static func unexplored(_ report: Report) -> [String] {
    guard let sentence = UnexploredText.sentence(report) else { return [] }
    return ["", "## Not explored", "", sentence + ":", ""]
      + (report.unexplored ?? []).map { entry in
        "* \(Markdown.code(entry.location.printed)): \(Markdown.code(entry.name)), \(Markdown.prose(entry.reason))"
      }
  }

  private static func notUnderstood(_ report: Report) -> [String] {
    guard !report.notUnderstood.isEmpty else { return [] }
    let number = Wording.count(report.statistics.notUnderstood, "construct")
    return ["", "## Not understood", "", "\(number) taken as unknown values:", ""]
      + report.notUnderstood.flatMap { file in
        file.constructs.map { "* \(Markdown.code($0.location.printed)): \(Markdown.words($0.construct))" }
      }
  }

  /// Lines to text: never two empty lines in a row, one line feed at the end.
  private static func document(_ lines: [String]) -> String {
    var result: [String] = []
    for line in lines where !(line.isEmpty && result.last?.isEmpty != false) { result.append(line) }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n") + "\n"
  }
}

extension Markdown {
  /// "✓ holds".
  static func verdict(_ verdict: Verdict) -> String { "\(Wording.symbol(verdict)) \(verdict.rawValue)" }

  /// "▲ possible only", or the verdict.
  static func standing(_ standing: SubjectStanding, _ verdict: Verdict) -> String {
    standing.word.map { "\(standing.symbol) \($0)" } ?? self.verdict(verdict)
  }
}
