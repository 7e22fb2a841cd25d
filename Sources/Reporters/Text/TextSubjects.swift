import Identifiers
import RunReport

/// One line per subject: the verdict, what it rests on, and the rules behind it.
struct TextSubjects {
  let report: Report
  let style: TerminalStyle
  /// Everything that was not touched, and the states per depth.
  let showsCoverage: Bool

  private let kinds: SubjectKinds

  init(report: Report, style: TerminalStyle, showsCoverage: Bool = false) {
    (self.report, self.style, self.showsCoverage) = (report, style, showsCoverage)
    kinds = SubjectKinds(report)
  }

  /// More subjects than this are counted and not listed where not everything is asked for.
  private static let few = 20

  /// A line per subject, or how many there are of each verdict.
  var shortLines: [String] {
    guard !report.subjects.isEmpty else { return none }
    if report.subjects.count > Self.few {
      let stops = Wording.outsideStops(of: report)
      return [style.bold("subjects") + ": \(counts)\(stops.isEmpty ? "" : "; \(stops)"); --verbose lists them"]
    }
    let standings = SubjectStandings(report)
    let width = width(standings)
    return [style.bold("subjects")]
      + report.subjects.map { subject in
        let standing = standings.standing(of: subject)
        let sentence = Wording.shortSentence(
          for: subject, findings: standings.findings(of: subject), shared: standings.shared(with: subject),
          isAllowed: standing == .allowed, beside: standings.beside(subject))
        return title(of: subject, standing, width) + ": " + sentence
      } + others(standings)
  }

  /// What the text shows of classes that are no subjects, so that the list has all findings.
  private func others(_ standings: SubjectStandings) -> [String] {
    let others = standings.found.others.map(\.finding)
    return others.isEmpty ? [] : ["  and \(Wording.tally(others)) in classes that are no subjects"]
  }

  /// "15 holds, 3 violated, 17 possible only, 22 incomplete".
  private var counts: String {
    let standings = SubjectStandings(report)
    return Verdict.allCases.flatMap { verdict -> [String] in
      let words = report.subjects.filter { $0.verdict == verdict }.map { standings.standing(of: $0).word }
      let others = Set(words.compactMap(\.self)).sorted()
      return ([nil] + others.map(Optional.some)).compactMap { word -> String? in
        let number = words.count { $0 == word }
        let text = "\(Wording.grouped(number)) \(word ?? verdict.rawValue)"
        return number == 0 ? nil : word == nil ? style.verdict(verdict, text) : text
      }
    }.joined(separator: ", ")
  }

  private var none: [String] { [style.bold("subjects") + ": none were found in the sources"] }

  private func width(_ standings: SubjectStandings) -> Int {
    let words = report.subjects.compactMap { standings.standing(of: $0).word }
    return (Verdict.allCases.map(\.rawValue) + words).map(\.count).max() ?? 0
  }

  /// "  ✕ violated  CardDelegate, transitioning delegate (Card.swift:12:7)".
  private func title(of subject: Subject, _ standing: SubjectStanding, _ width: Int) -> String {
    let word = standing.word ?? subject.verdict.rawValue
    let padding = String(repeating: " ", count: width - word.count)
    let verdict =
      standing == .verdict
      ? style.verdict(subject.verdict, "\(Wording.symbol(subject.verdict)) \(word)")
      : style.modified("\(standing.symbol) \(word)")
    return "  \(verdict)\(padding)  \(style.bold(onOneLine(subject.name))), \(kinds.kind(of: subject)) "
      + style.dim("(\(subject.location.printed))")
  }

  /// Everything of each subject.
  var lines: [String] {
    guard !report.subjects.isEmpty else { return none }
    let standings = SubjectStandings(report)
    let width = width(standings)
    return [style.bold("subjects")] + report.subjects.flatMap { lines(of: $0, standings, width) } + others(standings)
  }

  private func lines(of subject: Subject, _ standings: SubjectStandings, _ width: Int) -> [String] {
    let standing = standings.standing(of: subject)
    var lines = [title(of: subject, standing, width)]
    let indent = String(repeating: " ", count: width + 6)
    let size = subject.states == 0 ? "" : style.dim("; " + Wording.size(of: subject))
    let sentence = Wording.sentence(
      for: subject, findings: standings.findings(of: subject), shared: standings.shared(with: subject),
      isAllowed: standing == .allowed, beside: standings.beside(subject))
    lines.append(indent + sentence + size)
    lines += ReasonText.growth(of: subject).map { indent + "note: " + $0 }
    for verdict in [Verdict.violated, .vacuous, .incomplete, .unsupported] {
      let rules = subject.rules(with: verdict)
      let tooMany = verdict == .vacuous && rules.count > 8
      let list = tooMany ? Wording.count(rules.count, "rule") : rules.joined(separator: " ")
      if !rules.isEmpty { lines.append(indent + "\(verdict.rawValue): " + list) }
    }
    if !subject.notUnderstood.isEmpty {
      lines.append(indent + "not understood: " + Wording.count(subject.notUnderstood.count, "construct"))
    }
    return lines + coverage(of: subject).map { indent + $0 }
  }

  private func coverage(of subject: Subject) -> [String] {
    guard let coverage = CoverageText(subject) else { return [] }
    let branches = coverage.branches.map(CoverageText.branch)
    let limit = showsCoverage ? Int.max : 3
    return [
      coverage.idleEvents.isEmpty ? nil : "never happened: " + CoverageText.short(coverage.idleEvents, limit: limit),
      branches.isEmpty ? nil : "branches never reached: " + CoverageText.short(branches, limit: limit),
      showsCoverage ? coverage.depths.map { "new states per depth: " + $0 } : nil,
    ].compactMap(\.self)
  }
}

extension Subject {
  /// The rules with a verdict, ascending by number (TV501 before TV1002).
  func rules(with verdict: Verdict) -> [RuleID] {
    rules.filter { $0.value == verdict }.keys.sorted()
  }
}
