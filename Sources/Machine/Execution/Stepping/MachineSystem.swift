import Exploration
import Identifiers

/// What of a program is explored, and how far.
package struct MachineConfiguration: Sendable {
  /// The function, without parameters, that sets the scene: its runs give the initial states.
  package var entry: Int32
  /// Free parameters by name that are held at one alternative.
  package var fixedParameters: [String: Int]
  /// By place of the code under test: the alternative that is taken wherever it asks for something that nobody knows. Each
  /// run is executed then: no memo knows such runs.
  package var heldAnswers: [Site: Int] = [:]
  /// Nothing happens that only may happen: of each `mayHappen` the run in which it does not.
  package var nothingHappens = false
  /// It counts as a disturbance, too, where something goes another way than usual in a run: an unknown
  /// condition is false, an unknown value is nil, is not of the type or not equal to the pattern, an unknown sequence has an
  /// element, and what may happen happens. Free parameters of UIKit go any way.
  package var countsAnswers = false
  package var limits: MachineLimits
  /// Work that was done before, and counts as this system's: see `MachineSystem.work`.
  package var spentWork = 0
  /// Asked every few runs of a step; once it answers true the step is cut short as incomplete.
  package var isCancelled: (@Sendable () -> Bool)?

  package init(
    entry: Int32, fixedParameters: [String: Int] = [:], limits: MachineLimits = MachineLimits(),
    isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.entry = entry
    self.fixedParameters = fixedParameters
    self.limits = limits
    self.isCancelled = isCancelled
  }
}

/// A compiled program as a transition system: a step is one offered event, run to completion.
///
/// Event i of a state is the i-th `offer` that `offerEvents()` executes; the number of a run stands for the choices that it
/// makes (`ChoiceSequences`), so that it can be executed again by itself. Only the system that has given a number, and its
/// copies, know it. Copies of a system share its memory,
/// so one thread at a time may use them; make one system per thread.
package struct MachineSystem: TransitionSystem {
  package let image: ProgramImage
  package let configuration: MachineConfiguration
  /// What violations are about, by number.
  package let properties: PropertyTable
  let workspace: Workspace

  package init(
    _ image: ProgramImage, configuration: MachineConfiguration, properties: PropertyTable = PropertyTable()
  ) {
    self.image = image
    self.configuration = configuration
    self.properties = properties
    var limits = configuration.limits
    if !configuration.heldAnswers.isEmpty { limits.memoWords = 0 }
    workspace = Workspace(image, limits: limits, fixed: configuration.fixedParameters, properties: properties)
    workspace.log.heldAnswers = configuration.heldAnswers
    workspace.core.pointee.holdsAnswers = !configuration.heldAnswers.isEmpty
    workspace.isCancelled = configuration.isCancelled
    workspace.core.pointee.nothingHappens = configuration.nothingHappens
    workspace.countsAnswers = configuration.countsAnswers
    workspace.core.pointee.work = configuration.spentWork
  }

  /// Names of the rules whose conditions this system has evaluated so far, and of the limits that it has met, sorted.
  package var marks: [String] { workspace.marks }

  /// Calls and iterations that were executed, and words that were copied, in proportion to the time that they take.
  package var work: Int { workspace.core.pointee.work }

  /// The choices of all runs, by which steps are called.
  package var memoryWords: Int { workspace.sequences.memoryWords }

  /// From now on the bound on work is so many units more than have been done, and no longer `MachineLimits.work`.
  package func limitWork(to units: Int = .max) {
    let (limit, overflows) = work.addingReportingOverflow(units)
    workspace.workLimit = overflows ? .max : limit
  }

  /// The functions of code under test that this system has run so far, by number.
  package var enteredFunctions: Set<Int32> { workspace.enteredFunctions }

  /// The branches of code under test that runs of this system have come to, by number.
  package var enteredBranches: Set<Int> { workspace.enteredBranches }

  package mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    let passes = workspace.countsAnswers ? 0...StepDisturbances.most : 0...0
    for disturbances in passes { emitInitialStates(disturbances: disturbances, into: &sink) }
  }

  package mutating func emitInitialStates<Sink: SuccessorSink>(disturbances: Int, into sink: inout Sink) {
    workspace.emitInitialStates(of: configuration.entry, disturbances, into: &sink)
  }

  package mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) {
    // Runs are joined within their pass: taken apart and together, the same ones are delivered.
    let passes: [Int?] = workspace.countsAnswers ? Array(0...StepDisturbances.most) : [nil]
    for disturbances in passes { workspace.emitSuccessors(of: state, disturbances, into: &sink) }
  }

  package mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, disturbances: Int, into sink: inout Sink
  ) {
    workspace.emitSuccessors(of: state, disturbances, into: &sink)
  }

  /// The function of code under test whose calls nest without end in a step of a state, or before there is one; nil where
  /// they do in none.
  package mutating func endlessFunction(from state: UnsafeBufferPointer<UInt64>?) -> Int? {
    workspace.core.pointee.endlessFunction = -1
    var sink = DeafSink()
    if let state { emitSuccessors(of: state, into: &sink) } else { emitInitialStates(into: &sink) }
    let function = workspace.core.pointee.endlessFunction
    return function < 0 ? nil : Int(function)
  }

  /// The events in a list that this system has told a sink of, with their actors.
  package func events(inList list: UInt32) -> [(id: EventID, actor: String)] {
    let machine = workspace.machine
    return workspace.offerLists[list].map { (machine.id(of: $0.event), machine.symbolText($0.actor)) }
  }

  package mutating func inspect<Sink: PropertySink>(
    _ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) -> Bool {
    workspace.inspect(workspace.decoded(state), into: &sink)
  }

  /// Why a state from which no settled state is reachable is stuck: the properties that the machine's diagnosis finds
  /// violated, in order, each once.
  package mutating func diagnoseStuck(_ state: UnsafeBufferPointer<UInt64>) -> [UInt32] {
    diagnose(state, by: image.program.hooks.diagnoseStuckState)
  }

  /// What keeps a run going that comes through a state again and again, in the same form; empty when nothing there does.
  package mutating func diagnoseEndlessRun(_ state: UnsafeBufferPointer<UInt64>) -> [UInt32] {
    let hook = image.program.hooks.diagnoseEndlessRun
    return hook < 0 ? [] : diagnose(state, by: hook)
  }

  private func diagnose(_ state: UnsafeBufferPointer<UInt64>, by hook: Int32) -> [UInt32] {
    let state = workspace.decoded(state)
    var found: [UInt32] = []
    var runs = 0
    workspace.beginStep(isJoining: false)
    repeat {
      if workspace.reasonToStop(after: runs) != nil { return found }
      runs += 1
      workspace.load(state)
      workspace.call(hook)
      for property in workspace.log.violations where !found.contains(property) { found.append(property) }
    } while workspace.nextRun()
    return found
  }
}

