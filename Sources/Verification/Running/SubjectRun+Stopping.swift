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
    return isCut ? .reach : exploration.isStuckAtItsBeginning ? .step : .judging
  }
}
