import RunReport

/// One row of a sequence chart: a call, or a run of calls inside UIKit that nobody needs to read one by one.
enum CallRow {
  case call(Message)
  case run([Message])

  /// The rows of a step. Runs of at least `shortestRun` calls that no code under test takes part in are collapsed;
  /// of a step with more than `limit` rows the middle is collapsed too, never a violation and its neighbours.
  static func rows(of messages: [Message], shortestRun: Int = 4, limit: Int = 18) -> [CallRow] {
    var keeps = messages.map { $0.isViolation || $0.location != nil || $0.answer != nil }
    keepShortRuns(&keeps, shortestRun)
    if keeps.count(where: { $0 }) > limit { dropMiddle(&keeps, messages, limit / 3) }
    return rows(of: messages, keeping: keeps)
  }

  private static func keepShortRuns(_ keeps: inout [Bool], _ shortestRun: Int) {
    var start = 0
    while start < keeps.count {
      var end = start
      while end < keeps.count, !keeps[end] { end += 1 }
      if end - start < shortestRun { for index in start..<end { keeps[index] = true } }
      start = max(end, start) + 1
    }
  }

  private static func dropMiddle(_ keeps: inout [Bool], _ messages: [Message], _ margin: Int) {
    for index in keeps.indices where index >= margin && index < keeps.count - margin {
      let near = max(0, index - 2)...min(messages.count - 1, index + 2)
      if !messages[near].contains(where: \.isViolation) { keeps[index] = false }
    }
  }

  private static func rows(of messages: [Message], keeping keeps: [Bool]) -> [CallRow] {
    var rows: [CallRow] = []
    var run: [Message] = []
    for (message, keep) in zip(messages, keeps) {
      guard keep else {
        run.append(message)
        continue
      }
      if !run.isEmpty { rows.append(.run(run)) }
      run = []
      rows.append(.call(message))
    }
    if !run.isEmpty { rows.append(.run(run)) }
    return rows
  }

  /// "7 internal calls".
  static func title(of run: [Message]) -> String {
    let isInternal = run.allSatisfy { $0.location == nil }
    return Wording.count(run.count, isInternal ? "internal call" : "more call")
  }
}

extension Message {
  /// The call with its answer: `animationController(forDismissed:) ⇒ nil`.
  var label: String { onOneLine(answer.map { "\(text) ⇒ \($0)" } ?? text) }
}
