import Dispatch
import Foundation

/// Explores packed states breadth first, exactly, on several threads.
///
/// A layer is worked on in rounds. In each, the threads expand consecutive shares of the round's states and sort the
/// successors by shard; then each shard takes its own in the order of the states they came from. So the numbering of
/// states depends on the model and the layout alone, never on the number of threads.
final class FlatSearch<Key: PackedKey> {
  let compiled: CompiledModel
  private let options: FlatSearchOptions
  private let plan: ReductionPlan
  /// `nil` where nothing is reduced.
  var normaliser: StateNormaliser? { workers[0].normaliser }
  private var layout: Layout
  private var ranges: SlotRanges
  let workers: [FlatWorker<Key>]
  let shards: UnsafeMutablePointer<StateShard<Key>>
  /// For each layer and shard, where its states begin.
  private(set) var layers: [[Int]] = []
  var result = FlatSearchResult()
  private var found: [Int: (first: ExpansionNotes.FirstViolation, depth: Int)] = [:]

  /// States that are expanded before their successors are stored.
  static var roundSize: Int { 1 << 16 }
  /// Fewer are not worth waking other threads for.
  static var shareSize: Int { 512 }

  /// How a search ends.
  enum Ending {
    case result(FlatSearchResult)
    /// The layout has no room for these ranges.
    case outgrown(SlotRanges)
  }

  init(
    _ compiled: CompiledModel, _ layout: Layout, _ ranges: SlotRanges, _ options: FlatSearchOptions,
    _ plan: ReductionPlan
  ) {
    self.compiled = compiled
    self.layout = layout
    self.ranges = ranges
    self.options = options
    self.plan = plan
    workers = (0..<max(1, options.threads)).map { _ in FlatWorker(compiled, layout, plan) }
    shards = .allocate(capacity: StateID.shards)
    for shard in 0..<StateID.shards { (shards + shard).initialize(to: StateShard()) }
    result.fired = Array(repeating: 0, count: compiled.model.events.count)
  }

  deinit {
    shards.deinitialize(count: StateID.shards)
    shards.deallocate()
  }

  private var counts: [Int] { (0..<StateID.shards).map { shards[$0].count } }

  func run() -> Ending {
    guard let initial = workers[0].pack(compiled.model.initial) else { return outgrown() }
    shards[StateID.shard(of: initial.hash)].insert(initial, hash: initial.hash, parent: StateID.none.rawValue)
    layers = [Array(repeating: 0, count: StateID.shards)]
    while true {
      let ends = counts
      let starts = layers[layers.count - 1]
      let states = zip(starts, ends).reduce(0) { $0 + $1.1 - $1.0 }
      if states == 0 { break }
      result.statesPerDepth.append(states)
      if options.stopsAtViolation, !found.isEmpty { result.bound = .violation }
      if let depth = options.maximumDepth, layers.count > depth { result.bound = .depth }
      if result.bound != nil { break }
      layers.append(ends)
      if !expand(layer: starts, ends, states) { return outgrown() }
      if result.bound != nil { break }
    }
    if result.bound == nil, options.findsStuckStates { settle() }
    return .result(finished())
  }

  private func outgrown() -> Ending {
    if let bound = largeNumber {
      result.bound = bound
      return .result(finished())
    }
    for worker in workers {
      for misfit in worker.notes.misfits { ranges.include(misfit.value, in: misfit.slot) }
    }
    return .outgrown(ranges)
  }

  /// That a number has become too large, if one has.
  private var largeNumber: FlatSearchResult.Bound? {
    let large = workers.flatMap(\.notes.misfits).filter { $0.value.magnitude > FlatModel.largestNumber.magnitude }
    return large.map(\.slot).min().map { .number(slot: $0) }
  }

  /// Expands a layer in rounds. `false`: the layout has no room.
  private func expand(layer starts: [Int], _ ends: [Int], _ states: Int) -> Bool {
    var begin = 0
    while begin < states {
      let end = min(states, begin + Self.roundSize)
      repeat {
        expand(starts, ends, begin..<end)
        if workers.allSatisfy({ $0.notes.misfits.isEmpty }) { break }
        if !grow() { return false }
      } while true
      store(end - begin)
      commit()
      begin = end
      if let bound = bound() {
        result.bound = bound
        return true
      }
    }
    return true
  }

