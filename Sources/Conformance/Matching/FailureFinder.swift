/// Finds the rule that forbids the first line that no run explains.
struct FailureFinder {
  let question: Question
  /// The entry that no run explains; the number of entries when the log ends too early.
  let index: Int
  let obstacles: [Obstacle]

  var failure: Verdict.Failure {
    let entry = index < question.entries.count ? question.entries[index] : nil
    let (rule, reason) = entry.map(forbidding) ?? ending
    return Verdict.Failure(entry: entry, allowed: obstacles.map(\.title).sorted(), rule: rule, reason: reason)
  }

  /// The log is over although more has to come.
  private var ending: (String, String) {
    let missing = obstacles.map(\.title).sorted().joined(separator: " or ")
    let reason = missing.isEmpty ? "the log ends in the middle of a transition" : "\(missing) has to come yet"
    return (sequence(of: obstacles.first?.callback), reason)
  }

  private func forbidding(_ entry: LogEntry) -> (String, String) {
    appearance(entry) ?? missing(before: entry) ?? late(entry) ?? repeated(entry) ?? (
      sequence(of: entry.callback), "no sequence of the machine has \(entry.callback.name) here"
    )
  }

  /// APP-01, from the callbacks of the same controller.
  private func appearance(_ entry: LogEntry) -> (String, String)? {
    guard entry.callback.owner == .controller else { return nil }
    var monitor = AppearanceMonitor(question)
    for former in question.entries[..<index] { _ = monitor.observe(former) }
    guard !monitor.observe(entry).isEmpty else { return nil }
    let former = question.entries[..<index].last { $0.object == entry.object && $0.callback.partner != nil }
    return (
      "APP-01",
      former.map { "\(entry.callback.name) cannot follow \($0.callback.name)" }
        ?? "\(entry.callback.name) cannot come first"
    )
  }

  /// Something that the machine waits for has to come first.
  private func missing(before entry: LogEntry) -> (String, String)? {
    for obstacle in obstacles {
      let isSame = entry.callback.owner == .controller && obstacle.object == (entry.object ?? "")
      if let rule = OrderRule.rule(obstacle.callback, before: entry.callback, ofOneController: isSame) {
        return (rule.id, "\(obstacle.title) has to come first: \(rule.reason)")
      }
    }
    return nil
  }

  /// The entry should have come before one that is there already.
  private func late(_ entry: LogEntry) -> (String, String)? {
    for former in question.entries[..<index].reversed() {
      if let rule = OrderRule.rule(entry, before: former) {
        return (rule.id, "it should have come before \(former.title) of line \(former.line): \(rule.reason)")
      }
    }
    return nil
  }

  private func repeated(_ entry: LogEntry) -> (String, String)? {
    guard
      let former = question.entries[..<index].last(where: { $0.callback == entry.callback && $0.object == entry.object }
      )
    else { return nil }
    return (
      sequence(of: entry.callback), "\(entry.title) has come in line \(former.line), and it comes once"
    )
  }

  /// The rule of the whole sequence that a callback belongs to: by what the log knows of the callback's object, else by
  /// the scenario that came furthest.
  private func sequence(of callback: Callback?) -> String {
    switch callback?.owner {
    case .navigationDelegate: return "NAV-01"
    case .tabDelegate: return "TAB-01"
    case .pageDelegate: return "PAGE-01"
    case .adaptiveDelegate: return "SH-01"
    case .interactionController, .gesture: return "INT-01"
    case .coordinator: return "TC-03"
    default: break
    }
    switch obstacles.first?.scenario {
    case "NavigationLogs": return "NAV-01"
    case "TabLogs": return "TAB-01"
    case "PageLogs": return "PAGE-01"
    case "SheetLogs": return "SH-01"
    case "RotationLogs": return "ROT-01"
    default: break
    }
    let names = Set(question.entries.prefix(index).map(\.callback.name))
    return names.contains("dismissalTransitionWillBegin") ? "DISM-01" : "PRES-01"
  }
}
