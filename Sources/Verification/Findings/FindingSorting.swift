import Identifiers
import RunReport

/// The order of findings in reports.
enum FindingSorting {
  /// Each root cause once, at its most certain, least disturbed and shortest, with the other scenarios that it breaks;
  /// errors first, of these the surest first, then by place and rule.
  static func unique(_ findings: [Finding]) -> [Finding] {
    let groups = Dictionary(grouping: findings) {
      Key(breach: distinction($0), location: $0.location)
    }
    let best = groups.values.compactMap { group in
      group.min { rank($0) < rank($1) }.map { finding in
        var finding = finding
        finding.occurrences = others(than: finding, among: group)
        finding.formerID = formerID(of: group)
        return finding
      }
    }
    // Numbers of equal ids do not depend on how sure their findings are.
    let placed = numbered(best.sorted { order($0) < order($1) })
    return placed.enumerated().sorted { (urgency($0.element), $0.offset) < (urgency($1.element), $1.offset) }
      .map(\.element)
  }

  /// Each other scenario once, at its shortest, by subject and scenario; `nil` for none.
  private static func others(than finding: Finding, among group: [Finding]) -> [Occurrence]? {
    var shortest: [[String]: Occurrence] = [:]
    // Some tell what follows from them in other scenarios.
    let all = group.flatMap { other in
      [Occurrence(subject: other.subject, scenario: other.scenario, steps: other.trace.count)]
        + (other.occurrences ?? [])
    }
    for other in all where other.subject != finding.subject || other.scenario != finding.scenario {
      let key = [other.subject, other.scenario]
      if let known = shortest[key], known.steps <= other.steps { continue }
      shortest[key] = other
    }
    if shortest.isEmpty { return nil }
    return shortest.values.sorted { ($0.subject, $0.scenario) < ($1.subject, $1.scenario) }
  }

  /// What tells findings of a rule at one place apart. One forced cast is one defect, whatever value it meets.
  private static func distinction(_ finding: Finding) -> Breach {
    var breach = finding.breach
    if [.TV801, .TV1205].contains(finding.rule) { breach.fact = nil }
    return breach
  }

  /// The id of the finding that version 1 showed of a root cause.
  private static func formerID(of group: [Finding]) -> String? {
    group.min { rank($0, $0.formerID) < rank($1, $1.formerID) }?.formerID
  }

  /// Ids are unique: equal ones, which differ in their places only, are numbered.
  private static func numbered(_ findings: [Finding]) -> [Finding] {
    var ids = Numbering()
    var formerIDs = Numbering()
    return findings.map { finding in
      var copy = finding
      copy.id = ids.unique(finding.id)
      copy.formerID = finding.formerID.map { formerIDs.unique($0) }
      return copy
    }
  }

  private struct Numbering {
    private var counts: [String: Int] = [:]

    mutating func unique(_ id: String) -> String {
      let count = counts[id, default: 0] + 1
      counts[id] = count
      return count == 1 ? id : "\(id)-\(count)"
    }
  }

  private struct Key: Hashable {
    var breach: Breach
    var location: Location
  }

  private static func rank(_ finding: Finding) -> (Int, Int, Int, Int, String) { rank(finding, finding.id) }

  /// Of equally sure ones the one first in whose scenario code of the sources makes what is under test.
  private static func rank(_ finding: Finding, _ id: String?) -> (Int, Int, Int, Int, String) {
    let isForeign = finding.assumptions.contains { $0.kind == .making || $0.kind == .use }
    return (finding.confidence.rank, isForeign ? 1 : 0, finding.disturbances ?? 0, finding.trace.count, id ?? "")
  }

  /// What a reader should look at first comes first.
  private static func urgency(_ finding: Finding) -> Int {
    let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    let confidence = finding.confidence.rank
    return severity * Confidence.allCases.count + confidence
  }

  private static func order(_ finding: Finding) -> (Int, String, Int, Int, String, String) {
    let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    return (
      severity, finding.location.path, finding.location.line, finding.location.column, finding.rule.rawValue, finding.id
    )
  }
}
