/// Makes a run that shows a violation shorter, so that somebody can read it.
///
/// First shortcuts between states of the run: a step that leads from one to a later one. Then steps are left out, the
/// larger parts first, as long as what is left can be replayed and still shows the violation (delta debugging, Zeller
/// and Hildebrandt, 2002). The result is a run of the system, not always a shortest one.
struct RunShortener<System: TransitionSystem> {
  private var system: System
  private var sink = WalkSink()
  /// States that may still be expanded.
  private var patience: Int

  init(_ system: System, patience: Int = 20_000) {
    self.system = system
    self.patience = patience
  }

  mutating func shorten(_ finding: WalkFinding) -> WalkFinding {
    var best = finding
    while true {
      let length = best.length
      best.run = shortcut(best.run)
      best = dropSteps(of: best)
      if best.length == length || patience <= 0 { return best }
    }
  }

  /// A shortest way over the run's own states.
  private mutating func shortcut(_ run: WalkedRun) -> WalkedRun {
    var numbers: [[UInt64]: Int] = [:]
    for (number, state) in run.states.enumerated() { numbers[state] = number }
    guard let last = run.states.last.flatMap({ numbers[$0] }), let start = numbers[run.states[0]] else { return run }
    var origins: [Int: (source: Int, label: StepLabel)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, origins[last] == nil, last != start, patience > 0 {
      let state = queue[next]
      next += 1
      look(at: run.states[state])
      for entry in sink.entries {
        guard let words = entry.words, let target = numbers[sink.state(words)], target != start,
          origins[target] == nil
        else { continue }
        origins[target] = (state, entry.label)
        queue.append(target)
      }
    }
    if origins[last] == nil, last != start { return run }
    var (states, labels) = ([run.states[last]], [StepLabel]())
    var current = last
    while let origin = origins[current] {
      labels.append(origin.label)
      states.append(run.states[origin.source])
      current = origin.source
    }
    return WalkedRun(states: states.reversed(), labels: labels.reversed())
  }

  private mutating func dropSteps(of finding: WalkFinding) -> WalkFinding {
    var best = finding
    var size = best.run.labels.count / 2
    while size > 0, patience > 0 {
      var start = 0
      while start + size <= best.run.labels.count, patience > 0 {
        var labels = best.run.labels
        labels.removeSubrange(start..<start + size)
        if let shorter = replay(labels, of: best) { best = shorter } else { start += size }
      }
      size = min(size, best.run.labels.count) / 2
    }
    return best
  }

  /// The run with these steps; `nil` when one of them cannot be taken, or the violation does not show in the end.
  private mutating func replay(_ labels: [StepLabel], of finding: WalkFinding) -> WalkFinding? {
    var run = WalkedRun(states: [finding.run.states[0]], labels: [])
    var state = finding.run.states[0]
    for label in labels {
      look(at: state)
      guard let words = sink.entries.first(where: { $0.label == label })?.words else { return nil }
      state = sink.state(words)
      run.states.append(state)
      run.labels.append(label)
    }
    look(at: state)
    let shows = sink.violations.contains { $0.property == finding.property && $0.step == finding.step }
    return shows ? WalkFinding(property: finding.property, run: run, step: finding.step) : nil
  }

  private mutating func look(at state: [UInt64]) {
    patience -= 1
    _ = system.look(at: state, into: &sink)
  }
}
