import RunReport

/// Compiler-style text for terminals, editors and build logs: one `path:line:column: error: …` per finding, then what is
/// known of the subjects. Short, a finding takes a dozen lines; verbose, each step of its trace is a `note:` with its calls
/// and changes.
package enum TextReporter {
  /// `color` adds ANSI colours. `htmlPath`, if given, is the last line. `isVerbose` tells everything of each finding and
  /// each subject. `showsCoverage` lists every file and every reason of what was not understood, and what the exploration of
  /// each subject has not touched.
  package static func render(
    _ report: Report, color: Bool, htmlPath: String?, isVerbose: Bool = false, showsCoverage: Bool = false
  ) -> String {
    let style = TerminalStyle(isOn: color)
    var sections: [[String]] = report.problems.map { problem($0, style) }
    let findings = FoldedFindings(report, isComplete: isVerbose)
    let groups = FindingGroup.groups(of: findings.whole)
    let rerun = Rerun(report)
    if isVerbose {
      let leaders = FindingGroup.leaders(of: groups)
      sections += findings.whole.map {
        TextFinding(
          finding: $0, doubt: GateWording.doubt($0, in: report), style: style, rerun: rerun, leader: leaders[$0]
        ).lines
      }
    } else {
      sections += groups.map {
        ShortFinding(group: $0, doubt: GateWording.doubt($0.first, in: report), style: style, rerun: rerun).lines
      }
    }
    sections += [findings.lines(style), findings.knownLines(style)]
    let subjects = TextSubjects(report: report, style: style, showsCoverage: showsCoverage)
    sections.append(isVerbose || showsCoverage ? subjects.lines : subjects.shortLines)
    let limits = TextLimits(report: report, style: style)
    sections.append(isVerbose || showsCoverage ? limits.names : limits.lines)
    sections.append(unexplored(report, style, isComplete: isVerbose || showsCoverage))
    sections.append(notUnderstood(report, style, isComplete: isVerbose || showsCoverage))
    if let coverage = report.understanding {
      sections.append(understanding(coverage, style, isVerbose: isVerbose, isComplete: showsCoverage))
    }
    sections += TextGate(report: report, style: style).sections
    if let expectations = report.expectations { sections.append(lines(of: expectations, style)) }
    let tone = report.verdict == .holds && !Wording.isClear(report) ? Verdict.incomplete : report.verdict
    let causes = isVerbose ? nil : groups.count { GateWording.isConfident($0.first, in: report) }
    var last = [style.verdict(tone, report.verdict.rawValue) + ": " + Wording.summary(of: report, causes: causes)]
    if let explored = isVerbose ? ExplorationText.sentence(report) : ExplorationText.shortSentence(report) {
      last.append("\(style.bold(ExplorationText.title)): \(explored)")
    }
    last.append(style.dim(Wording.statistics(of: report)))
    if let htmlPath { last.append(onOneLine(htmlPath)) }
    if let passing = Wording.passing(report) { last.append(style.bold(passing)) }
    sections.append(last)
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// `path:line:column: error: message`, the first two parts only where there is a place.
  ///
  /// - Parameter isStyled: the message has colours and stays as it is.
  /// - Parameter doubt: the word for the severity is this one, which no editor takes for an error.
  static func headline(
    _ location: Location?, _ severity: Severity, _ message: String, _ style: TerminalStyle, isStyled: Bool = false,
    doubt: Confidence? = nil
  ) -> String {
    let place = location.map { style.bold($0.printed + ":") + " " } ?? ""
    let word = doubt?.rawValue ?? severity.rawValue
    return place + style.severity(severity, word + ":") + " " + (isStyled ? message : onOneLine(message))
  }

  private static func problem(_ problem: Problem, _ style: TerminalStyle) -> [String] {
    [headline(problem.location, problem.severity, problem.message, style)]
      + problem.excerpt.map { "  " + onOneLine($0) }
  }

  private static func unexplored(_ report: Report, _ style: TerminalStyle, isComplete: Bool) -> [String] {
    guard let sentence = UnexploredText.sentence(report) else { return [] }
    let classes = report.unexplored ?? []
    let shown = isComplete ? classes[...] : classes.prefix(fewLines)
    return [style.bold(UnexploredText.title) + ": " + sentence]
      + shown.map { "  \($0.location.printed): \(onOneLine($0.name)): \(onOneLine($0.reason))" }
      + more(classes.count - shown.count, "verbose")
  }

  private static func understanding(
    _ coverage: LanguageCoverage, _ style: TerminalStyle, isVerbose: Bool, isComplete: Bool
  ) -> [String] {
    var text = TextUnderstanding(coverage: coverage, style: style, isComplete: isComplete)
    if !isVerbose { text.shown = fewLines }
    return text.lines
  }

  /// Of lists that say what was not looked at, so many lines are shown first.
  private static let fewLines = 3

  /// Where the rest of a list is to be found.
  private static func more(_ number: Int, _ option: String) -> [String] {
    number > 0 ? ["  and \(Wording.grouped(number)) more: --\(option) lists them"] : []
  }

  private static func notUnderstood(_ report: Report, _ style: TerminalStyle, isComplete: Bool) -> [String] {
    let total = report.statistics.notUnderstood
    guard total > 0 || !report.notUnderstood.isEmpty else { return [] }
    let files = Wording.count(report.notUnderstood.count, "file")
    let shown = isComplete ? report.notUnderstood[...] : report.notUnderstood.prefix(fewLines)
    return [
      style.bold("not understood") + ": " + Wording.count(total, "construct") + " in \(files), taken as unknown values"
    ]
      + shown.map { file in "  \(onOneLine(file.path)): " + constructs(file.constructs) }
      + more(report.notUnderstood.count - shown.count, "coverage-of-language")
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
