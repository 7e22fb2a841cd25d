/// All shortest runs from the initial states to what breaks a property, and the lightest of them.
///
/// Shortest runs share their states: they are the paths of a graph without cycles, whose steps lead from one distance to
/// the next. The lightest is found from its end to its beginning (dynamic programming), one weight per state and actor.
package struct ShortestPaths: Sendable {
  /// Where a run ends: in a state, or with a step.
  package enum Goal: Hashable, Sendable {
    case state(Int)
    case step(Int)
  }

  /// A step as a run has it.
  package struct Weighed: Sendable {
    /// Who causes it. Each change of the actor weighs `Weight.change`.
    package var actor: Int
    package var weight: Weight

    package init(actor: Int, weight: Weight) {
      self.actor = actor
      self.weight = weight
    }
  }

  private let graph: StepGraph
  /// By state: its distance from the initial states.
  private let depths: [Int32]
  /// `starts[s] ..< starts[s + 1]` are the places of the shortest steps into state `s`.
  private var starts: [Int]
  private var sources: [UInt32]
  private var steps: [Int]

  /// Steps of shortest runs to one goal that are weighed: where there are more, the first run that was found is as good.
  package static let patience = 100_000

  /// O(states + steps).
  /// - Parameter initial: how many of the first states are initial.
  package init(_ graph: StepGraph, initial: Int) {
    self.graph = graph
    var depths = [Int32](repeating: .max, count: graph.count)
    for state in 0..<min(initial, graph.count) { depths[state] = 0 }
    starts = [Int](repeating: 0, count: graph.count + 1)
    // Every state but the initial ones was found from one before it.
    for source in 0..<graph.count {
      for step in graph.steps(of: source) {
        guard let target = graph.target(of: step), depths[source] < .max else { continue }
        if depths[target] == .max { depths[target] = depths[source] + 1 }
        if depths[target] == depths[source] + 1 { starts[target + 1] += 1 }
      }
    }
    for state in 0..<graph.count { starts[state + 1] += starts[state] }
    var places = starts
    sources = [UInt32](repeating: 0, count: starts[graph.count])
    steps = [Int](repeating: 0, count: starts[graph.count])
    for source in 0..<graph.count where depths[source] < .max {
      for step in graph.steps(of: source) {
        guard let target = graph.target(of: step), depths[target] == depths[source] + 1 else { continue }
        sources[places[target]] = UInt32(truncatingIfNeeded: source)
        steps[places[target]] = step
        places[target] += 1
      }
    }
    self.depths = depths
  }

  /// How many steps the shortest run to a goal has; `nil` when none leads there.
  package func length(to goal: Goal) -> Int? {
    switch goal {
    case .state(let state): depths[state] < .max ? Int(depths[state]) : nil
    case .step(let step):
      graph.source(of: step).flatMap { depths[$0] < .max ? Int(depths[$0]) + 1 : nil }
    }
  }

  /// What breaks a property after the fewest steps.
  package func goals(breaking property: UInt32) -> [Goal] {
    let all =
      graph.statesBreaking(property).map(Goal.state) + graph.stepsBreaking(property).map(Goal.step)
    guard let least = all.compactMap(length).min() else { return [] }
    return all.filter { length(to: $0) == least }
  }

  /// The lightest of all shortest runs to one of the goals, which are equally far; of equally light ones the one whose
  /// initial state and then whose steps have the lowest numbers, the earlier before the later.
  /// - Parameter mayGoOn: asked before each step is weighed; once it answers false, the search is given up.
  /// - Returns: `nil` without a run, when there are too many steps to weigh, and when it was given up.
  package func lightest(
    to goals: [Goal], mayGoOn: () -> Bool = { true }, weigh: (_ step: Int, _ source: Int) -> Weighed
  ) -> StatePath? {
    guard let ways = ways(to: goals) else { return nil }
    var best: [Int: [LightestRest]] = [:]
    let ends = Set(goals)
    for source in ways.keys.sorted(by: { depths[$0] > depths[$1] }) {
      for step in ways[source, default: []].sorted() {
        guard mayGoOn() else { return nil }
        let weighed = weigh(step, source)
        var rest = weighed.weight
        let target = graph.target(of: step)
        let isEnd = ends.contains(.step(step)) || target.map { ends.contains(.state($0)) } ?? false
        if !isEnd {
          guard let next = target.flatMap({ best[$0] }).flatMap({ Self.next($0, after: weighed.actor) }) else {
            continue
          }
          rest = rest + next.weight
        }
        best[source, default: []].append(LightestRest(step: step, actor: weighed.actor, weight: rest))
      }
      best[source] = best[source].map(Self.perActor)
    }
    return path(along: best, ends: ends)
  }

  /// By state: its steps on shortest runs to the goals.
  private func ways(to goals: [Goal]) -> [Int: [Int]]? {
    var ways: [Int: [Int]] = [:]
    var seen: Set<Int> = []
    var open: [Int] = []
    var count = 0
    func add(_ step: Int, from source: Int) {
      ways[source, default: []].append(step)
      count += 1
      if seen.insert(source).inserted { open.append(source) }
    }
    for goal in goals {
      switch goal {
      case .state(let state): if seen.insert(state).inserted { open.append(state) }
      case .step(let step): if let source = graph.source(of: step) { add(step, from: source) }
      }
    }
    while let state = open.popLast() {
      for place in starts[state]..<starts[state + 1] { add(steps[place], from: Int(sources[place])) }
      if count > Self.patience { return nil }
    }
    return ways
  }

  /// The lightest rest of a run that begins with a step of each actor.
  private static func perActor(_ rests: [LightestRest]) -> [LightestRest] {
    var kept: [LightestRest] = []
    for rest in rests {
      if let known = kept.firstIndex(where: { $0.actor == rest.actor }) {
        if rest.weight < kept[known].weight { kept[known] = rest }
      } else {
        kept.append(rest)
      }
    }
    return kept
  }

  /// The lightest rest, the change of the actor included.
  private static func next(_ rests: [LightestRest], after actor: Int?) -> LightestRest? {
    let all = rests.map { rest in
      actor == nil || rest.actor == actor
        ? rest : LightestRest(step: rest.step, actor: rest.actor, weight: rest.weight + .change)
    }
    return all.min { ($0.weight, $0.step) < ($1.weight, $1.step) }
  }

  private func path(along best: [Int: [LightestRest]], ends: Set<Goal>) -> StatePath? {
    let beginnings = best.keys.filter { depths[$0] == 0 }.sorted()
    let first = beginnings.compactMap { state in Self.next(best[state] ?? [], after: nil).map { (state, $0) } }
      .min { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }
    guard var (state, rest) = first else { return nil }
    var path = StatePath(initial: state, steps: [])
    while true {
      path.steps.append(StatePath.Step(source: state, label: graph.label(of: rest.step)))
      guard !ends.contains(.step(rest.step)), let target = graph.target(of: rest.step), !ends.contains(.state(target)),
        let next = Self.next(best[target] ?? [], after: rest.actor)
      else { return path }
      (state, rest) = (target, next)
    }
  }
}

/// The rest of a run from a state on: its first step, and what it weighs with all that follow.
private struct LightestRest {
  var step: Int
  var actor: Int
  var weight: ShortestPaths.Weight
}
