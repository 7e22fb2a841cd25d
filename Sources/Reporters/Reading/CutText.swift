import RunReport

/// What every format says of what was cut short after the search of a subject.
enum CutText {
  static let title = "cut short"

  /// Of a finding, one clause each: what its reader must not take for the whole.
  static func sentences(of finding: Finding) -> [String] {
    (finding.cut ?? []).compactMap { phase in
      switch phase {
      case .assumptions: "what it depends on was not worked out to the end: the budget of its subject was spent"
      case .explanation: "what explains it was not worked out to the end"
      case .stuckStates, .consistentRuns, .diagram, .coverage: nil
      }
    }
  }

  /// Of a subject; what concerns single findings stands there.
  static func sentences(of subject: Subject) -> [String] {
    (subject.cut ?? []).compactMap { phase in
      switch phase {
      case .stuckStates: "not all states that never settle were looked at"
      case .consistentRuns: "not everything was tried again with UIKit held to one behaviour: a finding may be missing"
      case .diagram: "no time was left to draw its states"
      case .coverage: "how often events happen was not counted to the end"
      case .assumptions, .explanation: nil
      }
    }
  }
}