/// The events that a state offers.
struct Offers {
  var count: Int
  /// `offerEvents` made choices or did not come to its end, so that nothing of it is kept: every run of an event has to
  /// execute it again.
  var isRepeated: Bool
}

extension Workspace {
  /// Delivers the runs of all events that a state offers.
  /// - Parameter disturbances: how many the runs count; `nil`: any number.
  func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, _ disturbances: Int?, into sink: inout Sink
  ) {
    let state = decoded(state)
    withMemo {
      let offers = collectOffers(state)
      if disturbances ?? 0 == 0 {
        sink.events(offerLists.number(of: offers.isRepeated ? chosenOffers : log.offers))
        for property in log.violations where !log.isPresumption(property) { sink.violation(property) }
        if core.pointee.status == .trapped { sink.crash(label: StepLabel(event: 0, run: 0)) }
        if core.pointee.status == .exhausted { sink.incomplete(core.pointee.exhaustion.rawValue) }
      }
      for event in 0..<offers.count {
        if disturbances == 0, disturbs(event, among: offers) { sink.holdsBack() }
        guard let pass = pass(of: event, among: offers, disturbances) else { continue }
        core.pointee.pass = pass
        core.pointee.leavesRunsOut = false
        emitRuns(event: UInt32(event), into: &sink) { workspace in
          workspace.runEvent(event, of: state, offers: offers)
        }
        core.pointee.pass = .all
        if core.pointee.leavesRunsOut { sink.holdsBack() }
      }
    }
  }

  /// Which runs of an event count so many disturbances; nil for none.
  private func pass(of event: Int, among offers: Offers, _ disturbances: Int?) -> RunPass? {
    guard let disturbances else { return .all }
    let answers = disturbances - (disturbs(event, among: offers) ? 1 : 0)
    if !countsAnswers || offers.isRepeated { return answers == 0 ? .all : nil }
    return answers < 0 ? nil : RunPass(least: answers, most: disturbances < StepDisturbances.most ? answers : .max)
  }

  /// Where events are offered by choice, it is not known of each whether it disturbs: they count as if none did.
  private func disturbs(_ event: Int, among offers: Offers) -> Bool {
    !offers.isRepeated && log.offers[event].disturbs
  }

  /// Delivers every run of a step. `run` starts from the step's source and executes; false when the run does not exist.
  func emitRuns<Sink: SuccessorSink>(event: UInt32, into sink: inout Sink, run: (Workspace) -> Bool) {
    var number = 0
    var exists = false
    var isCut = false
    beginStep(isJoining: true)
    repeat {
      if let reason = reasonToStop(after: number) ?? reasonToCut(after: number) {
        return sink.incomplete(reason.rawValue)
      }
      if run(self) {
        if deliver(event, into: &sink) { exists = true }
        if core.pointee.status == .tooDeep { isCut = true }
      }
      number += 1
    } while nextRun()
    // No answer ends the calls.
    if isCut, !exists, !core.pointee.leavesRunsOut { sink.incomplete(IncompleteReason.callDepth.rawValue) }
  }

  /// Why the runs of a step are to be cut short after so many, if they are.
  fileprivate func reasonToStop(after runs: Int) -> IncompleteReason? {
    if runs >= limits.runs { return .runs }
    if runs > 0, core.pointee.work >= workLimit { return .work }
    return isInterrupted() ? .interrupted : nil
  }

  /// Why a step is to be left although the search goes on: it must not use up what all steps have together.
  private func reasonToCut(after runs: Int) -> IncompleteReason? {
    guard runs >= limits.leastRuns, workLimit < .max else { return nil }
    return core.pointee.work - workBeforeStep >= limits.work / 8 ? .runs : nil
  }

  /// Delivers the run of an event that has just executed; false when there is none.
  private func deliver<Sink: SuccessorSink>(_ event: UInt32, into sink: inout Sink) -> Bool {
    let state = finish()
    if core.pointee.status == .impossible || core.pointee.status == .tooDeep { return false }
    let least = core.pointee.pass.least
    if least > 0, machine.unusualAnswers(before: core.pointee.choicePosition) < least { return true }
    // `deinit`s may choose, too.
    let label = StepLabel(event: event, run: sequences.number(ofChoicesIn: core))
    for property in log.violations where !log.isPresumption(property) { sink.violation(property) }
    if let state {
      sink.successor(state, label: label)
    } else if core.pointee.status == .exhausted {
      if !log.violations.isEmpty { sink.crash(label: label) }
      sink.incomplete(core.pointee.exhaustion.rawValue)
    } else {
      sink.crash(label: label)
    }
    return true
  }

  /// Executes `offerEvents` and remembers what it offers. A trap or a bound stays in `core` and `log`.
  func collectOffers(_ state: UnsafeBufferPointer<UInt64>) -> Offers {
    var offers = Offers(count: 0, isRepeated: true)
    var isChoosing = false
    var runs = 0
    if !chosenOffers.isEmpty { chosenOffers = [] }
    beginStep(isJoining: false)
    repeat {
      if let reason = reasonToStop(after: runs) {
        machine.stop(reason)
        return offers
      }
      runs += 1
      load(state)
      log.offers.removeAll(keepingCapacity: true)
      core.pointee.offerMode = .collect
      callOffers(state)
      offers.count = max(offers.count, core.pointee.offerCount)
      isChoosing = isChoosing || core.pointee.choicePosition > 0
      if isChoosing || !machine.isRunning { chosenOffers += log.offers.dropFirst(chosenOffers.count) }
      guard machine.isRunning || core.pointee.status == .impossible else { return offers }
    } while nextRun()
    if isChoosing { return offers }
    saveOffered()
    offers.isRepeated = false
    return offers
  }

  /// Executes one event; false when this run does not offer it.
  func runEvent(_ event: Int, of state: UnsafeBufferPointer<UInt64>, offers: Offers) -> Bool {
    if !offers.isRepeated {
      runOffered(event)
      return true
    }
    load(state)
    core.pointee.offerMode = .execute
    core.pointee.offerChosen = event
    call(image.program.hooks.offerEvents)
    return core.pointee.status != .running
  }

  /// Judges a state; it counts as settled only if it is in every run of the inspection.
  func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
    let hooks = image.program.hooks
    var settled = true
    var runs = 0
    beginStep(isJoining: false)
    repeat {
      if let reason = reasonToStop(after: runs) {
        sink.incomplete(reason.rawValue)
        return settled
      }
      runs += 1
      load(state)
      call(hooks.inspectState)
      let isTrue = isSettled(hooks)
      if isTrue { call(hooks.inspectSettledState) }
      if core.pointee.status != .impossible {
        settled = settled && isTrue
        if machine.isRunning { reportChange(of: state) }
        for property in log.violations where !log.isPresumption(property) { sink.violation(property) }
        if core.pointee.status == .exhausted { sink.incomplete(core.pointee.exhaustion.rawValue) }
      }
    } while nextRun()
    return settled
  }

  /// Whether the loaded state is settled; every state is when the program does not say.
  func isSettled(_ hooks: Hooks) -> Bool {
    guard hooks.isSettled >= 0 else { return machine.isRunning }
    return call(hooks.isSettled).map { $0.isBoolean && $0.truth } ?? false
  }

  /// Inspection must leave the state alone, but for globals and lazy properties initialised and choices remembered.
  private func reportChange(of state: UnsafeBufferPointer<UInt64>) {
    for index in state.indices where core.pointee.arena[index] != state[index] {
      let word = Word(bits: state[index])
      if word.isUninitialized || word.isOpaque { continue }
      log.violate(
        ViolatedProperty(kind: .internalError, rule: nil, message: "the inspection of a state changes it", site: nil))
      return
    }
  }
}

/// Is told everything and keeps nothing.
private struct DeafSink: SuccessorSink {
  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {}
  mutating func crash(label: StepLabel) {}
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) {}
}
