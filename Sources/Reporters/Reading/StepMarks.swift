import RunReport

/// What is to be said of single steps of a finding's trace.
struct StepMarks {
  let finding: Finding
  private let violation: Int?

  init(_ finding: Finding) {
    self.finding = finding
    violation = FindingStory(finding).violation
  }

  static let broken = "here the rule is broken"
  static let noReturn = "point of no return"
  static let irrelevant = "does not matter: it fails without this step, too"

  /// - Parameter index: into the trace.
  func breaksRule(_ index: Int) -> Bool { index == violation }

  func isPointOfNoReturn(_ index: Int) -> Bool { finding.pointOfNoReturn == finding.trace[index].step }

  func isIrrelevant(_ index: Int) -> Bool { finding.irrelevantSteps?.contains(finding.trace[index].step) ?? false }

  /// All that is to be said, in a fixed order.
  func words(_ index: Int) -> [String] {
    [
      isPointOfNoReturn(index) ? Self.noReturn : nil, breaksRule(index) ? Self.broken : nil,
      isIrrelevant(index) ? Self.irrelevant : nil,
    ].compactMap(\.self)
  }
}
