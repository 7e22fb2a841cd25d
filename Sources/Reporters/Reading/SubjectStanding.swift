import Identifiers
import RunReport

/// How a subject stands that breaks a rule: what was found in it counts, or what keeps it from counting.
enum SubjectStanding: Hashable {
  /// Its verdict says it.
  case verdict
  /// What was found in it is no surer than this, which does not count.
  case only(Confidence)
  /// The baseline knows all of it.
  case known
  /// Comments allow all of it.
  case allowed

  /// All that keep a subject from counting.
  static let others: [SubjectStanding] = [.only(.likely), .only(.possible), .known, .allowed]

  /// In place of the verdict; `nil` where that says it.
  var word: String? {
    switch self {
    case .verdict: nil
    case .only(let confidence): "\(confidence.rawValue) only"
    case .known: "known only"
    case .allowed: "allowed only"
    }
  }

  var symbol: String {
    switch self {
    case .verdict: Wording.symbol(Verdict.violated)
    case .only: Wording.symbol(Severity.warning)
    case .known, .allowed: Wording.symbol(Severity.note)
    }
  }
}

/// The findings of each subject of a report, and how it stands by them.
struct SubjectStandings {
  private let report: Report
  let found: SubjectFindings
  private let broken: BrokenBeside

  init(_ report: Report) {
    self.report = report
    found = SubjectFindings(report)
    broken = BrokenBeside(report)
  }

  /// What is broken in transitions that a subject takes part in, and holds by itself.
  func beside(_ subject: Subject) -> [Finding] { broken.findings(for: subject) }

  func findings(of subject: Subject) -> [Finding] { found.findings(of: subject) }

  /// Findings of other subjects that it has, too: of the same cause, or of a subject of the same name, since one class may be
  /// explored in several ways and a finding names the class.
  func shared(with subject: Subject) -> [Finding] {
    if subject.verdict != .violated { return [] }
    let own = Set(found.entries(of: subject).map(\.index))
    return report.findings.enumerated().filter { index, finding in
      if own.contains(index) { return false }
      let breaks = { (rule: RuleID) in subject.rules[rule] == .violated }
      if finding.subject == subject.name { return breaks(finding.rule) }
      let isOccurrence = finding.occurrences?.contains { $0.subject == subject.name } ?? false
      return isOccurrence && ([finding.rule] + finding.alsoBreaks).contains(where: breaks)
    }.map(\.element)
  }

  /// Findings of other subjects that it has, too, count for it.
  func standing(of subject: Subject) -> SubjectStanding {
    guard subject.verdict == .violated else { return .verdict }
    let all = findings(of: subject) + shared(with: subject)
    if all.contains(where: { GateWording.isConfident($0, in: report) }) { return .verdict }
    let open = Set(all.filter { $0.status != .known }.map(\.confidence))
    if let best = Confidence.allCases.first(where: open.contains) { return .only(best) }
    if !all.isEmpty { return .known }
    let isAllowed = (report.suppressions ?? []).contains { $0.suppressed.contains { $0.subject == subject.name } }
    return isAllowed ? .allowed : .verdict
  }

  /// Of a folder the one that speaks most against it, also where only classes that are no subjects have findings.
  func standing(of system: ReportSystem) -> SubjectStanding {
    guard system.verdict == .violated else { return .verdict }
    let findings = system.findings.map(\.finding)
    let broken = system.subjects.filter { $0.verdict == .violated }.map(standing)
    if broken.contains(.verdict) || findings.contains(where: { GateWording.isConfident($0, in: report) }) {
      return .verdict
    }
    let open = findings.filter { $0.status != .known }.map(\.confidence)
    if let best = Confidence.allCases.first(where: { open.contains($0) || broken.contains(.only($0)) }) {
      return .only(best)
    }
    if broken.isEmpty && findings.isEmpty { return .verdict }
    return broken.contains(.known) || !findings.isEmpty ? .known : .allowed
  }

  /// How many subjects break a rule in a way that counts.
  var violated: Int { report.subjects.count { $0.verdict == .violated && standing(of: $0) == .verdict } }
}
