import RunReport

/// What of a report counts for its verdict, in words.
enum GateWording {
  /// Whether the gate looks at a finding's severity at all: it is certain enough, and new.
  static func isConfident(_ finding: Finding, in report: Report) -> Bool {
    finding.status != .known && (report.thresholds ?? .usual).isCertain(finding)
  }

  /// The word in place of the severity of a finding that is possible or not sure enough to count: nobody should read of an error
  /// where most such findings are false, not even who counts them. `nil` for others.
  static func doubt(_ finding: Finding, in report: Report) -> Confidence? {
    let isSure = (report.thresholds ?? .usual).isCertain(finding) && finding.confidence != .possible
    return isSure ? nil : finding.confidence
  }

  /// What a run says in which no finding counts.
  static func nothingThatCounts(in report: Report) -> String {
    let rest = others(in: report, besides: [])
    let isCompared = report.hasBaseline
    let thresholds = report.thresholds ?? .usual
    let head =
      if thresholds == .usual {
        isCompared ? "nothing new that is certain or likely breaks a rule" : "nothing certain or likely breaks a rule"
      } else {
        "no " + (isCompared ? "new " : "") + what(thresholds) + " was found"
      }
    return head + (rest.isEmpty ? "" : ", \(Wording.list(rest))")
  }

  /// "2 known findings", "1 possible finding", "3 findings allowed by comments": all that does not count, each once.
  static func others(in report: Report, besides counted: [Finding]) -> [String] {
    let rest = report.findings.filter { !counted.contains($0) }
    let known = rest.count { $0.status == .known }
    let open = rest.filter { $0.status != .known }
    let possible = open.count { $0.confidence == .possible }
    let notes = open.count { $0.confidence != .possible && $0.severity == .note }
    let below = open.count - possible - notes
    let allowed = report.suppressedFindings
    return [
      known == 0 ? nil : Wording.count(known, "known finding"),
      possible == 0 ? nil : Wording.count(possible, "possible finding"),
      notes == 0 ? nil : Wording.count(notes, "note"),
      below == 0 ? nil : Wording.count(below, "finding") + " below the thresholds",
      allowed == 0 ? nil : Wording.count(allowed, "finding") + " allowed by comments",
    ].compactMap(\.self)
  }

  /// `nil` for what is usual.
  static func thresholds(of report: Report) -> String? {
    guard let thresholds = report.thresholds else { return nil }
    if thresholds == Thresholds(severity: .note, confidence: .possible) { return "every finding counts" }
    if thresholds == Thresholds(severity: .warning, confidence: .possible) { return "possible findings count, too" }
    let possible = thresholds.confidence == .possible ? ", possible ones, too" : ""
    return "only \(what(thresholds, isPlural: true)) count" + possible
  }

  /// How many subjects were not explored as far as was asked for; `nil` when nothing was asked for.
  static func required(of report: Report) -> String? {
    guard let required = report.requiredDisturbances else { return nil }
    let missing = report.subjects.count { !$0.isExplored(upTo: required) }
    let range = Wording.range(upTo: required)
    if missing == 0 { return "every subject was explored \(range), as required" }
    return "\(Wording.count(missing, "subject")) not explored \(range), which is required"
  }

  /// `nil` when all subjects were looked at.
  static func leftOut(of report: Report) -> String? {
    guard let number = report.leftOutSubjects, number > 0, let revision = report.changedSince else { return nil }
    let what = number == 1 ? "it reaches" : "they reach"
    return "\(Wording.count(number, "subject")) left out: nothing that \(what) has changed since \(revision)"
  }

  /// "certain or likely error", "certain or likely errors"
  private static func what(_ thresholds: Thresholds, isPlural: Bool = false) -> String {
    let severity =
      switch thresholds.severity {
      case .error: isPlural ? "errors" : "error"
      case .warning: isPlural ? "errors and warnings" : "error or warning"
      case .note: isPlural ? "findings" : "finding"
      }
    switch thresholds.confidence {
    case .certain: return "certain \(severity)"
    case .likely: return "certain or likely \(severity)"
    case .possible: return severity
    }
  }
}
