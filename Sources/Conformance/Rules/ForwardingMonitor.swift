/// TV501, TV507: every `beginAppearanceTransition` is closed by one `endAppearanceTransition`.
struct ForwardingMonitor: RuleMonitor {
  private var open: [String: (entry: LogEntry, isPresenters: Bool)] = [:]
  /// Between a presentation controller's WillBegin and its DidEnd what is forwarded goes to the presenter.
  private var isPresenting = false

  mutating func observe(_ entry: LogEntry) -> [RuleBreach] {
    let name = entry.object ?? ""
    switch entry.callback.name {
    case "presentationTransitionWillBegin", "dismissalTransitionWillBegin": isPresenting = true
    case "beginAppearanceTransition": return begin(entry, name)
    case "endAppearanceTransition":
      if open.removeValue(forKey: name) == nil {
        return [
          RuleBreach(rule: .TV501, line: entry.line, message: "\(entry.title) without a begin before it (APP-05)")
        ]
      }
    default: break
    }
    if entry.callback.name.hasSuffix("TransitionDidEnd") { isPresenting = false }
    return []
  }

  private mutating func begin(_ entry: LogEntry, _ name: String) -> [RuleBreach] {
    let former = open[name]
    open[name] = (entry, isPresenting)
    guard let former, former.entry.flag == entry.flag else { return [] }
    return [
      RuleBreach(
        rule: former.isPresenters ? .TV507 : .TV501, line: entry.line,
        message: "\(entry.title) again before the endAppearanceTransition of line \(former.entry.line) (F-46)")
    ]
  }

  mutating func end() -> [RuleBreach] {
    open.values.map { entry, isPresenters in
      RuleBreach(
        rule: isPresenters ? .TV507 : .TV501, line: entry.line,
        message: "\(entry.title) is never followed by endAppearanceTransition")
    }
  }
}
