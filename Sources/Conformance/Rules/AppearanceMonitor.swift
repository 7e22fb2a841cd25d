/// TV502: the callbacks of each controller follow the edges of APP-01; TV501: each WILL has its DID in the end.
///
/// Callbacks that the log does not record may have happened: only what no recorded run of the automaton explains counts.
struct AppearanceMonitor: RuleMonitor {
  private enum State: CaseIterable { case disappeared, appearing, appeared, disappearing }

  private let recorded: Set<String>
  /// Where each controller may be; it starts anywhere it can rest.
  private var states: [String: Set<State>] = [:]
  private var last: [String: LogEntry] = [:]

  init(_ question: Question) { recorded = Set(question.recorded.map(\.name)) }

  mutating func observe(_ entry: LogEntry) -> [RuleBreach] {
    guard entry.callback.owner == .controller else { return [] }
    let name = entry.object ?? ""
    if ["deinit", "viewDidLoad"].contains(entry.callback.name) { states[name] = nil }
    guard let edge = Self.edges[entry.callback.name] else { return [] }
    let before = closure(states[name] ?? [.disappeared, .appeared])
    let isLegal = !before.isDisjoint(with: edge.from)
    states[name] = [edge.to]
    let former = last.updateValue(entry, forKey: name)
    if isLegal { return [] }
    let after = former.map { "after \($0.callback.name)" } ?? "without \(edge.needs)"
    return [
      RuleBreach(
        rule: .TV502, line: entry.line,
        message:
          "\(entry.title) \(after): viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear follow each "
          + "other, and only a WILL may turn back (APP-01)")
    ]
  }

  mutating func end() -> [RuleBreach] {
    states.compactMap { name, found in
      guard let entry = last[name], found.isSubset(of: [.appearing, .disappearing]) else { return nil }
      let missing = found == [.appearing] ? "viewDidAppear" : "viewDidDisappear"
      guard recorded.contains(missing) else { return nil }
      return RuleBreach(rule: .TV501, line: entry.line, message: "\(entry.title) is never followed by \(missing)")
    }
  }

  private typealias Edge = (from: Set<State>, to: State, needs: String)

  private static let edges: [String: Edge] = [
    "viewWillAppear": ([.disappeared, .disappearing], .appearing, "viewDidDisappear"),
    "viewDidAppear": ([.appearing], .appeared, "viewWillAppear"),
    "viewWillDisappear": ([.appeared, .appearing], .disappearing, "viewDidAppear"),
    "viewDidDisappear": ([.disappearing], .disappeared, "viewWillDisappear"),
  ]

  /// The states reachable by callbacks that the log does not record.
  private func closure(_ states: Set<State>) -> Set<State> {
    var result = states
    var grows = true
    while grows {
      grows = false
      for (callback, edge) in Self.edges where !recorded.contains(callback) && !result.isDisjoint(with: edge.from) {
        if result.insert(edge.to).inserted { grows = true }
      }
    }
    return result
  }
}
