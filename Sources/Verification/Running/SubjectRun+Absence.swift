import Identifiers
import RunReport

// What is said of a subject that is there to present, where nothing was presented.
extension SubjectRun {
  /// Of orderings in which nobody is shown no rule of presentations says anything, however many there are.
  func noteAbsence(of exploration: Search.Exploration, in subject: inout Subject) {
    guard self.subject.isThereToPresent, isWhole(exploration), !hasPresented(exploration) else { return }
    subject.presentsNothing = true
    for (rule, verdict) in subject.rules where verdict == .holds { subject.rules[rule] = .vacuous }
    if subject.verdict == .holds { subject.verdict = .vacuous }
  }

  /// Whether code has asked a controller in a window to present, in some ordering: only then TV601 judges the request, and
  /// one that is refused breaks it. What scenarios present themselves it does not judge.
  private func hasPresented(_ exploration: Search.Exploration) -> Bool {
    exploration.system.machine.marks.contains(RuleID.TV601.rawValue)
  }
}
