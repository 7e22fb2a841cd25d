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

  /// Whether the machine has begun a presentation in some ordering.
  private func hasPresented(_ exploration: Search.Exploration) -> Bool {
    exploration.system.machine.enteredFunctions.contains { number in
      let function = image.program.functions[Int(number)]
      return !function.isSubject && function.type < 0 && function.name.hasPrefix("startPresentation")
    }
  }
}