  private func bound() -> FlatSearchResult.Bound? {
    if options.isCancelled() { return .cancelled }
    let states = counts.reduce(0, +)
    if let most = options.maximumStates, states > most { return .states }
    if let most = options.maximumMemory, bytes > most { return .memory }
    return nil
  }

  private var bytes: Int { (0..<StateID.shards).reduce(0) { $0 + shards[$1].bytes } }

  /// Each thread expands a consecutive share of the positions of a layer.
  private func expand(_ starts: [Int], _ ends: [Int], _ positions: Range<Int>) {
    let share =
      positions.count < Self.shareSize ? positions.count : (positions.count + workers.count - 1) / workers.count
    parallel(share == positions.count ? 1 : workers.count) { [self] thread in
      let worker = workers[thread]
      worker.beginRound()
      let low = positions.lowerBound + thread * share
      let high = min(positions.upperBound, low + share)
      var before = 0
      for shard in 0..<StateID.shards {
        let count = ends[shard] - starts[shard]
        let from = max(low, before)
        let to = min(high, before + count)
        if from < to {
          for position in from..<to {
            // A state whose steps loop may take long: what is left of a cancelled search does not count.
            if position % 64 == 0, options.isCancelled() { return }
            let index = starts[shard] + position - before
            let isSettled = worker.expand(shards[shard].keys[index], id: StateID(shard: shard, index: index).rawValue)
            shards[shard].marks[index] = isSettled ? 1 : 0
          }
        }
        before += count
      }
    }
    for thread in workers.indices where share == positions.count && thread > 0 { workers[thread].beginRound() }
  }

  func parallel(_ threads: Int, _ body: @escaping (Int) -> Void) {
    if threads == 1 { return body(0) }
    let work = UncheckedSendable(value: body)
    DispatchQueue.concurrentPerform(iterations: threads) { work.value($0) }
  }

  /// Makes room for every value that did not fit. `false`: there is none.
  private func grow() -> Bool {
    if largeNumber != nil { return false }
    var misfits: Set<[Int]> = []
    for worker in workers { for misfit in worker.notes.misfits { misfits.insert([misfit.slot, misfit.value]) } }
    for misfit in misfits.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where !layout.admit(misfit[1], in: misfit[0], ranges) {
      return false
    }
    for worker in workers { worker.use(layout) }
    return true
  }

  /// Each shard takes its successors: those of the first thread, whose states come first, then the others'.
  private func store(_ expanded: Int) {
    let threads = expanded < Self.shareSize ? 1 : workers.count
    parallel(threads) { [self] thread in
      for shard in stride(from: thread, to: StateID.shards, by: threads) {
        for worker in workers { insert(worker.buffers[shard], into: shard) }
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

  /// Adds what the round has shown to the result.
  private func commit() {
    for worker in workers {
      result.transitions += worker.notes.transitions
      result.crashes += worker.notes.crashes
      result.settledStates += worker.notes.settled
      result.endless += worker.notes.endless
      for event in result.fired.indices { result.fired[event] += worker.fired[event] }
      for (property, violation) in worker.notes.violations {
        if found[property]?.depth == layers.count - 2 {
          found[property]?.first.add(violation)
        } else if (found[property]?.first.occurrences += violation.occurrences) == nil {
          found[property] = (violation, layers.count - 2)
        }
      }
      worker.notes = ExpansionNotes()
    }
  }

  /// Events that become each other when elements are exchanged are possible in like states: each counts for all.
  private func shareEvents() {
    let fired = result.fired
    for event in fired.indices { result.fired[event] = plan.likeEvents[event].reduce(0) { $0 + fired[$1] } }
  }

  private func finished() -> FlatSearchResult {
    // States that were found and not expanded count.
    result.states = counts.reduce(0, +)
    result.bytes = bytes
    result.bits = layout.used.reduce(0, +)
    if !plan.classes.isEmpty { shareEvents() }
    if !plan.isEmpty { result.orbitSum = normaliser.flatMap(orbitSum) }
    result.violations = found.map { property, violation in
      let path = path(to: StateID(rawValue: violation.first.state))
      let event = violation.first.event
      return FlatSearchResult.Violation(
        property: property, occurrences: violation.first.occurrences, path: path,
        event: event < 0 ? nil : self.event(breaking: property, after: path, found: event))
    }.sorted {
      ($0.path.count + ($0.event == nil ? 0 : 1), $0.property) < (
        $1.path.count + ($1.event == nil ? 0 : 1), $1.property
      )
    }
    return result
  }
}

/// Hands a value to other threads that its owner waits for.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  var value: Value
}
