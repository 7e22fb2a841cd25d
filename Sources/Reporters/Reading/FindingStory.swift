import RunReport

/// What a reader wants to know first of a finding's trace.
struct FindingStory {
  let finding: Finding
  /// Index into the trace of the step that breaks the rule; `nil` when the trace is empty.
  let violation: Int?
  /// Index of the step before that decided it: the point of no return where one is known, else the last thing that a
  /// user, the app or the system did; what UIKit has on its way only where there is nothing else. With the violation, the
  /// two events that clash; `nil` when the violating step is the first.
  let decisive: Int?

  init(_ finding: Finding) {
    self.finding = finding
    let trace = finding.trace
    violation = trace.firstIndex { $0.messages.contains(where: \.isViolation) } ?? trace.indices.last
    decisive = violation.flatMap { end in
      let before = trace[..<end]
      if let known = before.firstIndex(where: { $0.step == finding.pointOfNoReturn }) { return known }
      let done = before.lastIndex { $0.actor != "run loop" && $0.eventID != .machine(.transitionStarts) }
      return done ?? before.indices.first
    }
  }

  /// "step 4 (the finger lifts) and step 6 (the animation ends)": the two events that clash, or the one that breaks the
  /// rule; `nil` for an empty trace.
  var clash: String? {
    guard let violation else { return nil }
    let numbers = [decisive, violation].compactMap(\.self)
    return numbers.map { "step \(finding.trace[$0].step) (\(onOneLine(finding.trace[$0].sentence)))" }.joined(
      separator: " and ")
  }

  /// Whether no run has shown it: then there is no ordering to tell.
  var isOfText: Bool { finding.trace.isEmpty && finding.disturbances == nil }

  /// "CardAnimator, scenario: the user swipes", or how it was found without one.
  var scene: String {
    isOfText ? "\(finding.subject), \(ExplanationText.ofText)" : "\(finding.subject), scenario: \(finding.scenario)"
  }

  /// Rule id and name as headlines show them: `TV104 completion-flag-agrees`.
  var ruleTitle: String { onOneLine(finding.name.isEmpty ? finding.rule.rawValue : "\(finding.rule) \(finding.name)") }

  /// Free parameters by id, in ascending order.
  var parameters: [(id: String, value: String)] {
    finding.parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// The word as a POSIX shell reads it back.
func shellQuoted(_ word: String) -> String {
  let plain = word.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ",", ":", "@", "%", "=": true
    default: false
    }
  }
  if plain, !word.isEmpty, !word.hasPrefix("-") { return word }
  return "'" + onOneLine(word).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
