import Exploration
import Machine

/// The machine, with runs that end where they have gone wrong for good.
///
/// After a crash, or after an error (`EndingRules`), what follows is noise: such a step leads to one state that stands for
/// "over". It is settled, offers nothing and violates nothing, so that no state is held stuck because all its runs end
/// there. A state that is itself in error counts as settled and offers nothing.
struct EndingSystem: TransitionSystem {
  var machine: MachineSystem
  /// Ids of the rules whose violation ends a run.
  let ending: Set<String>
  /// The state that was judged last, and whether runs end in it.
  private var judged: [UInt64] = []
  private var isEnd = false

  init(machine: MachineSystem, ending: Set<String> = EndingRules.all) {
    self.machine = machine
    self.ending = ending
  }

  mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    withFilter(into: &sink) { $0.emitInitialStates(into: &$1) }
  }

  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) {
    if isOver(state) { return }
    withFilter(into: &sink) { $0.emitSuccessors(of: state, into: &$1) }
  }

  /// Disturbing steps are only asked for where calm ones have held them back, so not of a state in which runs end.
  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, _ kind: StepKind, into sink: inout Sink
  ) {
    if kind == .calm ? isOver(state) : EndingState.isOver(state) { return }
    withFilter(into: &sink) { $0.emitSuccessors(of: state, kind, into: &$1) }
  }

  var work: Int { machine.work }

  mutating func inspect<Sink: PropertySink>(
    _ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) -> Bool {
    if EndingState.isOver(state) { return true }
    let isSettled = judge(state, into: &sink)
    return isSettled || isEnd
  }

  private mutating func withFilter<Sink: SuccessorSink>(
    into sink: inout Sink, _ body: (inout MachineSystem, inout EndingSink<Sink>) -> Void
  ) {
    withUnsafeMutablePointer(to: &sink) { sink in
      var filter = EndingSink(sink: sink, properties: machine.properties, ending: ending)
      body(&machine, &filter)
    }
  }

  /// Whether no step is to be taken out of a state. It has mostly been judged just before.
  private mutating func isOver(_ state: UnsafeBufferPointer<UInt64>) -> Bool {
    if EndingState.isOver(state) { return true }
    if !judged.elementsEqual(state) {
      var nobody = DeafSink()
      _ = judge(state, into: &nobody)
    }
    return isEnd
  }

  private mutating func judge<Sink: PropertySink>(
    _ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) -> Bool {
    judged.removeAll(keepingCapacity: true)
    judged.append(contentsOf: state)
    var isEnd = false
    let isSettled = withUnsafeMutablePointer(to: &sink) { sink in
      var watch = JudgingSink(sink: sink, properties: machine.properties, ending: ending)
      defer { isEnd = watch.isEnd }
      return machine.inspect(state, into: &watch)
    }
    self.isEnd = isEnd
    return isSettled
  }
}

/// Hands on what is said of a state, and remembers whether runs end in it.
private struct JudgingSink<Sink: PropertySink>: PropertySink {
  /// Outlives this value: both live in one call of the machine.
  let sink: UnsafeMutablePointer<Sink>
  let properties: PropertyTable
  let ending: Set<String>
  private(set) var isEnd = false

  init(sink: UnsafeMutablePointer<Sink>, properties: PropertyTable, ending: Set<String>) {
    self.sink = sink
    self.properties = properties
    self.ending = ending
  }

  mutating func violation(_ property: UInt32) {
    if !isEnd, ending.contains(properties[property].rule) { isEnd = true }
    sink.pointee.violation(property)
  }

  mutating func incomplete(_ reason: UInt32) { sink.pointee.incomplete(reason) }
}

private struct DeafSink: PropertySink {
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) {}
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
  let ending: Set<String>
  private var isOver = false

  init(sink: UnsafeMutablePointer<Sink>, properties: PropertyTable, ending: Set<String>) {
    self.sink = sink
    self.properties = properties
    self.ending = ending
  }

  mutating func violation(_ property: UInt32) {
    if ending.contains(properties[property].rule) { isOver = true }
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
