import Exploration
import Machine

/// The machine, with runs that end where they have gone wrong for good.
///
/// After a crash, or after a call that leaves UIKit believing something else than the app, what follows is noise: such
/// a step leads to one state that stands for "over". It is settled, offers nothing and violates nothing, so that no
/// state is held stuck because all its runs end there.
struct EndingSystem: TransitionSystem {
  var machine: MachineSystem

  /// Rules whose violation ends a run: a second completion, a flag that contradicts what happened, a stack that is
  /// changed in mid-flight.
  static let endingRules: Set<String> = ["TV101", "TV104", "TV701"]

  mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    let properties = machine.properties
    withUnsafeMutablePointer(to: &sink) { sink in
      var filter = EndingSink(sink: sink, properties: properties)
      machine.emitInitialStates(into: &filter)
    }
  }

  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) {
    if EndingState.isOver(state) { return }
    let properties = machine.properties
    withUnsafeMutablePointer(to: &sink) { sink in
      var filter = EndingSink(sink: sink, properties: properties)
      machine.emitSuccessors(of: state, into: &filter)
    }
  }

  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, _ kind: StepKind, into sink: inout Sink
  ) {
    if EndingState.isOver(state) { return }
    let properties = machine.properties
    withUnsafeMutablePointer(to: &sink) { sink in
      var filter = EndingSink(sink: sink, properties: properties)
      machine.emitSuccessors(of: state, kind, into: &filter)
    }
  }

  var work: Int { machine.work }

  mutating func inspect<Sink: PropertySink>(
    _ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) -> Bool {
    EndingState.isOver(state) || machine.inspect(state, into: &sink)
  }
}

/// The state that stands for "over": one word, which no state of the machine can be.
enum EndingState {
  static let word = UInt64.max

  static func isOver(_ state: UnsafeBufferPointer<UInt64>) -> Bool { state.count == 1 && state[0] == word }
}

/// Hands on what the machine emits; steps that end the run lead to the ending state.
private struct EndingSink<Sink: SuccessorSink>: SuccessorSink {
  /// Outlives this value: both live in one call of the machine.
  let sink: UnsafeMutablePointer<Sink>
  let properties: PropertyTable
  private var isOver = false

  init(sink: UnsafeMutablePointer<Sink>, properties: PropertyTable) {
    self.sink = sink
    self.properties = properties
  }

  mutating func violation(_ property: UInt32) {
    if EndingSystem.endingRules.contains(properties[property].rule) { isOver = true }
    sink.pointee.violation(property)
  }

  mutating func incomplete(_ reason: UInt32) { sink.pointee.incomplete(reason) }
  mutating func events(_ list: UInt32) { sink.pointee.events(list) }
  mutating func holdsBack() { sink.pointee.holdsBack() }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    if isOver { return crash(label: label) }
    sink.pointee.successor(state, label: label)
  }

  mutating func crash(label: StepLabel) {
    isOver = false
    withUnsafePointer(to: EndingState.word) { word in
      sink.pointee.successor(UnsafeBufferPointer(start: word, count: 1), label: label)
    }
  }
}
