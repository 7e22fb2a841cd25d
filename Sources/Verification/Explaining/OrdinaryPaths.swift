import Exploration
import Machine

/// Chooses among equally short runs the one that is told most easily: it takes the least for granted, has the fewest
/// changes between actors, and then the most ordinary events.
final class OrdinaryPaths {
  private let graph: SubjectGraph
  private let paths: ShortestPaths
  private var weighed: [Int: ShortestPaths.Weighed] = [:]
  private var actors: [String: Int] = [:]

  /// Steps whose choices are looked at: each is executed again.
  private static let patience = 3_000

  /// Nil when the exploration has not kept its steps.
  init?(_ exploration: Search.Exploration, replayer: Replayer, selection: RuleSelection) {
    guard let graph = SubjectGraph(exploration, replayer: replayer, selection: selection) else { return nil }
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
    return paths.lightest(to: goals, weigh: weigh)
  }

  private func weigh(_ step: Int, _ source: Int) -> ShortestPaths.Weighed {
    if let known = weighed[step] { return known }
    let event = graph.event(of: step, from: source)
    let actor = actors[event.actor] ?? actors.count
    actors[event.actor] = actor
    var weight = ShortestPaths.Weight(oddities: Ordinariness(event).weight)
    if weighed.count < Self.patience {
      let choices = graph.choices(of: step, from: source)
      weight.assumptions = choices.count { $0.confidence != nil }
      weight.oddities += UInt64(min(choices.count { $0.isParameter }, 15))
    }
    let result = ShortestPaths.Weighed(actor: actor, weight: weight)
    weighed[step] = result
    return result
  }
}

/// How ordinary an event is. The order, and why:
/// taps and what comes by itself happen in every run; drags and swipes are rarer; requests without animation are made by
/// code, at launch and for links; to give a gesture up is rarer than to finish it; then what comes from outside: to turn
/// the device is common, to leave the app in the middle of a transition less so; that the app itself comes in between, and
/// that the system cancels a gesture, is what reports are least believed for.
enum Ordinariness: UInt64 {
  case ordinary = 0
  case gesture
  case byCode
  case givenUp
  case rotation
  case background
  case interruption
  case failure

  init(_ event: SubjectGraph.Event) {
    switch event.kind {
    case .due: self = .ordinary
    case .outcome(let family):
      if event.cause != "user" {
        self = .failure
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
  var weight: UInt64 { self == .ordinary ? 0 : 1 << (8 * rawValue) }
}

extension ReplayedChoice {
  fileprivate var isParameter: Bool { if case .parameter = kind { true } else { false } }
}
