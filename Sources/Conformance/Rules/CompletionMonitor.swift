/// TV101, TV102, TV104, TV107: `completeTransition` once per transition, with the flag that tells what happened.
struct CompletionMonitor: RuleMonitor {
  private let recordsCompletion: Bool
  private let recordsOutcome: Bool
  private var start: LogEntry?
  private var completion: LogEntry?
  private var outcome: LogEntry?

  init(_ question: Question) {
    let recorded = Set(question.recorded.map(\.name))
    recordsCompletion = recorded.contains("completeTransition")
    recordsOutcome = recorded.contains("finish") || recorded.contains("cancel")
  }

  mutating func observe(_ entry: LogEntry) -> [RuleBreach] {
    switch entry.callback.name {
    case "animateTransition", "startInteractiveTransition": return begin(entry)
    case "completeTransition": return complete(entry)
    case "finish", "cancel", "update":
      if entry.callback.name != "update" { outcome = entry }
      guard let completion else { return [] }
      return [
        RuleBreach(
          rule: .TV107, line: entry.line,
          message: "\(entry.title) after the completeTransition of line \(completion.line)")
      ]
    default: return []
    }
  }

  private mutating func begin(_ entry: LogEntry) -> [RuleBreach] {
    if let start, completion == nil {
      // A percent-driven controller calls the animator.
      if start.callback.name == "startInteractiveTransition" && entry.callback.name == "animateTransition" { return [] }
      defer { self.start = entry }
      return missing(start)
    }
    start = entry
    completion = nil
    outcome = nil
    return []
  }

  private mutating func complete(_ entry: LogEntry) -> [RuleBreach] {
    if let completion {
      return [
        RuleBreach(
          rule: .TV101, line: entry.line,
          message: "completeTransition again, after line \(completion.line), in the same transition")
      ]
    }
    completion = entry
    guard recordsOutcome, let flag = entry.flag else { return [] }
    let wasCancelled = outcome?.callback.name == "cancel"
    guard flag == wasCancelled else { return [] }
    let happened = wasCancelled ? "the interaction was cancelled" : "nothing was cancelled"
    return [RuleBreach(rule: .TV104, line: entry.line, message: "completeTransition(\(flag)) although \(happened)")]
  }

  private func missing(_ start: LogEntry) -> [RuleBreach] {
    guard recordsCompletion else { return [] }
    return [
      RuleBreach(rule: .TV102, line: start.line, message: "\(start.title) is never followed by completeTransition")
    ]
  }

  mutating func end() -> [RuleBreach] {
    guard let start, completion == nil else { return [] }
    return missing(start)
  }
}
