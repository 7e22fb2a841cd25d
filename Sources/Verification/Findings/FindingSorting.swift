import Identifiers
import RunReport

/// The order of findings in reports.
enum FindingSorting {
  /// Each root cause once, at its most certain, least disturbed and shortest, with the other scenarios that it breaks; errors first, then
  /// by place and rule.
  static func unique(_ findings: [Finding]) -> [Finding] {
    let groups = Dictionary(grouping: findings) {
      Key(rule: $0.rule, message: distinction($0), location: $0.location)
    }
    let best = groups.values.compactMap { group in
      group.min { rank($0) < rank($1) }.map { finding in
        var finding = finding
        finding.occurrences = others(than: finding, among: group)
        return finding
      }
    }
    return numbered(best.sorted { order($0) < order($1) })
  }

  /// Each other scenario once, at its shortest, by subject and scenario; `nil` for none.
  private static func others(than finding: Finding, among group: [Finding]) -> [Occurrence]? {
    var shortest: [[String]: Occurrence] = [:]
    for other in group where other.subject != finding.subject || other.scenario != finding.scenario {
      let key = [other.subject, other.scenario]
      if let known = shortest[key], known.steps <= other.trace.count { continue }
      shortest[key] = Occurrence(subject: other.subject, scenario: other.scenario, steps: other.trace.count)
    }
    if shortest.isEmpty { return nil }
    return shortest.values.sorted { ($0.subject, $0.scenario) < ($1.subject, $1.scenario) }
  }

  /// What tells findings of a rule at one place apart. One forced cast is one defect, whatever value it meets.
  private static func distinction(_ finding: Finding) -> String {
    [.TV801, .TV1205].contains(finding.rule) ? "" : finding.message
  }

  /// Ids are unique: equal ones, which differ in their places only, are numbered.
  private static func numbered(_ findings: [Finding]) -> [Finding] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      var copy = finding
      let count = counts[finding.id, default: 0] + 1
      counts[finding.id] = count
      if count > 1 { copy.id += "-\(count)" }
      return copy
    }
  }

  private struct Key: Hashable {
    var rule: RuleID
    /// Of findings at one place that are several all the same.
    var message: String
    var location: Location
  }

  private static func rank(_ finding: Finding) -> (Int, Int, Int, String) {
    let confidence = Confidence.allCases.firstIndex(of: finding.confidence) ?? 0
    return (confidence, finding.disturbances ?? 0, finding.trace.count, finding.id)
  }

  private static func order(_ finding: Finding) -> (Int, String, Int, Int, String, String) {
    let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    return (
      severity, finding.location.path, finding.location.line, finding.location.column, finding.rule.rawValue, finding.id
    )
  }
}
