import Exploration
import Machine
import RunReport

/// The runs of one scenario, explored as far as somebody asks: states by number, steps with what they record.
///
/// The language of a scenario does not depend on any log, so that one space serves many. One thread at a time.
final class RunSpace {
  /// A callback that a step records.
  struct Event: Hashable {
    /// The part that the object plays, by its place among `roles`.
    var role: Int
    var callback: Callback
    var flag: Bool?
  }

  struct Step {
    var events: [Event]
    var target: Int
    var label: StepLabel
    /// What happens, or for the way to an initial state nothing.
    var name = ""
  }

  /// An initial state, and what the scenario assumes on the way there.
  struct Start {
    /// With what it records of the log.
    var step: Step
    /// What happened before the log begins.
    var before: [Event]
    var sentences: [String]
  }

  private var system: MachineSystem
  private var numbers: [[UInt64]: Int] = [:]
  private var words: [[UInt64]] = []
  private var expanded: [Int: [Step]] = [:]
  private var settled: [Int: Bool] = [:]
  /// The names of the parts, in the order in which they turned up.
  private(set) var roles: [String] = []
  /// Steps were cut short by a bound of the machine: what the space does not show may exist.
  private(set) var isIncomplete = false
  /// The initial states: what was recorded on the way there happened before the log begins.
  private(set) var initial: [Start] = []

  /// Whether only containers of UIKit's own may be missing in a log.
  private let isComposed: Bool

  init(image: ProgramImage, entry: Int32, fixed: [String: Int] = [:], isComposed: Bool = false) {
    self.isComposed = isComposed
    system = MachineSystem(image, configuration: MachineConfiguration(entry: entry, fixedParameters: fixed))
    var sink = StepSink()
    system.emitInitialStates(into: &sink)
    var seen: Set<Int> = []
    isIncomplete = sink.isIncomplete
    for (label, state) in sink.steps {
      let number = number(of: state)
      guard seen.insert(number).inserted else { continue }
      initial.append(start(in: state, number, label))
    }
  }

  private func start(in state: [UInt64], _ number: Int, _ label: StepLabel) -> Start {
    let records = records(in: state)
    let marker = records.firstIndex { $0.who == "scenario" && $0.what == "the log begins" }
    let log = records.suffix(from: marker.map { $0 + 1 } ?? 0)
    return Start(
      step: Step(events: events(log), target: number, label: label),
      before: events(records.prefix(upTo: marker ?? 0)),
      sentences: records.filter { $0.who == "scenario" && $0.what != "the log begins" }.map(\.what))
  }

  /// Whether a log may lack the controller that plays a part.
  func mayBeSilent(_ role: Int) -> Bool { !isComposed || ["Navigation", "Tabs", "Pages"].contains(roles[role]) }

  /// States found so far.
  var count: Int { words.count }

  /// The steps out of a state; those that record the same and lead to the same state count once.
  func steps(of state: Int) -> [Step] {
    if let known = expanded[state] { return known }
    let offers = words[state].withUnsafeBufferPointer { system.events(of: $0) }
    var sink = StepSink()
    words[state].withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
    if sink.isIncomplete { isIncomplete = true }
    var steps: [Step] = []
    var seen: Set<Int> = []
    for (label, successor) in sink.steps {
      let target = number(of: successor)
      if seen.insert(target).inserted {
        let event = Int(label.event) < offers.count ? offers[Int(label.event)].id : .none
        steps.append(Step(events: events(in: successor), target: target, label: label, name: event.sentence))
      }
    }
    expanded[state] = steps
    return steps
  }

  /// Whether nothing is on its way.
  func isSettled(_ state: Int) -> Bool {
    if let known = settled[state] { return known }
    var sink = StepSink()
    let answer = words[state].withUnsafeBufferPointer { system.inspect($0, into: &sink) }
    settled[state] = answer
    return answer
  }

  /// Replays a step.
  func trace(_ state: Int, _ label: StepLabel) -> StepTrace? {
    words[state].withUnsafeBufferPointer { system.trace($0, label) }
  }

  /// Replays the way to an initial state.
  func traceInitial(_ label: StepLabel) -> StepTrace? { system.traceInitial(label) }

  private func number(of state: [UInt64]) -> Int {
    if let known = numbers[state] { return known }
    let number = words.count
    numbers[state] = number
    words.append(state)
    return number
  }

  private func events(in state: [UInt64]) -> [Event] { events(records(in: state)[...]) }

  private func events(_ records: ArraySlice<Record>) -> [Event] {
    records.compactMap { record in
      guard let (callback, flag) = RecordedName.read(record.what, by: record.who) else { return nil }
      return Event(role: role(record.who), callback: callback, flag: flag)
    }
  }

  private typealias Record = (who: String, what: String)

  /// A state tells what the step into it has recorded.
  private func records(in state: [UInt64]) -> [Record] {
    let reader = StateReader(image: system.image, state: state)
    guard let recorder = reader.global("recorder"), let log = reader.field("log", of: recorder) else { return [] }
    return (reader.elements(of: log) ?? []).compactMap { entry in
      guard let who = reader.field("who", of: entry), let what = reader.field("what", of: entry) else { return nil }
      return (reader.string(who) ?? "", reader.string(what) ?? "")
    }
  }

  private func role(_ name: String) -> Int {
    if let known = roles.firstIndex(of: name) { return known }
    roles.append(name)
    return roles.count - 1
  }
}

/// Collects what the machine emits; what it judges is not asked here.
private struct StepSink: SuccessorSink {
  var steps: [(StepLabel, [UInt64])] = []
  var isIncomplete = false

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    steps.append((label, Array(state)))
  }
  mutating func crash(label: StepLabel) {}
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) { isIncomplete = true }
}
