import Exploration
import Machine

/// Chooses among equally short runs the one that is told most easily: it takes the least for granted, is disturbed least
/// from outside or by haste, has the fewest changes between actors, and then the most usual events. Disturbances come before changes
/// of the actor: who reads of a call or a rotation takes it for the cause.
final class OrdinaryPaths {
  fileprivate let graph: SubjectGraph
  private let paths: ShortestPaths
  private var weighed: [Int: ShortestPaths.Weighed] = [:]
  private var actors: [String: Int] = [:]

  init(_ graph: SubjectGraph) {
    self.graph = graph
    var initial = 0
    while initial < graph.space.count, graph.space.origin(of: initial) == nil { initial += 1 }
    paths = ShortestPaths(graph.steps, initial: initial)
  }

  /// A run as short as a known one to what breaks the same property; `nil` where nothing is known to be better.
  /// - Parameter property: `nil` when only the state counts in which the known run ends.
  func path(like known: StatePath, breaking property: UInt32?) -> StatePath? {
    guard known.cycle == nil, let last = known.steps.last else { return nil }
    let goals: [ShortestPaths.Goal]
    if let property {
      goals = paths.goals(breaking: property)
    } else {
      let step = graph.steps.steps(of: last.source).first { graph.steps.label(of: $0) == last.label }
      guard let target = step.flatMap(graph.steps.target) else { return nil }
      goals = [.state(target)]
    }
    guard let goal = goals.first, paths.length(to: goal) == known.steps.count else { return nil }
    let path = paths.lightest(to: goals, mayGoOn: { graph.meter.mayGoOn }, weigh: weigh)
    // There is one, so that it was not looked for to the end.
    if path == nil { graph.meter.giveUp() }
    return path
  }

  private func weigh(_ step: Int, _ source: Int) -> ShortestPaths.Weighed {
    if let known = weighed[step] { return known }
    let event = graph.event(of: step, from: source)
    // UIKit and the run loop are one: what is on its way.
    let name = event.kind.isDue ? "" : event.cause
    let actor = actors[name] ?? actors.count
    actors[name] = actor
    var weight = Ordinariness(event).weight
    if isHasty(event, at: source) { weight.disturbances += 1 }
    let choices = graph.choices(of: step, from: source)
    weight.assumptions = choices.count { $0.confidence != nil }
    weight.oddities += UInt64(min(choices.count { $0.isParameter }, 15))
    let result = ShortestPaths.Weighed(actor: actor, weight: weight)
    weighed[step] = result
    return result
  }
}

extension OrdinaryPaths {
  /// Whether somebody is faster than what UIKit is about to do: people rarely are.
  private func isHasty(_ event: SubjectGraph.Event, at state: Int) -> Bool {
    guard event.cause == "user" || event.cause == "app" else { return false }
    return graph.eventIDs(of: state).contains { graph.event(withID: $0).name == EventKind.start }
  }
}

/// How ordinary an event is. The order, and why:
/// taps and what comes by itself happen in every run; drags and swipes are rarer; requests without animation are made by
/// code, at launch and for links; to give a gesture up is rarer than to finish it. What comes from outside disturbs: to turn
/// the device is common; a call or an alert that takes a gesture away is rarer, but says at once what it does; to leave the
/// app in the middle of a transition does several things together; and that the app itself asks for something in between is
/// believed least.
enum Ordinariness: UInt64 {
  case ordinary = 0
  case gesture
  case byCode
  case givenUp
  case rotation
  case takenAway
  case background
  case interruption

  init(_ event: SubjectGraph.Event) {
    switch event.kind {
    case .due: self = .ordinary
    case .outcome(let family):
      if event.cause != "user" {
        self = .takenAway
      } else {
        self = EventKind.outcomes[family].first == event.name ? .ordinary : .givenUp
      }
    case .request, .deed:
      self = event.cause != "user" ? .byCode : event.name.hasPrefix("the user taps") ? .ordinary : .gesture
    case .disturbance:
      if event.cause != "environment" {
        self = .interruption
      } else {
        self = event.name == "the app goes to the background" ? .background : .rotation
      }
    case .returning: self = .background
    }
  }

  /// One in the counter of its rank: a single odd event weighs more than any number of less odd ones.
  var weight: ShortestPaths.Weight {
    if self == .ordinary { return ShortestPaths.Weight() }
    let counter = UInt64(1) << (8 * rawValue)
    return self < .rotation
      ? ShortestPaths.Weight(oddities: counter) : ShortestPaths.Weight(disturbances: counter)
  }
}

extension Ordinariness: Comparable {
  static func < (first: Ordinariness, second: Ordinariness) -> Bool { first.rawValue < second.rawValue }
}

extension ReplayedChoice {
  fileprivate var isParameter: Bool { if case .parameter = kind { true } else { false } }
}
