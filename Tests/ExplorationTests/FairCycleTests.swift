import Exploration
import Testing

/// Runs that go round for ever among unsettled states: the search against the definition.
@Suite struct FairCycleTests {
  @Test func randomGraphs() throws {
    var (fair, unfair) = (0, 0)
    for seed in 0..<4_000 as Range<UInt64> {
      let graph = EventGraph(seed: seed)
      let result = explore(graph)
      let found = try #require(cycles(in: result, of: graph))
      #expect(found.nodes == NaiveCycles(graph).nodes, "seed \(seed)")
      for lasso in found.lassos { check(lasso, graph, result, seed) }
      if found.nodes.isEmpty { unfair += 1 } else { fair += 1 }
    }
    // Both answers occur, or nothing was compared.
    #expect(fair >= 100 && unfair >= 100, "\(fair) \(unfair)")
  }

  @Test func theStatesAreTheSame() {
    for seed in 0..<50 as Range<UInt64> {
      let (with, without) = (explore(EventGraph(seed: seed)), explore(EventGraph(seed: seed), finds: false))
      #expect(with.statistics == without.statistics)
      #expect(with.stuck == without.stuck)
      #expect(without.unsettled == nil)
    }
  }

  @Test func aSearchThatWasStoppedSaysNothing() {
    var options = SearchOptions(maximumStates: 2)
    options.findsFairCycles = true
    var explorer = Explorer(ring, options: options)
    #expect(explorer.run().unsettled == nil)
  }

  /// 0 is settled; 1 ⇄ 2 by the events 0 and 1 of one source; an event of another leads from 2 back to rest.
  private var ring: EventGraph {
    EventGraph(
      steps: [
        [.init(event: 2, target: 1)], [.init(event: 0, target: 2)],
        [.init(event: 1, target: 1), .init(event: 3, target: 0)],
      ], settled: [0], sources: [0, 0, nil, 1])
  }

  @Test func whatIsPossibleNowAndThenNeedNotHappen() throws {
    let found = try #require(cycles(in: explore(ring), of: ring))
    #expect(found.nodes == [1, 2])
    #expect(found.lassos.map(\.steps.count) == [3])
    #expect(found.lassos.map(\.cycle) == [1])
  }

  @Test func whatStaysPossibleHappens() {
    var graph = ring
    graph.steps[1].append(.init(event: 3, target: 0))
    #expect(cycles(in: explore(graph), of: graph)?.nodes == [])
  }

  private func explore(_ graph: EventGraph, finds: Bool = true) -> SearchResult {
    var options = SearchOptions()
    options.findsFairCycles = finds
    var explorer = Explorer(graph, options: options)
    return explorer.run()
  }

  private func cycles(in result: SearchResult, of graph: EventGraph) -> (nodes: Set<Int>, lassos: [StatePath])? {
    guard let steps = result.unsettled else { return nil }
    let demands = FairnessDemands(sources: graph.sources, of: 2)
    let components = steps.fairComponents(events: steps.labels.map { Int($0.event) }, demands)
    let states = components.flatMap(\.nodes).map { Int(result.space.words(of: steps.states[$0])[0]) }
    return (Set(states), components.map { result.lasso(of: $0, in: steps, demands) })
  }

  /// It is a run, its cycle closes, is unsettled throughout, and fair.
  private func check(_ lasso: StatePath, _ graph: EventGraph, _ result: SearchResult, _ seed: UInt64) {
    let nodes = lasso.steps.map { Int(result.space.words(of: $0.source)[0]) }
    let targets = zip(nodes, lasso.steps).map { graph.step(from: $0, $1.label)?.target }
    let begin = lasso.cycle ?? 0
    #expect(nodes.first == 0 && begin < nodes.count, "seed \(seed)")
    #expect(targets == nodes.dropFirst().map { $0 } + [nodes[begin]], "seed \(seed)")
    let cycle = Array(nodes[begin...])
    let events = lasso.steps[begin...].map { Int($0.label.event) }
    #expect(cycle.allSatisfy { !graph.settled.contains($0) }, "seed \(seed)")
    #expect(NaiveCycles.isFair(Set(cycle), Set(events), in: graph), "seed \(seed)")
  }
}

/// Fair cycles as they are defined, with everything that each node reaches.
struct NaiveCycles {
  private(set) var nodes: Set<Int> = []

  init(_ graph: EventGraph) {
    let all = Self.reach([0], in: graph) { _ in true }.union([0])
    let waiting = all.filter { node in
      !graph.settled.contains(node)
        && !Self.reach([node], in: graph) { _ in true }.isDisjoint(with: graph.settled)
    }
    let inside = { (node: Int) in
      Self.reach([node], in: graph) { step in
        step.target.map(waiting.contains) == true && graph.sources[step.event] != nil
      }
    }
    nodes = waiting.filter { node in
      let component = inside(node).filter { inside($0).contains(node) }
      // A step that changes nothing makes no cycle.
      if component.count < 2 { return false }
      let events = component.flatMap { from in
        graph.steps[from].filter { $0.target.map(component.contains) == true && $0.target != from }.map(\.event)
      }
      return Self.isFair(component, Set(events), in: graph)
    }
  }

  /// By at least one of the steps.
  private static func reach(
    _ start: Set<Int>, in graph: EventGraph, by isAllowed: (EventGraph.Step) -> Bool
  ) -> Set<Int> {
    var found: Set<Int> = []
    var open = Array(start)
    while let node = open.popLast() {
      for step in graph.steps[node] where isAllowed(step) {
        if let target = step.target, found.insert(target).inserted { open.append(target) }
      }
    }
    return found
  }

  /// Whether whatever is possible in all of the nodes is among the events: of each source, and each event by itself.
  static func isFair(_ nodes: Set<Int>, _ events: Set<Int>, in graph: EventGraph) -> Bool {
    let fair = graph.sources.indices.filter { graph.sources[$0] != nil }
    let groups = (0..<2).map { source in fair.filter { graph.sources[$0] == source } } + fair.map { [$0] }
    return groups.allSatisfy { group in
      !events.isDisjoint(with: group)
        || nodes.contains { node in !graph.steps[node].contains { group.contains($0.event) && $0.target != node } }
    }
  }
}
