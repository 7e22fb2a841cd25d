import RunReport

/// What every format says of what the exploration of a subject has touched.
struct CoverageText {
  /// Events that no ordering has had and that the subject's sentence does not name already.
  let idleEvents: [String]
  let branches: [SubjectCoverage.Branch]
  private let statesPerDepth: [Int]

  init?(_ subject: Subject) {
    guard let coverage = subject.coverage else { return nil }
    let named = Set(subject.idleEvents ?? [])
    idleEvents = coverage.events.filter { $0.transitions == 0 && !named.contains($0.event) }.map {
      "\(onOneLine($0.actor)): \(onOneLine($0.event))"
    }
    branches = coverage.unreachedBranches
    statesPerDepth = coverage.statesPerDepth
  }

  /// "1, 3, 9, 14", the first is that of the initial states; `nil` when nothing was explored. Of long rows the middle
  /// is left out.
  var depths: String? {
    guard !statesPerDepth.isEmpty else { return nil }
    let numbers = statesPerDepth.map(Wording.grouped)
    if numbers.count <= 40 { return numbers.joined(separator: ", ") }
    return numbers.prefix(30).joined(separator: ", ") + ", … (\(numbers.count - 35) more), "
      + numbers.suffix(5).joined(separator: ", ")
  }

  /// "else of if (Card.swift:31)".
  static func branch(_ branch: SubjectCoverage.Branch) -> String {
    "\(onOneLine(branch.kind)) (\(branch.location.short))"
  }

  /// The first of a list, and how many more there are.
  static func short(_ items: [String], limit: Int) -> String {
    let rest = items.count - limit
    return items.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(Wording.grouped(rest)) more" : "")
  }
}
