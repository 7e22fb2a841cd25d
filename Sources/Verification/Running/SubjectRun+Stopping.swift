import RunReport

// What a subject's report says of a search that did not come to its end.
extension SubjectRun {
  /// Notes where the states of the search come from.
  ///
  /// - Returns: false where the clock has kept it from some of it.
  func noteReasons(
    of exploration: Search.Exploration, _ isOver: @escaping () -> Bool, in subject: inout Subject
  ) -> Bool {
    guard subject.bound != nil, subject.verdict != .unsupported else { return true }
    let reasons = StoppedSearch(
      exploration: exploration, image: image, sources: workspace.sources,
      reach: isCut ? BatchPlanner.size : nil, isOver: isOver
    ).reasons()
    subject.reasons = reasons.isEmpty ? nil : reasons
    return !isOver()
  }

  func stopCause(_ exploration: Search.Exploration, overtime: Bool) -> StopCause {
    if overtime { return .time }
    if exploration.leavesCyclesOut { return .interruption }
    if let cause = BoundText.cause(exploration.result) { return cause }
    if replaced(exploration) != nil { return .reach }
    return isCut ? .reach : exploration.isStuckAtItsBeginning ? .step : .judging
  }

  /// The name of a function that runs have come to and that was compiled wrongly: what they show is not what the code does.
  func replaced(_ exploration: Search.Exploration) -> String? {
    let functions = image.program.functions
    guard functions.contains(where: \.isReplaced) else { return nil }
    let entered = exploration.system.machine.enteredFunctions.sorted()
    return entered.first { functions[Int($0)].isReplaced }.map { functions[Int($0)].name }
  }
}
