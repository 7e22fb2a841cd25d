import RunReport

/// The words in which every format explains a finding.
enum ExplanationText {
  static let clause = "must hold"
  static let clash = "what clashes"
  static let passing = "what would have been fine"
  static let repair = "a change that repairs it"
  static let occurrences = "same cause"
  /// In the place of the scenario and of the steps.
  static let ofText = "found by reading the sources: no ordering was executed"

  /// "new" or "known": what the baseline says, in words; `nil` without one.
  static func status(of finding: Finding) -> String? {
    if let accepted = finding.accepted { return onOneLine(accepted.text) }
    switch finding.status {
    case .new: return "new: the baseline does not have it"
    case .known: return "known: it is in the baseline and does not fail the run"
    case nil: return nil
    }
  }

  /// "CardAnimator, scenario: the user swipes (4 steps)".
  static func occurrence(_ occurrence: Occurrence) -> String {
    "\(onOneLine(occurrence.subject)), scenario: \(onOneLine(occurrence.scenario)) "
      + "(\(Wording.count(occurrence.steps, "step")))"
  }

  /// "user: the finger lifts (cancelled)".
  static func event(_ actor: String, _ event: String, _ choice: String?) -> String {
    "\(onOneLine(actor)): \(onOneLine(event))" + (choice.map { " (\(onOneLine($0)))" } ?? "")
  }

  /// "ends well", "breaks TV104", …
  static func outcome(_ alternative: Alternative) -> String {
    switch alternative.outcome {
    case .clean: "can still end well"
    case .breaks: "breaks " + (alternative.rules.isEmpty ? "a rule" : Wording.list(alternative.rules.map(\.rawValue)))
    case .doomed: "cannot end well"
    case .unknown: "not known: a bound stopped the search"
    }
  }

  /// "674 states, every rule of the subject holds", as what was checked.
  static func verification(_ repair: Repair) -> String { "checked with it: " + onOneLine(repair.verification) }
}
