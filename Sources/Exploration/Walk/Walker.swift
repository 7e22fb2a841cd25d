/// Walks on one thread.
final class Walker<System: TransitionSystem> {
  private var system: System
  private var sink = WalkSink()
  private let options: WalkOptions

  /// What one walk has shown.
  struct Record {
    var steps = 0
    var settledStates = 0
    var cutShort = 0
    /// Of the states that it visited.
    var hashes: [UInt64] = []
    var events: Set<UInt32> = []
    /// The first violation of each property.
    var findings: [WalkFinding] = []
    var run = WalkedRun(states: [], labels: [])
    /// The state of the run at which the walk began.
    var start = 0
  }

  init(_ system: System, _ options: WalkOptions) {
    self.system = system
    self.options = options
  }

  var work: Int { system.work }

  /// Walks begin anew or, the more often the more is known, go on from where an earlier one has seen something new.
  func walk(_ number: Int, after known: WalkKnowledge) -> Record {
    var random = SplitMix64(seed: options.seed, walk: number)
    var record = Record()
    var lengths = known.lengths
    func note(_ finding: WalkFinding) {
      if finding.length >= lengths[finding.property] ?? .max { return }
      lengths[finding.property] = finding.length
      record.findings.append(finding)
    }
    let initial = system.begin(&sink)
    initial.findings.forEach(note)
    guard var state = initial.states.randomElement(using: &random) else { return record }
    var run = WalkedRun(states: [state], labels: [])
    if Int.random(in: 0..<known.beginnings.count + 64, using: &random) >= 64,
      let earlier = known.beginnings.randomElement(using: &random)
    {
      run = earlier
      state = run.states[run.labels.count]
    }
    record.start = run.labels.count
    let taste = random.next()
    while true {
      // Another step is random altogether, so that nothing is out of reach.
      let isCurious = Bool.random(using: &random)
      record.hashes.append(WordHash.wide(state))
      if system.look(at: state, into: &sink) { record.settledStates += 1 }
      record.cutShort += sink.cutShort
      for violation in sink.violations {
        note(WalkFinding(property: violation.property, run: run, step: violation.step))
      }
      guard run.labels.count < options.maximumDepth, let entry = choose(&random, taste, isCurious ? known.hashes : nil)
      else { break }
      record.steps += 1
      record.events.insert(entry.label.event)
      guard let words = entry.words else { break }
      state = sink.state(words)
      run.states.append(state)
      run.labels.append(entry.label)
    }
    record.run = run
    return record
  }

  /// An event at random, then one of its runs: an event with many is not taken more often.
  ///
  /// Each walk has a taste of its own, which makes some events up to 64 times as frequent as others: with the same
  /// chance for all, walks would be much alike (swarm testing, Groce et al., 2012).
  /// - Parameter seen: if given, only steps to other states count, unless there are none.
  private func choose(_ random: inout SplitMix64, _ taste: UInt64, _ seen: Set<UInt64>?) -> WalkSink.Entry? {
    var entries = sink.entries
    if let seen {
      let new = entries.filter { $0.words.map { !seen.contains(WordHash.wide(sink.words[$0])) } == true }
      if !new.isEmpty { entries = new }
    }
    var starts: [Int] = []
    for index in entries.indices where index == 0 || entries[index].label.event != entries[index - 1].label.event {
      starts.append(index)
    }
    if starts.isEmpty { return nil }
    let weights = starts.map { 1 << (3 * (WordHash.mix(UInt64(entries[$0].label.event) ^ WordHash.second, taste) % 4)) }
    var rest = Int.random(in: 0..<weights.reduce(0, +), using: &random)
    var event = 0
    while rest >= weights[event] {
      rest -= weights[event]
      event += 1
    }
    let end = event + 1 < starts.count ? starts[event + 1] : entries.count
    return entries[starts[event]..<end].randomElement(using: &random)
  }
}

extension WordHash {
  /// 64 bits: enough to count states by.
  static func wide(_ words: some Collection<UInt64>) -> UInt64 {
    var hash = first ^ UInt64(words.count)
    for word in words { hash = mix(word ^ second, hash ^ third) }
    return mix(hash ^ second, third)
  }
}
