import Identifiers

/// What a baseline says of a finding.
package enum BaselineStatus: String, Codable, Sendable, Hashable {
  /// The baseline does not have it, or has it as something that took more to happen: it counts.
  case new
  /// The baseline has it: it is shown and does not fail the run.
  case known
}

/// How a run compares with its baseline, or with an earlier report.
package struct Comparison: Codable, Sendable, Hashable {
  package enum Kind: String, Codable, Sendable, Hashable {
    /// Known findings do not count for the verdict.
    case baseline
    /// An earlier report: shown only.
    case trend
  }

  package var kind: Kind
  /// The file compared with, as it was named.
  package var path: String
  package var new: Int
  package var known: Int
  /// What was there and is gone, sorted by rule and id.
  package var fixed: [ComparedFinding]
  /// Sums over all subjects, then and now; `nil` where the file does not say them.
  package var earlier: Totals?
  package var now: Totals
  /// Subjects that the baseline's run has not explored to their end: where they are stopped again, that fails no run. `nil` for
  /// none.
  package var stopped: [StoppedSubject]?
  /// How many of the new findings are of such subjects and this run has explored them farther, so that they need not be new in the
  /// code. `nil` for none.
  package var farther: Int?

  package struct Totals: Codable, Sendable, Hashable {
    package var subjects: Int
    package var states: Int
    package var transitions: Int

    package init(subjects: Int, states: Int, transitions: Int) {
      self.subjects = subjects
      self.states = states
      self.transitions = transitions
    }
  }

  package init(
    kind: Kind, path: String, new: Int, known: Int, fixed: [ComparedFinding], earlier: Totals?, now: Totals
  ) {
    self.kind = kind
    self.path = path
    self.new = new
    self.known = known
    self.fixed = fixed
    self.earlier = earlier
    self.now = now
  }
}

/// A finding of another run, by what survives edits of the sources.
package struct ComparedFinding: Codable, Sendable, Hashable {
  package var id: String
  /// The id of its rule, which need not be one that this version knows.
  package var rule: String
  package var subject: String
  package var scenario: String
  package var message: String

  package init(id: String, rule: String, subject: String, scenario: String, message: String) {
    self.id = id
    self.rule = rule
    self.subject = subject
    self.scenario = scenario
    self.message = message
  }
}

/// A comment in the sources that allows findings: `// transverify:allow TV402 - reason`.
package struct Suppression: Codable, Sendable, Hashable {
  /// Sorted as texts; not empty.
  package var rules: [RuleID]
  package var reason: String
  package var location: Location
  /// It allows them in the whole file.
  package var isForFile: Bool
  /// The findings that it took out of the report. None: it is stale.
  package var suppressed: [ComparedFinding]
  /// Rules among them that were checked wherever the comment counts, and that nothing breaks there; sorted as texts.
  /// `nil` for none. The problems of the report name them, too.
  package var stale: [RuleID]?

  package init(rules: [RuleID], reason: String, location: Location, isForFile: Bool, suppressed: [ComparedFinding]) {
    self.rules = rules
    self.reason = reason
    self.location = location
    self.isForFile = isForFile
    self.suppressed = suppressed
  }
}

/// What a finding must be to count for the verdict and the exit code. What does not count is reported all the same.
package struct Thresholds: Codable, Sendable, Hashable {
  /// The least severity that counts.
  package var severity: Severity
  /// The least confidence that counts.
  package var confidence: Confidence

  /// Errors and warnings that need no unknown code to behave in a particular way.
  package static let usual = Thresholds(severity: .warning, confidence: .likely)

  package init(severity: Severity, confidence: Confidence) {
    self.severity = severity
    self.confidence = confidence
  }

  /// Whether a finding is severe and certain enough.
  package func admit(_ finding: Finding) -> Bool { isSevere(finding) && isCertain(finding) }

  package func isSevere(_ finding: Finding) -> Bool { rank(finding.severity) <= rank(severity) }

  package func isCertain(_ finding: Finding) -> Bool { rank(finding.confidence) <= rank(confidence) }

  private func rank<Level: CaseIterable & Equatable>(_ level: Level) -> Int {
    Array(Level.allCases).firstIndex(of: level) ?? 0
  }
}

extension Report {
  /// Whether a finding counts for the verdict and the exit code: it is above the thresholds, and the baseline does not
  /// know it.
  package func counts(_ finding: Finding) -> Bool {
    finding.status != .known && (thresholds ?? .usual).admit(finding)
  }

  /// Whether the sources hold nothing that a run checks: not even what was left out because it has not changed, or a class that was
  /// asked for.
  package var hasNothingToCheck: Bool {
    verdict == .vacuous && subjects.isEmpty && leftOutSubjects ?? 0 == 0 && typesOfText == nil
  }

  /// Whether findings are new or known.
  package var hasBaseline: Bool { (comparisons ?? []).contains { $0.kind == .baseline } }

  /// What the run has been told to pass over and what is no longer there: entries of the baseline and comments.
  package var hasStaleExceptions: Bool {
    let fixed = (comparisons ?? []).contains { $0.kind == .baseline && !$0.fixed.isEmpty }
    return fixed || (suppressions ?? []).contains { $0.stale != nil }
  }

  /// How many findings comments have taken out.
  package var suppressedFindings: Int { (suppressions ?? []).reduce(0) { $0 + $1.suppressed.count } }
}

extension ComparedFinding {
  package init(_ finding: Finding) {
    self.init(
      id: finding.id, rule: finding.rule.rawValue, subject: finding.subject, scenario: finding.scenario,
      message: finding.message)
  }
}
