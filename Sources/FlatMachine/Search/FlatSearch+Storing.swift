import Threading

// What becomes of the successors that a round has found.
extension FlatSearch {
  func add(_ initial: Key) {
    let hash = shards[0].order?.hash(of: initial) ?? initial.hash
    shards[StateID.shard(of: hash)].insert(initial, hash: hash, parent: StateID.none.rawValue)
  }

  /// Has shards and workers compare budgets by the layout.
  func orderByBudget() {
    guard let budget = plan.budget else { return }
    let order = BudgetOrder<Key>(budget, layout, prefersMore: plan.decisions.prefersMoreBudget)
    for shard in 0..<StateID.shards { shards[shard].order = order }
    for worker in workers { worker.order = order }
  }

  /// Each shard takes its successors: those of the first thread, whose states come first, then the others'.
  func store(_ expanded: Int) {
    let threads = expanded < Self.shareSize ? 1 : workers.count
    Threads.perform(threads) { [self] thread in
      for shard in stride(from: thread, to: StateID.shards, by: threads) {
        for worker in workers {
          if plan.budget == nil {
            insert(worker.buffers[shard], into: shard)
          } else {
            cover(worker.buffers[shard], in: shard)
          }
        }
      }
    }
  }

  @inline(__always)
  private func insert(_ buffer: EntryBuffer<FlatWorker<Key>.Entry>, into shard: Int) {
    let entries = buffer.entries
    for index in 0..<buffer.count {
      let entry = entries[index]
      shards[shard].insert(entry.key, hash: entry.key.hash, parent: entry.parent)
    }
  }

  private func cover(_ buffer: EntryBuffer<FlatWorker<Key>.Entry>, in shard: Int) {
    guard let order = shards[shard].order else { return }
    for index in 0..<buffer.count {
      let entry = buffer.entries[index]
      shards[shard].insert(entry.key, by: order, parent: entry.parent, layer: completed[shard])
    }
  }
}
