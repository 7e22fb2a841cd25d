import Exploration
import Testing

/// The lightest shortest run, found backwards, against all shortest runs written out.
@Suite struct ShortestPathsTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func randomSystems(seed: UInt64) throws {
    let system = RandomGraph(seed: seed)
    let result = explore(system)
    var copy = system
    let explored = ExploredGraph(of: &copy, maximumStates: .max)
    let graph = StepGraph(explored)
    let paths = ShortestPaths(graph, initial: explored.initialStates)
    for violation in result.violations {
      let goals = paths.goals(breaking: violation.property)
      let goal = try #require(goals.first)
      #expect(paths.length(to: goal) == violation.path.steps.count)
      if violation.path.steps.isEmpty { continue }
      let weigh = { (step: Int, _: Int) in Self.weight(of: step, seed) }
      let found = try #require(paths.lightest(to: goals, weigh: weigh))
      var all = AllRuns(graph: graph, goals: Set(goals), length: violation.path.steps.count)
      for initial in 0..<explored.initialStates { all.extend([], at: initial) }
      // A few graphs have too many runs to write them out.
      if all.isTooMany { continue }
      let best = try #require(
        all.runs.min { first, second in
          let weights = (Self.weight(of: first, seed), Self.weight(of: second, seed))
          return weights.0 == weights.1 ? first.lexicographicallyPrecedes(second) : weights.0 < weights.1
        })
      #expect(found == Self.path(best, in: graph))
    }
  }

  @Test func theLighterOfTwoWaysIsTaken() throws {
    var system = Puzzles.dieHard
    let explored = ExploredGraph(of: &system, maximumStates: .max)
    let graph = StepGraph(explored)
    let paths = ShortestPaths(graph, initial: explored.initialStates)
    let last = graph.count - 1
    let none = try #require(
      paths.lightest(to: [.state(last)]) { _, _ in ShortestPaths.Weighed(actor: 0, weight: ShortestPaths.Weight()) })
    #expect(none.steps.count == paths.length(to: .state(last)))
    // A step that is heavy is gone round where there is another way as short, and taken where there is none.
    let first = try #require(none.steps.first)
    let heavy = graph.steps(of: first.source).first { graph.label(of: $0) == first.label }
    let other = try #require(
      paths.lightest(to: [.state(last)]) { step, _ in
        ShortestPaths.Weighed(actor: 0, weight: ShortestPaths.Weight(oddities: step == heavy ? 1 : 0))
      })
    #expect(other.steps.count == none.steps.count)
  }

  /// Arbitrary, the same for the same step; small numbers, so that there are equals.
  private static func weight(of step: Int, _ seed: UInt64) -> ShortestPaths.Weighed {
    var mixed = (UInt64(step) &+ seed &* 977) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    return ShortestPaths.Weighed(
      actor: Int(mixed % 3),
      weight: ShortestPaths.Weight(
        assumptions: mixed >> 8 & 7 == 0 ? 1 : 0, disturbances: mixed >> 12 & 7 == 0 ? 1 << 32 : 0,
        oddities: (mixed >> 16) % 3))
  }

  private static func weight(of run: [Int], _ seed: UInt64) -> ShortestPaths.Weight {
    var sum = ShortestPaths.Weight()
    var actor: Int?
    for step in run {
      let weighed = weight(of: step, seed)
      sum = sum + weighed.weight
      if let actor, actor != weighed.actor { sum = sum + .change }
      actor = weighed.actor
    }
    return sum
  }

  private static func path(_ run: [Int], in graph: StepGraph) -> StatePath {
    let steps = run.map { StatePath.Step(source: graph.source(of: $0) ?? -1, label: graph.label(of: $0)) }
    return StatePath(initial: steps.first?.source ?? 0, steps: steps)
  }
}

/// Every run of a length that ends with a goal, by depth.
private struct AllRuns {
  let graph: StepGraph
  let goals: Set<ShortestPaths.Goal>
  let length: Int
  var runs: [[Int]] = []
  var visits = 0

  var isTooMany: Bool { visits > 20_000 }

  mutating func extend(_ run: [Int], at state: Int) {
    visits += 1
    if isTooMany { return }
    for step in graph.steps(of: state) {
      let target = graph.target(of: step)
      if run.count + 1 == length {
        let isEnd = goals.contains(.step(step)) || target.map { goals.contains(.state($0)) } ?? false
        if isEnd { runs.append(run + [step]) }
      } else if let target {
        extend(run + [step], at: target)
      }
    }
  }
}
