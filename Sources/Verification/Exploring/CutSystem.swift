import Exploration
import Identifiers
import Machine

/// The machine's graph, cut where runs end: the slow twin of `EndingSystem`, which it shares no code with.
///
/// All that the machine says of a state is written down first, and then it is looked at what broke an ending rule. A
/// certificate that is checked on it holds what the reduction has to prove: each step that was not followed, each state
/// whose steps were not taken, breaks such a rule, and the rule was reported.
struct CutSystem: TransitionSystem {
  var machine: MachineSystem
  let ending: Set<RuleID>

  var work: Int { machine.work }
  var memoryWords: Int { machine.memoryWords }

  mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    var listing = Listing()
    machine.emitInitialStates(into: &listing)
    deliver(listing, into: &sink)
  }

  mutating func emitInitialStates<Sink: SuccessorSink>(disturbances: Int, into sink: inout Sink) {
    var listing = Listing()
    machine.emitInitialStates(disturbances: disturbances, into: &listing)
    deliver(listing, into: &sink)
  }

  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) {
    if isEnd(state) { return }
    var listing = Listing()
    machine.emitSuccessors(of: state, into: &listing)
    deliver(listing, into: &sink)
  }

  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, disturbances: Int, into sink: inout Sink
  ) {
    if isEnd(state) { return }
    var listing = Listing()
    machine.emitSuccessors(of: state, disturbances: disturbances, into: &listing)
    deliver(listing, into: &sink)
  }

  mutating func inspect<Sink: PropertySink>(
    _ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) -> Bool {
    if EndingState.isOver(state) {
      sink.ends()
      return false
    }
    var listing = Listing()
    let isSettled = machine.inspect(state, into: &listing)
    for entry in listing.entries { entry.deliver(into: &sink) }
    if listing.violations.contains(where: endsRun) { sink.ends() }
    return isSettled
  }

  private func endsRun(_ property: UInt32) -> Bool { ending.contains(machine.properties[property].rule) }

  private mutating func isEnd(_ state: UnsafeBufferPointer<UInt64>) -> Bool {
    if EndingState.isOver(state) { return true }
    var listing = Listing()
    _ = machine.inspect(state, into: &listing)
    return listing.violations.contains(where: endsRun)
  }

  private func deliver<Sink: SuccessorSink>(_ listing: Listing, into sink: inout Sink) {
    var broken: [UInt32] = []
    for entry in listing.entries {
      switch entry {
      case .violation(let property): broken.append(property)
      case .step(let label, let words):
        let target = words == nil || broken.contains(where: endsRun) ? [EndingState.word] : words ?? []
        Listing.Entry.step(label, target).deliver(into: &sink)
        broken = []
        continue
      case .events, .incomplete, .holdsBack: break
      }
      entry.deliver(into: &sink)
    }
  }
}

/// Everything that a system emits in one call, in order.
private struct Listing: SuccessorSink {
  enum Entry {
    case violation(UInt32)
    case incomplete(UInt32)
    case events(UInt32)
    case holdsBack
    /// Without words it crashes.
    case step(StepLabel, [UInt64]?)

    func deliver<Sink: PropertySink>(into sink: inout Sink) {
      switch self {
      case .violation(let property): sink.violation(property)
      case .incomplete(let reason): sink.incomplete(reason)
      case .events, .holdsBack, .step: break
      }
    }

    func deliver<Sink: SuccessorSink>(into sink: inout Sink) {
      switch self {
      case .violation(let property): sink.violation(property)
      case .incomplete(let reason): sink.incomplete(reason)
      case .events(let list): sink.events(list)
      case .holdsBack: sink.holdsBack()
      case .step(let label, let words):
        guard let words else { return sink.crash(label: label) }
        words.withUnsafeBufferPointer { sink.successor($0, label: label) }
      }
    }
  }

  private(set) var entries: [Entry] = []

  var violations: [UInt32] {
    entries.compactMap { entry in
      if case .violation(let property) = entry { property } else { nil }
    }
  }

  mutating func violation(_ property: UInt32) { entries.append(.violation(property)) }
  mutating func incomplete(_ reason: UInt32) { entries.append(.incomplete(reason)) }
  mutating func events(_ list: UInt32) { entries.append(.events(list)) }
  mutating func holdsBack() { entries.append(.holdsBack) }
  mutating func crash(label: StepLabel) { entries.append(.step(label, nil)) }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    entries.append(.step(label, Array(state)))
  }
}
