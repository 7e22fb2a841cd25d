import Exploration
import Machine

@testable import Verification

/// A whole graph of a machine, cut where runs end: what an exploration has to find, by definition.
///
/// Steps that break an ending rule, and crashes, lead nowhere; states that break one have no steps. What is left is all
/// that runs without an error in them come to, and each thing broken there has a least run.
struct CutGraph {
  /// The disturbances and the steps of a least run.
  struct Rank: Comparable, Hashable {
    var disturbances: Int
    var length: Int

    static func < (a: Rank, b: Rank) -> Bool { (a.disturbances, a.length) < (b.disturbances, b.length) }
  }

  private let graph: PlainGraph
  private let endsRun: (UInt32) -> Bool
  /// Of the states that are left: the rank of a least run.
  private var ranks: [Int: Rank] = [:]
  /// What is broken, each with the rank of a least run that shows it.
  private(set) var violations: [UInt32: Rank] = [:]
  /// Whether some run ends at an error or a crash.
  private(set) var hasEnds = false

  init(_ graph: PlainGraph, endsRun: @escaping (UInt32) -> Bool) {
    self.graph = graph
    self.endsRun = endsRun
    for beginning in graph.beginnings {
      let rank = Rank(disturbances: beginning.disturbances, length: 0)
      for property in beginning.violations { note(property, rank) }
      guard let state = beginning.state, !beginning.violations.contains(where: endsRun) else {
        hasEnds = true
        continue
      }
      ranks[state] = min(rank, ranks[state] ?? rank)
    }
    while relax() {}
    judge()
  }

  var states: Set<[UInt64]> { Set(ranks.keys.map { graph.states[$0].words }) }

  /// States that come neither to rest nor to where runs end.
  var stuck: Set<[UInt64]> {
    let goals = ranks.keys.filter { state in
      graph.states[state].isSettled || isEnd(state) || steps(of: state).contains(where: isEnd)
    }
    let leading = leading(to: Set(goals))
    return Set(ranks.keys.filter { !leading.contains($0) }.map { graph.states[$0].words })
  }

  private func isEnd(_ state: Int) -> Bool { graph.states[state].violations.contains(where: endsRun) }

  private func isEnd(_ step: PlainGraph.Step) -> Bool {
    step.target == nil || step.violations.contains(where: endsRun)
  }

  private func steps(of state: Int) -> [PlainGraph.Step] { isEnd(state) ? [] : graph.states[state].steps }

  private func rank(behind state: Int, _ step: PlainGraph.Step) -> Rank? {
    ranks[state].map {
      Rank(disturbances: $0.disturbances + step.disturbances, length: $0.length + 1)
    }
  }

  /// Whether a step leads to a state by a lesser run than was known. Repeated until none does.
  private mutating func relax() -> Bool {
    var changed = false
    for state in ranks.keys.sorted() {
      for step in steps(of: state) where !isEnd(step) {
        guard let target = step.target, let rank = rank(behind: state, step) else { continue }
        if ranks[target].map({ rank < $0 }) ?? true {
          ranks[target] = rank
          changed = true
        }
      }
    }
    return changed
  }

  private mutating func judge() {
    for (state, rank) in ranks {
      for property in graph.states[state].violations + graph.states[state].offering { note(property, rank) }
      if isEnd(state) { hasEnds = true }
      for step in steps(of: state) {
        if isEnd(step) { hasEnds = true }
        guard let rank = self.rank(behind: state, step) else { continue }
        for property in step.violations { note(property, rank) }
      }
    }
  }

  private mutating func note(_ property: UInt32, _ rank: Rank) {
    violations[property] = min(rank, violations[property] ?? rank)
  }

  /// Repeats "a state with a step to one that does, does" until nothing changes.
  private func leading(to goals: Set<Int>) -> Set<Int> {
    var found = goals
    var changed = true
    while changed {
      changed = false
      for state in ranks.keys where !found.contains(state) {
        let leads = steps(of: state).contains { step in
          !isEnd(step) && step.target.map(found.contains) ?? false
        }
        if leads {
          found.insert(state)
          changed = true
        }
      }
    }
    return found
  }
}
