import Identifiers

/// What UIKit's own messages say: TV501, TV503, TV601, TV604, TV701.
struct MessageMonitor: RuleMonitor {
  private static let rules: [String: (rule: RuleID, meaning: String)] = [
    "Unbalanced calls": (.TV501, "UIKit reports unbalanced begin and end of an appearance (APP-05)"),
    "appearance callback misuse": (.TV503, "UIKit reports an appearance callback that was called by hand (APP-06)"),
    "Attempt to present": (.TV601, "UIKit dropped a present"),
    "Attempt to dismiss": (
      .TV604, "UIKit dropped a dismiss while a presentation or dismissal was in progress (DG-05)"
    ),
    "Trying to dismiss while transitioning": (.TV604, "a dismiss came during the transition (DG-05)"),
    "nested push animation": (.TV701, "a push came during a transition of the navigation controller (NAV-05)"),
    "nested pop animation": (.TV701, "a pop came during a transition of the navigation controller (NAV-05)"),
    "Finishing up a navigation transition": (
      .TV701, "the navigation transition ended in an unexpected state (NAV-05)"
    ),
  ]

  mutating func observe(_ entry: LogEntry) -> [RuleBreach] {
    if entry.callback.name == "frozen" {
      return [RuleBreach(rule: .TV1204, line: entry.line, message: "the log says that the app is stuck here")]
    }
    guard let (rule, meaning) = Self.rules[entry.callback.name] else { return [] }
    return [RuleBreach(rule: rule, line: entry.line, message: entry.object.map { "\(meaning): \($0)" } ?? meaning)]
  }

  mutating func end() -> [RuleBreach] { [] }
}
