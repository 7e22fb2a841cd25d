// What lies between a stored state and the next, when states are passed through.
extension FlatWorker {
  /// Steps out of a state: each event, and the state that it leads to.
  typealias Run = [Collected]

  /// Whether a step out of a state, or a run of steps, leads to one that is looked for.
  func leads(from source: Key, to isWanted: @escaping (Key) -> Bool) -> Bool {
    if expansion == nil { return firstEvent(from: source, to: isWanted) != nil }
    return firstRun(from: source) { isWanted($0) } != nil
  }

  /// The steps from a stored state to the next one.
  func run(from source: Key, to target: Key) -> Run {
    firstRun(from: source) { $0 == target } ?? []
  }

  /// The steps from a stored state to a state that violates a property, or to one out of which the event does.
  func run(from source: Key, violating property: Int) -> (passed: Run, event: Int?) {
    notes = ExpansionNotes()
    defer { notes = ExpansionNotes() }
    unpack(source)
    for start in firstSteps(from: source) {
      if notes.violations[property] != nil { break }
      var passed = [start]
      for _ in 0..<ReducedExpansion.longestRun {
        let key = passed[passed.count - 1].key
        unpack(key)
        let way = onlyWay(from: key, 0)
        let next = way.flatMap { pass(key, by: $0.event, 0) }
        if let violation = notes.violations[property] { return (passed, violation.event < 0 ? nil : violation.event) }
        guard let way, let next else { break }
        passed.append(Collected(key: next, event: way.event))
      }
    }
    return ([], notes.violations[property]?.event)
  }

  private func firstRun(from source: Key, to isWanted: (Key) -> Bool) -> Run? {
    defer { notes = ExpansionNotes() }
    unpack(source)
    for start in firstSteps(from: source) {
      var run = [start]
      for _ in 0..<ReducedExpansion.longestRun {
        let key = run[run.count - 1].key
        if isWanted(key) { return run }
        unpack(key)
        guard let (event, _) = onlyWay(from: key, 0), let next = pass(key, by: event, 0) else { break }
        run.append(Collected(key: next, event: event))
      }
      if isWanted(run[run.count - 1].key) { return run }
    }
    return nil
  }

  /// What every possible event leads to, put off or not.
  private func firstSteps(from source: Key) -> [Collected] {
    collected.count = 0
    execute(possibleEvents(source, 0), from: source, 0)
    return (0..<collected.count).map { collected.entries[$0] }
  }
}
