import Exploration
import Identifiers

// Replaying: the same machine with `Core.isTracing` set. Nothing that is traced changes what is executed.
extension MachineSystem {
  /// Replays the step with a label; nil when the state has no such event, or no run has had these choices yet.
  ///
  /// - Parameters:
  ///   - watching: names of stored properties whose writes are recorded, too.
  ///   - examining: the property at whose failure memory is kept.
  package mutating func trace(
    _ state: UnsafeBufferPointer<UInt64>, _ label: StepLabel, watching: Set<String> = [], examining: UInt32? = nil
  ) -> StepTrace? {
    let state = workspace.decoded(state)
    let offers = workspace.withMemo { workspace.collectOffers(state) }
    guard label.event < UInt32(offers.count), workspace.sequences.contains(label.run) else { return nil }
    workspace.log.recorder.watched = Set(watching.compactMap { image.nameIDs[$0] })
    workspace.log.recorder.examined = examining
    defer {
      workspace.log.recorder.watched = []
      workspace.log.recorder.examined = nil
    }
    return workspace.traceRun(withChoices: label.run) { workspace in
      workspace.runEvent(Int(label.event), of: state, offers: offers)
    }
  }

  /// What the step with a label chooses, in order: `trace` with nothing but the offer and the choices, which takes a part
  /// of its time.
  package mutating func traceChoices(_ state: UnsafeBufferPointer<UInt64>, _ label: StepLabel) -> [TraceEvent]? {
    workspace.log.recorder.isBrief = true
    defer { workspace.log.recorder.isBrief = false }
    return trace(state, label)?.events
  }

  /// The same as `trace`, found by executing all runs of the event until one makes these choices: the slow twin.
  package mutating func traceByEnumeration(_ state: UnsafeBufferPointer<UInt64>, _ label: StepLabel) -> StepTrace? {
    let state = workspace.decoded(state)
    let offers = workspace.withMemo { workspace.collectOffers(state) }
    guard label.event < UInt32(offers.count) else { return nil }
    let execute = { (workspace: Workspace) in workspace.runEvent(Int(label.event), of: state, offers: offers) }
    var run: UInt32 = 0
    while let trace = workspace.traceRun(number: run, isJoining: true, execute) {
      let choices = workspace.sequences.number(ofChoicesIn: workspace.core)
      if trace.outcome != .impossible, choices == label.run { return trace }
      run += 1
    }
    return nil
  }

  /// Replays the way to an initial state.
  package mutating func traceInitial(_ label: StepLabel) -> StepTrace? {
    guard workspace.sequences.contains(label.run) else { return nil }
    return workspace.traceRun(withChoices: label.run) { workspace in
      workspace.loadEmpty()
      workspace.call(configuration.entry)
      return true
    }
  }

  /// Replays run `run` of the inspection of a state; nil when there is no such run.
  package mutating func traceInspection(
    _ state: UnsafeBufferPointer<UInt64>, run: UInt32 = 0, examining: UInt32? = nil
  ) -> StepTrace? {
    let hooks = image.program.hooks
    workspace.log.recorder.examined = examining
    defer { workspace.log.recorder.examined = nil }
    return workspace.traceRun(number: run, isJoining: false) { workspace in
      workspace.load(workspace.decoded(state))
      workspace.call(hooks.inspectState)
      if workspace.isSettled(hooks) { workspace.call(hooks.inspectSettledState) }
      return true
    }
  }

  /// Replays the diagnosis of a stuck state; nil when it has no run with that number.
  package mutating func traceDiagnosis(
    _ state: UnsafeBufferPointer<UInt64>, run: UInt32 = 0, examining: UInt32? = nil
  ) -> StepTrace? {
    workspace.log.recorder.examined = examining
    defer { workspace.log.recorder.examined = nil }
    return workspace.traceRun(number: run, isJoining: false) { workspace in
      workspace.load(workspace.decoded(state))
      workspace.call(image.program.hooks.diagnoseStuckState)
      return true
    }
  }

  /// The events that a state offers, with their actors, in the order of their numbers.
  package mutating func events(of state: UnsafeBufferPointer<UInt64>) -> [(id: EventID, actor: String)] {
    let source = workspace.decoded(state)
    let offers = workspace.withMemo { workspace.collectOffers(source) }
    let machine = workspace.machine
    let known = offers.isRepeated ? workspace.chosenOffers : workspace.log.offers
    let events = known.prefix(offers.count).map { (machine.id(of: $0.event), machine.symbolText($0.actor)) }
    return events + (events.count..<max(events.count, offers.count)).map { _ in (EventID.none, "") }
  }
}

extension Workspace {
  /// Executes the run with the choices of a number (`ChoiceSequences`) and records it. No other run is compared with it.
  func traceRun(withChoices number: UInt32, _ execute: (Workspace) -> Bool) -> StepTrace {
    beginStep(isJoining: false)
    sequences.prescribe(number, to: core)
    return traced(execute)
  }

  /// Executes the runs of a step up to number `run` in their order and records that one.
  func traceRun(number run: UInt32, isJoining: Bool, _ execute: (Workspace) -> Bool) -> StepTrace? {
    beginStep(isJoining: isJoining)
    for _ in 0..<run {
      _ = execute(self)
      _ = finish()
      guard nextRun() else { return nil }
    }
    return traced(execute)
  }

  private func traced(_ execute: (Workspace) -> Bool) -> StepTrace {
    log.recorder.clear()
    core.pointee.isTracing = true
    defer { core.pointee.isTracing = false }
    let exists = execute(self)
    let state = exists ? finish() : nil
    return StepTrace(
      events: log.recorder.events, executed: log.recorder.executed, outcome: outcome(exists: exists),
      successor: state.map(Array.init) ?? [], violations: log.violations,
      successorIndex: state == nil ? [:] : successorIndices())
  }

  func outcome(exists: Bool) -> StepTrace.Outcome {
    guard exists else { return .impossible }
    return switch core.pointee.status {
    case .running, .stopped: .state
    case .impossible, .tooDeep: .impossible
    case .trapped: .crash
    case .exhausted: .incomplete(core.pointee.exhaustion)
    }
  }

  private func successorIndices() -> [Int: Int] {
    var indices: [Int: Int] = [:]
    for index in image.tables.globalCount..<max(core.pointee.arenaCount, image.tables.globalCount) {
      let new = canonicalizer.forward[index]
      if new != 0 && new != Canonicalizer.liveBox { indices[index] = Int(new) - 1 }
    }
    return indices
  }
}
