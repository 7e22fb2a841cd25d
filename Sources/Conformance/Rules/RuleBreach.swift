import Identifiers

/// A rule that a log breaks, decided from the log alone.
package struct RuleBreach: Hashable, Sendable {
  /// The id of a rule of the catalogue (TV502), or of the semantics document where the catalogue has none (SH-01).
  package var rule: String
  /// The line that breaks it.
  package var line: Int
  /// Lower case, without a period.
  package var message: String

  /// Of a rule of the catalogue.
  init(rule: RuleID, line: Int, message: String) {
    self.init(semantics: rule.rawValue, line: line, message: message)
  }

  /// Of a rule that only the semantics document has.
  init(semantics rule: String, line: Int, message: String) {
    self.rule = rule
    self.line = line
    self.message = message
  }
}

/// Watches one rule along a log.
protocol RuleMonitor {
  /// Takes the next entry; answers what it breaks.
  mutating func observe(_ entry: LogEntry) -> [RuleBreach]
  /// The log is over, with nothing left on its way.
  mutating func end() -> [RuleBreach]
}

/// All monitors, run over one log.
enum RuleMonitors {
  static func breaches(of question: Question) -> [RuleBreach] {
    var monitors: [any RuleMonitor] = [
      AppearanceMonitor(question), ForwardingMonitor(), CompletionMonitor(question), OutcomeMonitor(question),
      MessageMonitor(), SheetMonitor(question),
    ]
    var found: [RuleBreach] = []
    for entry in question.entries {
      for index in monitors.indices { found += monitors[index].observe(entry) }
    }
    if !question.isCut {
      for index in monitors.indices { found += monitors[index].end() }
    }
    return found.sorted { ($0.line, $0.rule) < ($1.line, $1.rule) }
  }
}
