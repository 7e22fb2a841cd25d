// Expansion where events are put off, states are passed through, or states that differ in a budget count as one.
extension FlatWorker {
  /// Where successors go that do not go straight into the buffers.
  @inline(never)
  func divert(_ successor: Key, event: Int, _ id: UInt32) {
    if isLooking {
      if isWanted(successor) { foundEvent = event }
    } else if isCollecting {
      collected.append(Collected(key: successor, event: event))
    } else {
      deliver(successor, id)
    }
  }

  private func deliver(_ successor: Key, _ id: UInt32) {
    let hash = order?.hash(of: successor) ?? successor.hash
    buffers[StateID.shard(of: hash)].append(Entry(key: successor, parent: id))
  }

  /// `expand(_:id:)` by fewer events, or through states that are passed.
  ///
  /// Where no successor is new, the events that were put off follow at once: only the complete layers are asked, so the
  /// answer depends on nothing that happens meanwhile.
  func expandReduced(_ key: Key, id: UInt32) -> Bool {
    guard let expansion else { return expand(key, id: id) }
    unpack(key)
    notes.state = id
    let cutShort = notes.endless
    let isSettled = judge(key, id)
    if isSettled { notes.settled += 1 }
    passesSettled = false
    let all = possibleEvents(key, id)
    let chosen = chosenEvents(of: all, key, id)
    let rest = all.subtracting(chosen)
    let leadsOn = execute(chosen, from: key, id, asks: !rest.isEmpty && expansion.checksProviso)
    if !rest.isEmpty, !leadsOn {
      unpack(key)
      _ = execute(rest, from: key, id, asks: false)
    }
    return isSettled || passesSettled || notes.endless != cutShort
  }

  /// Checks the unpacked state, and tells whether it is settled.
  func judge(_ key: Key, _ id: UInt32) -> Bool {
    notes.event = -1
    run(from: inspection, key, id)
    run(from: settling, key, id)
    return registers[settledLocal] != 0
  }

  /// The events that are possible in the unpacked state, at most so many of them.
  func possibleEvents(_ key: Key, _ id: UInt32, atMost limit: Int = .max) -> EventSet {
    guard let expansion else { return EventSet() }
    (possible, possibleLeft, isStopped, notes.event) = (EventSet(), limit, false, -1)
    run(from: expansion.code.guards, key, id)
    return possible
  }

  /// Those that suffice. In a state with a trap around the events nothing is put off.
  private func chosenEvents(of all: EventSet, _ key: Key, _ id: UInt32) -> EventSet {
    guard let expansion, let stubborn = expansion.stubborn, !isStopped else { return all }
    let seeds = stubborn.seeds(among: all)
    if seeds.isEmpty { return all }
    run(from: expansion.code.conjuncts, key, id)
    return stubborn.choose(among: all, around: seeds, registers + expansion.code.firstConjunct)
  }

  /// Executes events out of the unpacked state and delivers what they lead to. Answers, if asked, whether anything of it
  /// is new.
  private func execute(_ events: EventSet, from key: Key, _ id: UInt32, asks: Bool) -> Bool {
    guard let expansion else { return true }
    collected.count = 0
    execute(events, from: key, id)
    var leadsOn = !asks
    for position in 0..<collected.count {
      let found = collected.entries[position]
      let end = expansion.runsOn ? runOn(from: found, id) : found.key
      if !leadsOn { leadsOn = layers?.isNew(end) ?? true }
      deliver(end, id)
    }
    return leadsOn
  }

  /// Executes events out of the unpacked state; their successors are collected.
  func execute(_ events: EventSet, from key: Key, _ id: UInt32) {
    guard let expansion else { return }
    (isCollecting, isDiverted) = (true, true)
    var events = events
    while let event = events.popFirst() { run(from: expansion.code.bodies[event], key, id) }
    (isCollecting, isDiverted) = (false, order != nil)
  }
}

// Macro steps.
extension FlatWorker {
  /// Passes through states in which one simple event alone can go on, or suffices, and answers where that ends.
  ///
  /// Each state passed is judged, and each step is executed, so nothing is missed. Where an event only suffices, others
  /// are put off: they are executed in a later layer if the end is new; if it is not, the first state is kept instead,
  /// which has its own proviso.
  private func runOn(from found: Collected, _ id: UInt32) -> Key {
    notes.firstOfRun = found.event
    defer { notes.firstOfRun = -1 }
    var current = found.key
    var putsOff = false
    for _ in 0..<ReducedExpansion.longestRun {
      unpack(current)
      guard let (event, suffices) = onlyWay(from: current, id) else { break }
      guard let next = pass(current, by: event, id) else { break }
      putsOff = putsOff || suffices
      current = next
    }
    return putsOff && !(layers?.isNew(current) ?? true) ? found.key : current
  }

  /// The simple event that alone can go on from the unpacked state, or suffices though others could.
  func onlyWay(from key: Key, _ id: UInt32) -> (event: Int, suffices: Bool)? {
    guard let expansion else { return nil }
    // Without stubborn sets a second possible event settles it.
    let all = possibleEvents(key, id, atMost: expansion.stubborn == nil ? 2 : .max)
    if isStopped { return nil }
    var chosen = chosenEvents(of: all, key, id)
    guard chosen.count == 1, let event = chosen.popFirst(), expansion.simple.contains(event) else { return nil }
    return (event, all.count > 1)
  }

  /// Judges the unpacked state and executes its only step; `nil` when a value does not fit.
  func pass(_ key: Key, by event: Int, _ id: UInt32) -> Key? {
    if judge(key, id) { passesSettled = true }
    let before = collected.count
    execute(EventSet([event]), from: key, id)
    if collected.count == before { return nil }
    collected.count = before
    return collected.entries[before].key
  }
}
