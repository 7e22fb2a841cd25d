import Threading

extension FlatSearch {
  /// Finds the states from which no settled state can be reached: AG EF settled.
  ///
  /// Settled states are marked already; a state is marked once one of its successors is. The parents of marked states
  /// come first, which costs no step. Then states that are left are expanded again, the last layers first, until a pass
  /// over all of them marks nothing: O(passes × steps of what is left), without storing any step. A state out of which
  /// a step was cut short may lead anywhere and is never held stuck; a step that crashes leads nowhere.
  func settle() {
    result.hasSoughtStuckStates = true
    markParents()
    var left = unmarked
    while left > 0 {
      for layer in layers.indices.reversed() { mark(layer) }
      if options.isCancelled() {
        result.hasSoughtStuckStates = false
        result.bound = .cancelled
        return
      }
      markParents()
      let rest = unmarked
      if rest == left { break }
      left = rest
    }
    result.stuckStates = left
    if left > 0, let first = firstUnmarked() { result.stuckPath = path(to: first) }
  }

  private var unmarked: Int {
    (0..<StateID.shards).reduce(0) { sum, shard in
      sum + (0..<shards[shard].count).count { !shards[shard].isMarked($0) }
    }
  }

  private func states(of layer: Int, in shard: Int) -> Range<Int> {
    let end = layer + 1 < layers.count ? layers[layer + 1][shard] : shards[shard].count
    return layers[layer][shard]..<max(layers[layer][shard], end)
  }

  /// Parents lie one layer up: one pass from the last layer to the first.
  private func markParents() {
    for layer in layers.indices.reversed() {
      for shard in 0..<StateID.shards {
        for index in states(of: layer, in: shard) where shards[shard].isMarked(index) {
          let parent = StateID(rawValue: shards[shard].parents[index])
          if parent != .none { shards[parent.shard].mark(parent.index) }
        }
      }
    }
  }

  /// Marks what leads to marked states. A mark that one thread sets while another looks is seen now or in the next
  /// pass: where it ends is the same.
  private func mark(_ layer: Int) {
    let size = (0..<StateID.shards).reduce(0) { $0 + states(of: layer, in: $1).count }
    let threads = size < Self.shareSize ? 1 : workers.count
    Threads.perform(threads) { [self] thread in
      let worker = workers[thread]
      for shard in stride(from: thread, to: StateID.shards, by: threads) {
        for index in states(of: layer, in: shard) where !shards[shard].isMarked(index) {
          if index % 64 == 0, options.isCancelled() { return }
          if worker.leads(from: shards[shard].keys[index], to: isMarked) { shards[shard].mark(index) }
        }
      }
    }
  }

  private func isMarked(_ key: Key) -> Bool {
    let shard = StateID.shard(of: key.hash)
    guard let index = shards[shard].find(key) else { return false }
    return shards[shard].isMarked(index)
  }

  /// The first in the order of discovery: by layer, then by shard.
  private func firstUnmarked() -> StateID? {
    for layer in layers.indices {
      for shard in 0..<StateID.shards {
        for index in states(of: layer, in: shard) where !shards[shard].isMarked(index) {
          return StateID(shard: shard, index: index)
        }
      }
    }
    return nil
  }
}
