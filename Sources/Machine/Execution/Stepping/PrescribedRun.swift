import Identifiers

// Runs whose choices somebody else prescribes, one at a time: to follow a run that was made elsewhere.

/// One run of a step.
package struct PrescribedRun: Sendable {
  package struct Choice: Sendable, Hashable {
    package var arity: Int
    package var chosen: Int
  }

  /// The choices that were made, in order of execution: the prescribed ones, then the first alternative of each. A
  /// prescribed alternative that does not exist counts as the last one.
  package var choices: [Choice]
  package var outcome: StepTrace.Outcome
  /// The canonical state that follows, empty unless the outcome is `state`.
  package var successor: [UInt64]
  /// Violated properties in order of discovery, each once.
  package var violations: [UInt32]
  /// What was executed, when the run was traced.
  package var events: [TraceEvent]
}

extension MachineSystem {
  /// The way to an initial state.
  package mutating func start(choices: [Int], isTraced: Bool = false) -> PrescribedRun {
    workspace.run(choices: choices, isTraced: isTraced) { workspace in
      workspace.loadEmpty()
      workspace.call(configuration.entry)
      return true
    }
  }

  /// The events that a state offers when every choice that offering makes takes its first alternative.
  package mutating func offers(of state: [UInt64]) -> [EventID] {
    workspace.beginStep(isJoining: false)
    state.withUnsafeBufferPointer { workspace.load(workspace.decoded($0)) }
    workspace.log.offers.removeAll(keepingCapacity: true)
    workspace.core.pointee.offerMode = .collect
    workspace.call(image.program.hooks.offerEvents)
    return workspace.log.offers.map { workspace.machine.id(of: $0.event) }
  }

  /// Event number `event` of a state; impossible when the state does not offer it under these choices.
  package mutating func run(
    event: Int, of state: [UInt64], choices: [Int], isTraced: Bool = false
  ) -> PrescribedRun {
    state.withUnsafeBufferPointer { state in
      let state = workspace.decoded(state)
      let offers = workspace.collectOffers(state)
      return workspace.run(choices: choices, isTraced: isTraced) { workspace in
        event < offers.count && workspace.runEvent(event, of: state, offers: offers)
      }
    }
  }

  /// The judging of a state, and whether it is settled.
  package mutating func inspection(of state: [UInt64]) -> (run: PrescribedRun, isSettled: Bool) {
    let hooks = image.program.hooks
    var isSettled = false
    let run = workspace.run(choices: [], isTraced: false) { workspace in
      state.withUnsafeBufferPointer { workspace.load(workspace.decoded($0)) }
      workspace.call(hooks.inspectState)
      isSettled = workspace.isSettled(hooks)
      if isSettled { workspace.call(hooks.inspectSettledState) }
      return true
    }
    return (run, isSettled)
  }

  /// The elements of the array that a function without parameters answers in a state, rendered as values are in traces;
  /// nil when it answers no array.
  package mutating func elements(answeredBy function: Int32, in state: [UInt64]) -> [String]? {
    workspace.beginStep(isJoining: false)
    state.withUnsafeBufferPointer { workspace.load(workspace.decoded($0)) }
    guard let word = workspace.call(function), workspace.machine.isBox(word, .array) else { return nil }
    let renderer = ValueRenderer(workspace.machine)
    return renderer.payload(word.index).map { renderer.describe($0) }
  }
}

extension Workspace {
  /// Executes one run with prescribed choices.
  fileprivate func run(choices: [Int], isTraced: Bool, _ execute: (Workspace) -> Bool) -> PrescribedRun {
    beginStep(isJoining: false)
    let count = min(choices.count, core.pointee.choiceLimit)
    for (index, choice) in choices.prefix(count).enumerated() {
      core.pointee.choices[index] = ChoicePoint(arity: 0, chosen: UInt32(choice))
    }
    core.pointee.choiceCount = count
    log.recorder.clear()
    core.pointee.isTracing = isTraced
    let exists = execute(self)
    // `deinit`s may choose, too.
    let state = exists ? finish() : nil
    core.pointee.isTracing = false
    let made = (0..<core.pointee.choicePosition).map { index in
      let point = core.pointee.choices[index]
      return PrescribedRun.Choice(arity: Int(point.arity), chosen: min(Int(point.chosen), Int(point.arity) - 1))
    }
    return PrescribedRun(
      choices: made, outcome: outcome(exists: exists), successor: state.map(Array.init) ?? [],
      violations: log.violations, events: log.recorder.events)
  }
}
