/// The same answers as `Explorer`, found in the plainest way: the tests compare the two.
///
/// Never to be optimised. It shares no code with the fast explorer beyond the types of results, honours the bounds on
/// states and depth, and ignores time, memory and the monitor.
package struct ReferenceExplorer<System: TransitionSystem> {
  package var system: System
  package var options: SearchOptions

  package init(_ system: System, options: SearchOptions = SearchOptions()) {
    self.system = system
    self.options = options
  }

  package mutating func run() -> SearchResult {
    var space = ReferenceSpace()
    var notes = ReferenceNotes()
    var level = 0
    repeat {
      begin(level, &space, &notes)
      let share = options.countsDisturbances && level == 0 ? options.maximumStates : nil
      let limit = share.map { space.states.count + max(0, $0 - space.states.count) / 2 } ?? .max
      var isPutOff = false
      var length = 1
      while length <= (space.depths.max() ?? 0) + 1 {
        for cost in 1...StepDisturbances.most {
          for state in space.states.indices where space.isFound(state, level: level - cost, length: length - 1) {
            disturb(state, cost, &space, &notes)
          }
        }
        for state in space.states.indices where space.isFound(state, level: level, length: length - 1) {
          visit(state, isPutOff: isPutOff, &space, &notes)
        }
        if space.states.count >= limit, space.hasHeldBack { isPutOff = true }
        length += 1
      }
      level += 1
    } while space.hasHeldBack && !notes.isFull
    space.open.formUnion(space.heldBack)
    return result(space, notes, levels: level)
  }

  /// Finds the initial states of a level.
  private mutating func begin(_ level: Int, _ space: inout ReferenceSpace, _ notes: inout ReferenceNotes) {
    var transcript = Transcript()
    if !options.countsDisturbances {
      system.emitInitialStates(into: &transcript)
    } else if level == 0 || space.holdsBackInitialStates {
      system.emitInitialStates(disturbances: level, into: &transcript)
    }
    space.holdsBackInitialStates = options.countsDisturbances && transcript.isHeldBack
    for entry in transcript.entries { admit(entry, from: nil, cost: level, in: &space, &notes) }
    for reason in transcript.reasons { notes.cutShort(reason, at: 0, level: level) }
  }

  private mutating func disturb(
    _ state: Int, _ cost: Int, _ space: inout ReferenceSpace, _ notes: inout ReferenceNotes
  ) {
    guard space.heldBack.contains(state), !notes.isFull else { return }
    if cost == 1, space.putOff.contains(state) {
      expand(state, 0, levels: 1, &space, &notes)
      if !space.heldBack.contains(state) { return }
    }
    expand(state, cost, levels: cost, &space, &notes)
  }

  private mutating func visit(
    _ state: Int, isPutOff: Bool, _ space: inout ReferenceSpace, _ notes: inout ReferenceNotes
  ) {
    inspect(state, &space, &notes)
    if notes.isFull {
      space.open.insert(state)
    } else if let depth = options.maximumDepth, space.depths[state] >= depth {
      space.open.insert(state)
      notes.tooDeep = notes.tooDeep ?? space.levels[state]
    } else if isPutOff {
      space.heldBack.insert(state)
      space.putOff.insert(state)
    } else {
      expand(state, options.countsDisturbances ? 0 : nil, levels: 0, &space, &notes)
    }
  }

  private mutating func inspect(_ state: Int, _ space: inout ReferenceSpace, _ notes: inout ReferenceNotes) {
    var transcript = Transcript()
    let isSettled = space.states[state].withUnsafeBufferPointer { system.inspect($0, into: &transcript) }
    if isSettled { space.settled.insert(state) }
    if transcript.isEnd { space.ended.insert(state) }
    notes.add(transcript.rest, at: state, step: nil, level: space.levels[state], length: space.depths[state])
    for reason in transcript.reasons {
      notes.cutShort(reason, at: state, level: space.levels[state])
      space.open.insert(state)
    }
  }

  /// - Parameters:
  ///   - disturbances: of the steps that are taken; `nil`: all, and none counts.
  ///   - cost: the levels between the state and what they lead to.
  private mutating func expand(
    _ state: Int, _ disturbances: Int?, levels cost: Int, _ space: inout ReferenceSpace,
    _ notes: inout ReferenceNotes
  ) {
    var transcript = Transcript()
    space.states[state].withUnsafeBufferPointer { words in
      if let disturbances {
        system.emitSuccessors(of: words, disturbances: disturbances, into: &transcript)
      } else {
        system.emitSuccessors(of: words, into: &transcript)
      }
    }
    space.heldBack.remove(state)
    if disturbances != nil, transcript.isHeldBack { space.heldBack.insert(state) }
    for entry in transcript.entries { admit(entry, from: state, cost: cost, in: &space, &notes) }
    notes.add(transcript.rest, at: state, step: nil, level: space.levels[state], length: space.depths[state])
    for reason in transcript.reasons {
      notes.cutShort(reason, at: state, level: space.levels[state] + cost)
      space.open.insert(state)
    }
  }

  private func admit(
    _ entry: Transcript.Entry, from source: Int?, cost: Int = 0, in space: inout ReferenceSpace,
    _ notes: inout ReferenceNotes
  ) {
    var target: Int?
    if let words = entry.words {
      target = space.index(of: words)
      if target == nil, space.states.count < options.maximumStates ?? .max {
        let origin = source.map { StatePath.Step(source: $0, label: entry.label) }
        target = space.add(words, from: origin, cost: cost)
      }
      if target == nil, !notes.isFull { notes.fullLevel = (source.map { space.levels[$0] } ?? 0) + cost }
    }
    guard let source else {
      if let target { notes.add(entry.violations, at: target, step: nil, level: cost, length: 0) }
      return
    }
    notes.transitions += 1
    space.withSteps.insert(source)
    if entry.words == nil {
      notes.crashes.append(StatePath.Step(source: source, label: entry.label))
    } else if let target {
      space.successors[source, default: []].insert(target)
    } else {
      space.successors[source, default: []].formUnion([])
      space.open.insert(source)
    }
    notes.add(
      entry.violations, at: source, step: entry.label, level: space.levels[source] + cost,
      length: space.depths[source] + 1)
  }

  private func result(_ space: ReferenceSpace, _ notes: ReferenceNotes, levels: Int) -> SearchResult {
    let deepest = space.depths.max() ?? -1
    var bound: SearchBound?
    if notes.isFull { bound = .states(options.maximumStates ?? .max) }
    if bound == nil, notes.tooDeep != nil { bound = .depth(options.maximumDepth ?? .max) }
    var result = SearchResult(
      statistics: SearchStatistics(
        states: space.states.count, transitions: notes.transitions, crashes: notes.crashes.count,
        settledStates: space.settled.count,
        statesPerDepth: (0..<(deepest + 1)).map { depth in space.depths.filter { $0 == depth }.count }),
      violations: notes.violations(in: space),
      firstCrash: notes.crashes.first.map { space.path(to: $0.source, then: $0.label) },
      stuck: options.findsStuckStates ? space.stuckStates() : nil, incomplete: notes.incomplete(in: space),
      bound: bound, space: space, memoryWords: 0)
    result.levelEnds = (0..<levels).map { level in space.levels.count { $0 <= level } }
    let undecided = options.findsStuckStates && !result.isExhaustive ? space.undecidedLevel() : nil
    let left = [notes.fullLevel, notes.tooDeep, notes.cutLevel, undecided].compactMap(\.self).min()
    let completed = (left ?? levels) - 1 - (space.putOff.isEmpty ? 0 : 1)
    result.completedDisturbances = completed < 0 ? nil : completed
    return result
  }
}

/// Everything that a system has emitted in one call, in order.
private struct Transcript: SuccessorSink {
  struct Entry {
    /// `nil` for a crash.
    var words: [UInt64]?
    var label: StepLabel
    var violations: [UInt32]
  }

  var entries: [Entry] = []
  /// Violations that no step followed.
  var rest: [UInt32] = []
  var reasons: [UInt32] = []
  var isHeldBack = false
  var isEnd = false

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    entries.append(Entry(words: Array(state), label: label, violations: rest))
    rest = []
  }

  mutating func crash(label: StepLabel) {
    entries.append(Entry(words: nil, label: label, violations: rest))
    rest = []
  }

  mutating func violation(_ property: UInt32) { rest.append(property) }

  mutating func incomplete(_ reason: UInt32) { reasons.append(reason) }

  mutating func holdsBack() { isHeldBack = true }

  mutating func ends() { isEnd = true }
}
