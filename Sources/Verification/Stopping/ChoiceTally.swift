import Exploration
import Foundation
import Identifiers
import Machine

/// Counts by how much each place multiplies the states on a few runs of a search.
///
/// Where the runs of an event lead from one state to n others, a run that takes one of them leaves log₂ n bits to chance
/// (Knuth, *Estimating the Efficiency of Backtrack Programs*, 1975): they are the places' that tell its choices from
/// those of the other runs. What many runs leave to a place, on an average run, is what it multiplies the states by. One
/// run for each state that is led to is executed again, its choices alone.
struct ChoiceTally {
  /// Who asks what, and where.
  struct Place: Hashable {
    /// In code under test; nil where the machine asks by itself.
    var site: Site?
    var kind: ChoiceKind
    var isEnvironment: Bool
  }

  private let graph: StepGraph
  private let space: any StateSpace
  private var machine: MachineSystem
  /// Units of work after which nothing further is executed.
  private let end: Int
  private let isOver: () -> Bool
  /// By event of a state: bits by place of each target.
  private var known: [Step: [Int: [Place: Double]]] = [:]

  private(set) var bits: [Place: Double] = [:]
  /// In how many steps of all runs each place tells runs apart.
  private var asked: [Place: Int] = [:]
  /// Events that are possible at a time, and in how many states of the runs each was one of them.
  private(set) var eventCount = 0
  private(set) var stateCount = 0
  private(set) var events: [EventID: Int] = [:]
  private(set) var runs = 0

  private struct Step: Hashable {
    var source: Int
    var event: UInt32
  }

  /// Runs of an event that are executed again, at most.
  private static let mostTargets = 8

  /// - Parameter work: units of `MachineSystem.work` that may be done.
  init?(_ exploration: Search.Exploration, work: Int, isOver: @escaping () -> Bool) {
    guard let graph = exploration.result.graph else { return nil }
    self.graph = graph
    space = exploration.result.space
    machine = exploration.system.machine
    end = machine.work + work
    self.isOver = isOver
  }

  var mayGoOn: Bool { machine.work < end && !isOver() }

  /// Adds the run to a state.
  mutating func add(runTo state: Int) {
    let steps = space.path(to: state).steps
    for (index, step) in steps.enumerated() {
      guard mayGoOn else { break }
      noteEvents(of: step.source)
      let target = index + 1 < steps.count ? steps[index + 1].source : state
      let shares = shares(of: Step(source: step.source, event: step.label.event))[target] ?? [:]
      for (place, share) in shares {
        bits[place, default: 0] += share
        asked[place, default: 0] += 1
      }
    }
    runs += 1
  }

  /// The bits of a place on an average run.
  func weight(of place: Place) -> Double { (bits[place] ?? 0) / Double(max(1, runs)) }

  /// By how much a place multiplies the states in each step in which it is asked.
  func factor(of place: Place) -> Double { exp2((bits[place] ?? 0) / Double(max(1, asked[place] ?? 0))) }

  /// In how many steps of an average run it is.
  func steps(of place: Place) -> Double { Double(asked[place] ?? 0) / Double(max(1, runs)) }

  /// Events that are possible at a time on average.
  var averageEvents: Double { Double(eventCount) / Double(max(1, stateCount)) }

  /// The places of the choices that the runs of a state's events make, most often first: of a step that was not followed.
  mutating func placesOfChoices(from state: Int) -> [Place] {
    var counts: [Place: Int] = [:]
    for step in graph.steps(of: state).prefix(4 * Self.mostTargets) where mayGoOn {
      for choice in choices(of: step, from: state) { counts[choice.place, default: 0] += 1 }
    }
    return counts.sorted { (-$0.value, $0.key.order) < (-$1.value, $1.key.order) }.map(\.key)
  }

  /// The function whose calls nest without end in a step of a state, or before there was any state.
  mutating func endlessFunction(from state: Int?) -> Int? {
    guard mayGoOn else { return nil }
    // All events of a state may be far more than one run.
    machine.limitWork(to: end - machine.work)
    defer { machine.limitWork() }
    guard let state, state < space.count else { return machine.endlessFunction(from: nil) }
    return space.words(of: state).withUnsafeBufferPointer { words in
      // Nothing follows the state behind an error: it is only the first one, and the step is that before it.
      machine.endlessFunction(from: EndingState.isOver(words) ? nil : words)
    }
  }

  // MARK: Steps

  private mutating func noteEvents(of state: Int) {
    var numbers: Set<UInt32> = []
    for step in graph.steps(of: state) { numbers.insert(graph.label(of: step).event) }
    if numbers.isEmpty { return }
    stateCount += 1
    eventCount += numbers.count
    guard let list = graph.events(of: state) else { return }
    let offers = machine.events(inList: list)
    for event in Set(numbers.filter { Int($0) < offers.count }.map { offers[Int($0)].id }) {
      events[event, default: 0] += 1
    }
  }

  /// Bits by place for each target of an event.
  private mutating func shares(of step: Step) -> [Int: [Place: Double]] {
    if let shares = known[step] { return shares }
    var first: [Int: Int] = [:]
    var targets: [Int] = []
    for number in graph.steps(of: step.source) where graph.label(of: number).event == step.event {
      guard let target = graph.target(of: number), first[target] == nil else { continue }
      first[target] = number
      targets.append(target)
    }
    let count = min(targets.count, Self.mostTargets)
    let chosen = targets.count < 2 ? [] : (0..<count).map { targets[$0 * targets.count / count] }
    let made = chosen.compactMap { target in
      first[target].map { MadeChoices(target: target, choices: choices(of: $0, from: step.source)) }
    }
    // Half of them would blame the wrong places.
    let shares = mayGoOn ? MadeChoices.shares(of: made, among: targets) : [:]
    known[step] = shares
    return shares
  }

  private mutating func choices(of step: Int, from state: Int) -> [MadeChoices.Choice] {
    guard mayGoOn else { return [] }
    let events = space.words(of: state).withUnsafeBufferPointer { machine.traceChoices($0, graph.label(of: step)) }
    return (events ?? []).compactMap { event in
      guard case .choice(let choice) = event.kind else { return nil }
      let place = Place(site: choice.subjectSite, kind: choice.kind, isEnvironment: choice.isEnvironment)
      return MadeChoices.Choice(place: place, chosen: choice.chosen)
    }
  }
}

extension ChoiceTally.Place {
  /// The same for every run of the program.
  var order: String { "\((site?.rawValue ?? 0) + 1 << 50) \(kind) \(isEnvironment)" }
}
