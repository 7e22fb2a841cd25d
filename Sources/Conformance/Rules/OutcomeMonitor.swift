/// TV201, TV202, TV203, TV204, TV206: one outcome for each interactive transition, and updates only before it.
struct OutcomeMonitor: RuleMonitor {
  private let recordsOutcome: Bool
  private let recordsGesture: Bool
  private var start: LogEntry?
  private var outcome: LogEntry?
  private var gesture: LogEntry?
  /// The gesture was over before the transition started.
  private var isLate = false

  init(_ question: Question) {
    let recorded = Set(question.recorded.map(\.name))
    recordsOutcome = !recorded.isDisjoint(with: ["finish", "cancel"])
    recordsGesture = recorded.contains("gestureBegan")
  }

  mutating func observe(_ entry: LogEntry) -> [RuleBreach] {
    switch entry.callback.name {
    case "gestureBegan", "gestureEnded", "gestureCancelled": gesture = entry
    case "startInteractiveTransition":
      let former = unfinished
      start = entry
      outcome = nil
      isLate = gesture.map { $0.callback.name != "gestureBegan" } ?? false
      return former
    case "pause": outcome = nil
    case "update": return update(entry)
    case "finish", "cancel": return decide(entry)
    case "completeTransition", "animationEnded":
      let former = unfinished
      start = nil
      return former
    default: break
    }
    return []
  }

  private func update(_ entry: LogEntry) -> [RuleBreach] {
    let isEarly = start == nil
    guard isEarly || outcome != nil else { return [] }
    let place = isEarly ? "before startInteractiveTransition" : "after the outcome"
    return [RuleBreach(rule: .TV206, line: entry.line, message: "\(entry.title) \(place)")]
  }

  private mutating func decide(_ entry: LogEntry) -> [RuleBreach] {
    var found: [RuleBreach] = []
    if let outcome, start != nil {
      found.append(
        RuleBreach(
          rule: .TV202, line: entry.line,
          message: "\(entry.title) after \(outcome.callback.name) of line \(outcome.line)"))
    }
    if entry.callback.name == "finish", let gesture, gesture.callback.name == "gestureCancelled" {
      found.append(
        RuleBreach(
          rule: .TV203, line: entry.line,
          message: "\(entry.title) although the gesture was cancelled in line \(gesture.line)"))
    }
    if start != nil { outcome = entry }
    return found
  }

  private var unfinished: [RuleBreach] {
    guard let start, outcome == nil, recordsOutcome || isLate else { return [] }
    if isLate {
      return [
        RuleBreach(
          rule: .TV204, line: start.line,
          message: "\(start.title) after the gesture was over, and neither finish nor cancel follows")
      ]
    }
    return [
      RuleBreach(rule: .TV201, line: start.line, message: "neither finish nor cancel follows \(start.title)")
    ]
  }

  mutating func end() -> [RuleBreach] { unfinished }
}
