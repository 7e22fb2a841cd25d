import Exploration
import Identifiers
import Machine
import RunReport

/// The explored states and steps of one subject, with the names of the events and what counts as broken.
///
/// Used by one thread: steps are executed again by the machine that has explored them.
final class SubjectGraph {
  let steps: StepGraph
  let space: any StateSpace
  let properties: PropertyTable
  /// Asked by whatever may take long.
  let meter: PhaseMeter
  private var machine: MachineSystem
  private let replayer: Replayer
  private let selection: RuleSelection
  /// The events that were met, each once, and their numbers.
  private var events: [Event] = []
  private var numbers: [Event: Int] = [:]
  /// By list.
  private var listed: [UInt32: [Int]] = [:]
  /// Of states whose list of events is not known.
  private var offered: [Int: [Int]] = [:]
  private var isBreaking: [UInt32: Bool] = [:]
  /// By step, as long as they are not more than `mostKept` in all.
  private var chosen: [Int: [ReplayedChoice]] = [:]
  private var kept = 0
  private static let mostKept = 100_000
  /// From where a run can come to rest with nothing broken.
  lazy var cleanEnds = CleanEnds(steps, breaks: breaks)

  private let wording: EventWording

  /// An event that states offer.
  struct Event: Hashable {
    var id: EventID
    /// As the machine names it: it tells what UIKit does from what comes from outside.
    var cause: String
    var kind: EventKind

    init(_ id: EventID, _ cause: String) {
      self.id = id
      self.cause = cause
      kind = EventKind(id, actor: cause)
    }

  }

  /// Nil when the exploration has not kept its steps.
  init?(
    _ exploration: Search.Exploration, replayer: Replayer, selection: RuleSelection, meter: PhaseMeter,
    wording: EventWording
  ) {
    self.wording = wording
    guard let steps = exploration.result.graph else { return nil }
    self.steps = steps
    space = exploration.result.space
    properties = exploration.properties
    machine = exploration.system.machine
    self.replayer = replayer
    self.selection = selection
    self.meter = meter
  }

  /// Whether a violation counts: rules that nobody has asked for do not, but for those that end a run.
  func breaks(_ property: UInt32) -> Bool {
    if let known = isBreaking[property] { return known }
    let breaks = properties[property].counts(in: selection)
    isBreaking[property] = breaks
    return breaks
  }

  func isBroken(step: Int) -> Bool { steps.violations(ofStep: step).contains(where: breaks) }
  func isBroken(state: Int) -> Bool { steps.violations(ofState: state).contains(where: breaks) }

  /// Whether a run may end here: everything has come to rest and nothing is broken.
  func isCleanEnd(_ state: Int) -> Bool { steps.isSettled(state) && !isBroken(state: state) && !isOver(state) }

  /// The state that stands for "over", behind a step that ends a run.
  func isOver(_ state: Int) -> Bool { space.words(of: state).withUnsafeBufferPointer(EndingState.isOver) }

  // MARK: Events

  /// As reports name it.
  func name(of event: Event) -> String { wording.sentence(of: event.id) }

  /// Who causes it.
  func actor(of event: Event) -> String { wording.actor(of: event.id, ActorText.name(of: event.cause)) }

  /// The numbers of the events of a state, in the order in which it offers them. Equal events have one number.
  func eventIDs(of state: Int) -> [Int] {
    if let list = steps.events(of: state) {
      if let known = listed[list] { return known }
      let ids = machine.events(inList: list).map { id(of: Event($0.id, $0.actor)) }
      listed[list] = ids
      return ids
    }
    if let known = offered[state] { return known }
    let offers = space.words(of: state).withUnsafeBufferPointer { words in
      EndingState.isOver(words) ? [] : machine.events(of: words)
    }
    let ids = offers.map { id(of: Event($0.id, $0.actor)) }
    offered[state] = ids
    return ids
  }

  private func id(of event: Event) -> Int {
    if let known = numbers[event] { return known }
    numbers[event] = events.count
    events.append(event)
    return events.count - 1
  }

  func event(withID number: Int) -> Event { number < 0 ? Event(.none, "") : events[number] }

  /// The event of a step out of a state, by number.
  func eventID(of step: Int, from state: Int) -> Int {
    let events = eventIDs(of: state)
    let number = Int(steps.label(of: step).event)
    return number < events.count ? events[number] : -1
  }

  func event(of step: Int, from state: Int) -> Event { event(withID: eventID(of: step, from: state)) }

  // MARK: Executing again

  /// - Parameter examining: the property at whose failure memory is kept.
  func trace(_ step: Int, from state: Int, examining property: UInt32? = nil) -> StepTrace? {
    space.words(of: state).withUnsafeBufferPointer {
      machine.trace($0, steps.label(of: step), examining: property)
    }
  }

  /// What was chosen in a step.
  func choices(of step: Int, from state: Int) -> [ReplayedChoice] {
    if let known = chosen[step] { return known }
    let events = space.words(of: state).withUnsafeBufferPointer { machine.traceChoices($0, steps.label(of: step)) }
    let choices = replayer.choices(of: events ?? [])
    if kept < Self.mostKept {
      chosen[step] = choices
      kept += choices.count + 1
    }
    return choices
  }

  /// Memory at the failure of a property: in the step, or in the judging or the diagnosis of the state behind it.
  func moment(of property: UInt32, on trace: LocatedTrace) -> TracedMoment? {
    if let last = trace.steps.last,
      let step = self.trace(last, from: trace.states[trace.steps.count - 1], examining: property),
      let moment = moment(of: property, in: step)
    {
      return moment
    }
    guard let state = trace.states.last, trace.states.count > trace.steps.count else { return nil }
    return space.words(of: state).withUnsafeBufferPointer { words in
      if EndingState.isOver(words) { return nil }
      for run in 0..<Self.runs {
        guard let step = machine.traceInspection(words, run: run, examining: property) else { break }
        if let moment = moment(of: property, in: step) { return moment }
      }
      for run in 0..<Self.runs {
        guard let step = machine.traceDiagnosis(words, run: run, examining: property) else { break }
        if let moment = moment(of: property, in: step) { return moment }
      }
      return nil
    }
  }

  /// Runs of a judgement that are looked at.
  private static let runs: UInt32 = 16

  private func moment(of property: UInt32, in step: StepTrace) -> TracedMoment? {
    for event in step.events {
      switch event.kind {
      case .failedCheck(let check), .trap(let check):
        if check.property == property, let moment = check.moment { return moment }
      default: break
      }
    }
    return nil
  }
}
