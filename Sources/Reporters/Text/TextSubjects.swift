import Identifiers
import RunReport

/// One line per subject: the verdict, what it rests on, and the rules behind it.
struct TextSubjects {
  let report: Report
  let style: TerminalStyle
  /// Everything that was not touched, and the states per depth.
  var showsCoverage = false

  /// More subjects than this are counted and not listed where not everything is asked for.
  private static let few = 20

  /// A line per subject, or how many there are of each verdict.
  var shortLines: [String] {
    guard !report.subjects.isEmpty else { return none }
    if report.subjects.count > Self.few {
      let stops = Wording.outsideStops(of: report)
      return [style.bold("subjects") + ": \(counts)\(stops.isEmpty ? "" : "; \(stops)"); --verbose lists them"]
    }
    let (found, width) = (found, width)
    return [style.bold("subjects")]
      + report.subjects.map { title(of: $0, width) + ": " + Wording.shortSentence(for: $0, findings: found[$0] ?? []) }
  }

  /// "15 holds, 3 violated, 17 possibly violated, 22 incomplete".
  private var counts: String {
    let found = found
    let possibly = report.subjects.count { subject in
      let findings = found[subject] ?? []
      return subject.verdict == .violated && !findings.isEmpty && findings.allSatisfy { $0.confidence == .possible }
    }
    return Verdict.allCases.flatMap { verdict -> [String] in
      let number = report.subjects.count { $0.verdict == verdict } - (verdict == .violated ? possibly : 0)
      let count = number == 0 ? [] : [style.verdict(verdict, "\(Wording.grouped(number)) \(verdict.rawValue)")]
      let doubtful = verdict == .violated && possibly > 0 ? ["\(Wording.grouped(possibly)) possibly violated"] : []
      return count + doubtful
    }.joined(separator: ", ")
  }

  private var none: [String] { [style.bold("subjects") + ": none were found in the sources"] }

  private var width: Int { Verdict.allCases.map(\.rawValue.count).max() ?? 0 }

  private var found: [Subject: [Finding]] {
    let findings = report.systems.flatMap { system in
      system.subjects.map { ($0, system.findings(of: $0).map(\.finding)) }
    }
    return Dictionary(findings) { first, _ in first }
  }

  /// "  ✕ violated  CardDelegate, transitioning delegate (Card.swift:12:7)".
  private func title(of subject: Subject, _ width: Int) -> String {
    let word = subject.verdict.rawValue
    let padding = String(repeating: " ", count: width - word.count)
    let verdict = style.verdict(subject.verdict, "\(Wording.symbol(subject.verdict)) \(word)")
    return "  \(verdict)\(padding)  \(style.bold(onOneLine(subject.name))), \(onOneLine(subject.kind)) "
      + style.dim("(\(subject.location.printed))")
  }

  /// Everything of each subject.
  var lines: [String] {
    guard !report.subjects.isEmpty else { return none }
    let (found, width) = (found, width)
    return [style.bold("subjects")] + report.subjects.flatMap { lines(of: $0, found[$0] ?? [], width) }
  }

  private func lines(of subject: Subject, _ findings: [Finding], _ width: Int) -> [String] {
    var lines = [title(of: subject, width)]
    let indent = String(repeating: " ", count: width + 6)
    let size = subject.states == 0 ? "" : style.dim("; " + Wording.size(of: subject))
    lines.append(indent + Wording.sentence(for: subject, findings: findings) + size)
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
