import Identifiers
import RunReport

/// Whose the findings of a report are: each belongs to the subject that it names, whichever file it blames.
struct SubjectFindings {
  /// A finding with its place among all of the report.
  typealias Entry = (index: Int, finding: Finding)

  private let bySubject: [Subject: [Entry]]
  /// Those that name no subject of the report: what the text shows of classes that were not explored.
  let others: [Entry]

  init(_ report: Report) {
    let namesakes = Dictionary(grouping: report.subjects, by: \.name)
    var bySubject: [Subject: [Entry]] = [:]
    var others: [Entry] = []
    for entry in report.findings.enumerated().map({ (index: $0.offset, finding: $0.element) }) {
      if let owner = Self.owner(of: entry.finding, among: namesakes[entry.finding.subject] ?? []) {
        bySubject[owner, default: []].append(entry)
      } else {
        others.append(entry)
      }
    }
    self.bySubject = bySubject
    self.others = others
  }

  /// In the order of the report.
  func entries(of subject: Subject) -> [Entry] { bySubject[subject] ?? [] }

  func findings(of subject: Subject) -> [Finding] { entries(of: subject).map(\.finding) }

  /// Variants of a system may have subjects of one name, and one class may be several subjects: who breaks the rule and lies
  /// nearest.
  private static func owner(of finding: Finding, among namesakes: [Subject]) -> Subject? {
    if namesakes.count < 2 { return namesakes.first }
    let tests: [(Subject) -> Bool] = [
      { $0.location.path == finding.location.path },
      { folder($0.location.path) == folder(finding.location.path) },
      { $0.rules[finding.rule] == .violated },
      { "\($0.kind) \($0.name)" == finding.scenario },
      { $0.verdict == .violated },
    ]
    return tests.reduce(namesakes) { left, test in
      let fitting = left.filter(test)
      return fitting.isEmpty ? left : fitting
    }.first
  }

  private static func folder(_ path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}
