import Exploration
import Threading

/// The steps of fair sources among the states that are not settled and can still settle: each node a state.
///
/// Four bytes per state, and per step. Nodes are in the order of the shards, whatever the threads.
struct UnsettledGraph<Key: PackedKey> {
  /// The states, ascending by their ids.
  private(set) var states: [StateID] = []
  /// `targets[ends[n - 1]..<ends[n]]` (for node 0: from 0) are where steps of node n lead.
  private(set) var ends: [Int] = []
  private(set) var targets: [UInt32] = []

  func range(of node: Int) -> Range<Int> { (node == 0 ? 0 : ends[node - 1])..<ends[node] }

  /// `nil` for states that are no nodes. O(log nodes).
  func node(of state: StateID) -> Int? {
    var (low, high) = (0, states.count)
    while low < high {
      let middle = (low + high) / 2
      if states[middle].rawValue < state.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < states.count && states[low] == state ? low : nil
  }

  init(_ search: FlatSearch<Key>, _ demands: FairnessDemands) {
    var parts: [Part] = []
    for shard in 0..<StateID.shards { parts.append(Part(shard)) }
    let shards = parts
    Threads.perform(search.workers.count) { thread in
      for shard in stride(from: thread, to: StateID.shards, by: search.workers.count) {
        shards[shard].collectStates(of: search, by: search.workers[thread])
      }
    }
    var first = 0
    for part in parts {
      part.first = first
      first += part.indices.count
    }
    Threads.perform(search.workers.count) { thread in
      for shard in stride(from: thread, to: StateID.shards, by: search.workers.count) {
        shards[shard].collectSteps(of: search, by: search.workers[thread], shards, demands)
      }
    }
    for (shard, part) in parts.enumerated() {
      states += part.indices.map { StateID(shard: shard, index: Int($0)) }
      ends += part.ends.map { $0 + targets.count }
      targets += part.targets
    }
  }

  /// The nodes of one shard.
  private final class Part {
    let shard: Int
    /// Positions in the shard, ascending.
    var indices: [UInt32] = []
    /// The number of the first node.
    var first = 0
    var ends: [Int] = []
    var targets: [UInt32] = []

    init(_ shard: Int) { self.shard = shard }

    /// A state that cannot settle at all is another finding.
    func collectStates(of search: FlatSearch<Key>, by worker: FlatWorker<Key>) {
      for index in 0..<search.shards[shard].count where search.shards[shard].isMarked(index) {
        if !worker.isSettled(search.shards[shard].keys[index]) { indices.append(UInt32(index)) }
      }
    }

    /// `nil` for states that are no nodes. O(log nodes).
    private func node(at index: Int) -> Int? {
      var (low, high) = (0, indices.count)
      while low < high {
        let middle = (low + high) / 2
        if indices[middle] < index { low = middle + 1 } else { high = middle }
      }
      return low < indices.count && indices[low] == index ? first + low : nil
    }

    func collectSteps(
      of search: FlatSearch<Key>, by worker: FlatWorker<Key>, _ parts: [Part], _ demands: FairnessDemands
    ) {
      for index in indices {
        let steps = worker.changingSteps(of: search.shards[shard].keys[Int(index)])
        for step in steps.successors where demands.met[step.event] != nil {
          let target = StateID.shard(of: step.key.hash)
          guard let place = search.shards[target].find(step.key), let node = parts[target].node(at: place) else {
            continue
          }
          targets.append(UInt32(node))
        }
        ends.append(targets.count)
      }
    }
  }
}
