import RunReport

/// Compiler-style text for terminals, editors and build logs: one `path:line:column: error: …` per finding, one `note:`
/// per step of its trace, then what is known of every subject.
package enum TextReporter {
  /// `color` adds ANSI colours. `htmlPath`, if given, is the last line. `showsCoverage` lists every file and every reason
  /// of what was not understood, and what the exploration of each subject has not touched.
  package static func render(
    _ report: Report, color: Bool, htmlPath: String?, showsCoverage: Bool = false
  ) -> String {
    let style = TerminalStyle(isOn: color)
    var sections: [[String]] = report.problems.map { problem($0, style) }
    let findings = FoldedFindings(report)
    sections += findings.whole.map { TextFinding(finding: $0, style: style).lines }
    sections.append(findings.lines(style))
    sections.append(TextSubjects(report: report, style: style, showsCoverage: showsCoverage).lines)
    sections.append(unexplored(report, style))
    sections.append(notUnderstood(report, style))
    if let coverage = report.understanding {
      sections.append(TextUnderstanding(coverage: coverage, style: style, isComplete: showsCoverage).lines)
    }
    sections += TextGate(report: report, style: style).sections
    if let expectations = report.expectations { sections.append(lines(of: expectations, style)) }
    let tone = report.verdict == .holds && !Wording.isClear(report) ? Verdict.incomplete : report.verdict
    var last = [style.verdict(tone, report.verdict.rawValue) + ": " + Wording.summary(of: report)]
    if let explored = ExplorationText.sentence(report) {
      last.append("\(style.bold(ExplorationText.title)): \(explored)")
    }
    last.append(style.dim(Wording.statistics(of: report)))
    if let htmlPath { last.append(onOneLine(htmlPath)) }
    sections.append(last)
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// `path:line:column: error: message`, the first two parts only where there is a place.
  ///
  /// - Parameter isStyled: the message has colours and stays as it is.
  static func headline(
    _ location: Location?, _ severity: Severity, _ message: String, _ style: TerminalStyle, isStyled: Bool = false
  ) -> String {
    let place = location.map { style.bold($0.printed + ":") + " " } ?? ""
    return place + style.severity(severity, severity.rawValue + ":") + " " + (isStyled ? message : onOneLine(message))
  }

  private static func problem(_ problem: Problem, _ style: TerminalStyle) -> [String] {
    [headline(problem.location, problem.severity, problem.message, style)]
      + problem.excerpt.map { "  " + onOneLine($0) }
  }

  private static func unexplored(_ report: Report, _ style: TerminalStyle) -> [String] {
    guard let sentence = UnexploredText.sentence(report) else { return [] }
    return [style.bold(UnexploredText.title) + ": " + sentence]
      + (report.unexplored ?? []).map { "  \($0.location.printed): \(onOneLine($0.name)): \(onOneLine($0.reason))" }
  }

  private static func notUnderstood(_ report: Report, _ style: TerminalStyle) -> [String] {
    let total = report.statistics.notUnderstood
    guard total > 0 || !report.notUnderstood.isEmpty else { return [] }
    let files = Wording.count(report.notUnderstood.count, "file")
    return [
      style.bold("not understood") + ": " + Wording.count(total, "construct") + " in \(files), taken as unknown values"
    ]
      + report.notUnderstood.map { file in
        "  \(onOneLine(file.path)): " + constructs(file.constructs)
      }
  }

  /// "await (lines 3, 9), key path (line 4)": kinds in order of appearance.
  private static func constructs(_ constructs: [NotUnderstoodConstruct]) -> String {
    var kinds: [(name: String, lines: [Int])] = []
    for construct in constructs {
      if let index = kinds.firstIndex(where: { $0.name == construct.construct }) {
        kinds[index].lines.append(construct.location.line)
      } else {
        kinds.append((construct.construct, [construct.location.line]))
      }
    }
    return kinds.map { kind in
      let numbers = kind.lines.prefix(5).map(String.init).joined(separator: ", ")
      let more = kind.lines.count > 5 ? " and \(kind.lines.count - 5) more" : ""
      return "\(onOneLine(kind.name)) (\(kind.lines.count == 1 ? "line" : "lines") \(numbers)\(more))"
    }.joined(separator: ", ")
  }

  private static func lines(of expectations: Expectations, _ style: TerminalStyle) -> [String] {
    expectations.failures.map { headline($0.location, .error, $0.message, style) }
      + [Wording.expectations(expectations)]
  }
}
