import Exploration
import FlatMachine
import Identifiers
import Machine

/// Finds runs of real code that go round for ever without coming to rest, although they could.
///
/// Events are told apart by name and source, and like ones by their place among those that a state offers: what the run
/// loop holds keeps its order, so that an animation that starts itself again and again does not pass for another one
/// that waits before it.
struct FairCycles {
  struct Cycle {
    /// What keeps it going.
    var property: UInt32
    var path: StatePath
  }

  private struct Event: Hashable {
    var id: EventID
    var actor: String
    /// From 0.
    var place: Int
  }

  /// States between two looks at the clock.
  private static let patience = 64

  private var numbers: [Event: Int] = [:]
  private var sources: [Int?] = []

  /// One cycle for each place that keeps one going, in the order of the states that they begin in; none where the search
  /// was not for them, or not exhaustive, and when `isOver` answers true meanwhile. O(unsettled states + steps out of them).
  static func find(in exploration: inout Search.Exploration, isOver: () -> Bool) -> [Cycle] {
    guard let steps = exploration.result.unsettled else { return [] }
    var finder = FairCycles()
    let events = finder.events(of: steps, in: &exploration, isOver: isOver)
    if isOver() { return [] }
    let demands = FairnessDemands(sources: finder.sources, of: FlatModel.fairSources.count)
    var seen: Set<UInt32> = []
    var cycles: [Cycle] = []
    for component in steps.fairComponents(events: events, demands) {
      let path = exploration.result.lasso(of: component, in: steps, demands)
      let reasons = reasons(for: path, in: &exploration)
      if let property = reasons.first, seen.isDisjoint(with: reasons) {
        cycles.append(Cycle(property: property, path: path))
      }
      seen.formUnion(reasons)
    }
    return cycles
  }

  /// The event of each step, by number.
  private mutating func events(
    of steps: UnsettledSteps, in exploration: inout Search.Exploration, isOver: () -> Bool
  ) -> [Int] {
    var events: [Int] = []
    events.reserveCapacity(steps.labels.count)
    for (node, state) in steps.states.enumerated() {
      if node % Self.patience == 0, isOver() { return events }
      let offers = exploration.result.space.words(of: state).withUnsafeBufferPointer {
        exploration.system.machine.events(of: $0)
      }
      var places: [Event: Int] = [:]
      let known = offers.map { offer in
        var event = Event(id: offer.id, actor: offer.actor, place: 0)
        let place = places[event, default: 0]
        places[event] = place + 1
        event.place = place
        return number(of: event)
      }
      for step in steps.range(of: node) {
        let event = Int(steps.labels[step].event)
        events.append(known.indices.contains(event) ? known[event] : number(of: Event(id: .none, actor: "", place: 0)))
      }
    }
    return events
  }

  private mutating func number(of event: Event) -> Int {
    if let number = numbers[event] { return number }
    numbers[event] = sources.count
    sources.append(FlatModel.fairSources.firstIndex(of: event.actor))
    return sources.count - 1
  }

  /// What keeps a cycle going, the earliest place first whichever state the cycle begins in; empty where nothing is on
  /// its way but what is never waited for.
  private static func reasons(for path: StatePath, in exploration: inout Search.Exploration) -> [UInt32] {
    var reasons: Set<UInt32> = []
    for step in path.steps.dropFirst(path.cycle ?? path.steps.count) {
      let words = exploration.result.space.words(of: step.source)
      reasons.formUnion(words.withUnsafeBufferPointer { exploration.system.machine.diagnoseEndlessRun($0) })
    }
    let properties = exploration.properties
    return reasons.sorted { order(properties[$0]) < order(properties[$1]) }
  }

  private static func order(_ property: ViolatedProperty) -> (Int, Int, String) {
    (property.site?.function ?? .max, property.site?.pc ?? .max, property.message)
  }
}

/// How a finding tells of the cycle at its end.
enum CycleText {
  static let option = "--fair-cycles"

  /// - Parameters:
  ///   - begin: steps before the cycle.
  ///   - end: all steps.
  static func note(from begin: Int, to end: Int) -> String {
    let steps = end - begin == 1 ? "this step" : "steps \(begin + 1) to \(end)"
    return "here the cycle begins: \(steps) can happen again and again"
  }
}
