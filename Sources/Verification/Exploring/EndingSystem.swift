import Exploration
import Identifiers
import Machine

/// The machine, with runs that end where they have gone wrong for good.
///
/// After a crash, or after an error (`EndingRules`), what follows is noise: such a step leads to one state that stands for
/// "over", which offers nothing and violates nothing. A state that is itself in error keeps its words and offers nothing.
/// Runs end in both (`PropertySink.ends`): they are neither settled nor stuck.
///
/// Why nothing else is lost. Take the machine's graph and cut it: steps that break an ending rule lead to "over", states
/// that break one have no steps. A run of the machine up to its first error is a run of the cut graph, step for step, and
/// the other way round; the error itself is reported in both. So whatever some run breaks with no error before it is
/// found, by runs as short and as little disturbed. What lies behind an error only is not looked at. Of the parameters of
/// a run the same is true: a run that holds them takes the same steps in both.
///
/// Slow twin, for certificates and tests: `CutSystem`. Planted faults: `MachineFaultTests`.
struct EndingSystem: TransitionSystem {
  var machine: MachineSystem
  /// The rules whose violation ends a run.
  let ending: Set<RuleID>
  var decisions = EndingDecisions()
  /// The state that was judged last, and whether runs end in it.
  private var judged: [UInt64] = []
  private var isEnd = false

  init(machine: MachineSystem, ending: Set<RuleID> = EndingRules.all) {
    self.machine = machine
    self.ending = ending
  }

  mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    withFilter(into: &sink) { $0.emitInitialStates(into: &$1) }
  }

  mutating func emitInitialStates<Sink: SuccessorSink>(disturbances: Int, into sink: inout Sink) {
    withFilter(into: &sink) { $0.emitInitialStates(disturbances: disturbances, into: &$1) }
  }

  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) {
    if isOver(state) { return }
    withFilter(into: &sink) { $0.emitSuccessors(of: state, into: &$1) }
  }

  /// Disturbing steps are only asked for where calm ones have held them back, so not of a state in which runs end.
  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, disturbances: Int, into sink: inout Sink
  ) {
    if disturbances == 0 ? isOver(state) : EndingState.isOver(state) { return }
    withFilter(into: &sink) { $0.emitSuccessors(of: state, disturbances: disturbances, into: &$1) }
  }

  var work: Int { machine.work }
  var memoryWords: Int { machine.memoryWords }
  mutating func allowWork(_ units: Int) { machine.limitWork(to: units) }

  mutating func inspect<Sink: PropertySink>(
    _ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) -> Bool {
    if EndingState.isOver(state) {
      sink.ends()
      return false
    }
    let isSettled = judge(state, into: &sink)
    if isEnd { sink.ends() }
    return isSettled
  }

  private mutating func withFilter<Sink: SuccessorSink>(
    into sink: inout Sink, _ body: (inout MachineSystem, inout EndingSink<Sink>) -> Void
  ) {
    withUnsafeMutablePointer(to: &sink) { sink in
      var filter = EndingSink(sink: sink, properties: machine.properties, ending: ending, decisions: decisions)
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
      var watch = JudgingSink(sink: sink, properties: machine.properties, ending: ending, decisions: decisions)
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
  let ending: Set<RuleID>
  let decisions: EndingDecisions
  private(set) var isEnd = false

  mutating func violation(_ property: UInt32) {
    if !isEnd, ending.contains(properties[property].rule) || !decisions.endsAtErrorsOnly { isEnd = true }
    sink.pointee.violation(property)
  }

  mutating func incomplete(_ reason: UInt32) { sink.pointee.incomplete(reason) }
}

private struct DeafSink: PropertySink {
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) {}
}

/// What the soundness of ending runs rests on. Tests take one away at a time, to see that they notice; nothing else
/// changes them.
struct EndingDecisions: Sendable {
  /// Only rules that end runs do.
  var endsAtErrorsOnly = true
  /// What a step breaks ends that step and no other.
  var endsOneStep = true
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
  let ending: Set<RuleID>
  let decisions: EndingDecisions
  private(set) var isOver = false

  mutating func violation(_ property: UInt32) {
    if ending.contains(properties[property].rule) || !decisions.endsAtErrorsOnly { isOver = true }
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
    if decisions.endsOneStep { isOver = false }
    withUnsafePointer(to: EndingState.word) { word in
      sink.pointee.successor(UnsafeBufferPointer(start: word, count: 1), label: label)
    }
  }
}
