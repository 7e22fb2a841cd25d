import Foundation
import Threading

/// Explores packed states breadth first, exactly, on several threads.
///
/// A layer is worked on in rounds. In each, the threads expand consecutive shares of the round's states and sort the
/// successors by shard; then each shard takes its own in the order of the states they came from. So the numbering of
/// states depends on the model and the layout alone, never on the number of threads.
final class FlatSearch<Key: PackedKey> {
  let compiled: CompiledModel
  let plan: ExpansionPlan
  let options: FlatSearchOptions
  /// `nil` where nothing is reduced.
  var normaliser: StateNormaliser? { workers[0].normaliser }
  var layout: Layout
  var ranges: SlotRanges
  let workers: [FlatWorker<Key>]
  let shards: UnsafeMutablePointer<StateShard<Key>>
  /// For each shard, where the layer begins that is being found.
  let completed: UnsafeMutablePointer<Int>
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

  init(_ plan: ExpansionPlan, _ layout: Layout, _ ranges: SlotRanges, _ options: FlatSearchOptions) {
    self.plan = plan
    compiled = plan.compiled
    self.layout = layout
    self.ranges = ranges
    self.options = options
    workers = (0..<max(1, options.threads)).map { _ in FlatWorker(plan, layout) }
    shards = .allocate(capacity: StateID.shards)
    for shard in 0..<StateID.shards { (shards + shard).initialize(to: StateShard()) }
    result.fired = Array(repeating: 0, count: compiled.model.events.count)
    completed = .allocate(capacity: StateID.shards)
    completed.initialize(repeating: 0, count: StateID.shards)
    for worker in workers { worker.layers = StoredLayers(shards: shards, ends: completed) }
    orderByBudget()
  }

  deinit {
    completed.deallocate()
    // One by one: `deinitialize(count:)` does not call the `deinit` of a generic type that cannot be copied (Swift 6.3).
    for shard in 0..<StateID.shards { _ = (shards + shard).move() }
    shards.deallocate()
  }

  private var counts: [Int] { (0..<StateID.shards).map { shards[$0].count } }

  func run() -> Ending {
    guard let initial = workers[0].pack(compiled.model.initial) else { return outgrown() }
    add(initial)
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
      for shard in 0..<StateID.shards { completed[shard] = ends[shard] }
      if !expand(layer: starts, ends, states) { return outgrown() }
      if result.bound != nil { break }
    }
    if result.bound == nil, options.findsStuckStates, !plan.keepsViolationsAlone { settle() }
    return .result(finished())
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
    // Well before a shard is full, whatever the memory.
    if counts.contains(where: { $0 > options.mostPerShard }) { return .states }
    return nil
  }

  private var bytes: Int { (0..<StateID.shards).reduce(0) { $0 + shards[$1].bytes } }

  /// Each thread expands a consecutive share of the positions of a layer.
  private func expand(_ starts: [Int], _ ends: [Int], _ positions: Range<Int>) {
    let share =
      positions.count < Self.shareSize ? positions.count : (positions.count + workers.count - 1) / workers.count
    Threads.perform(share == positions.count ? 1 : workers.count) { [self] thread in
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
            let (key, id) = (shards[shard].keys[index], StateID(shard: shard, index: index).rawValue)
            let isSettled = plan.expansion == nil ? worker.expand(key, id: id) : worker.expandReduced(key, id: id)
            shards[shard].mark(index, isSettled)
          }
        }
        before += count
      }
    }
    for thread in workers.indices where share == positions.count && thread > 0 { workers[thread].beginRound() }
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
    for event in fired.indices { result.fired[event] = plan.states.likeEvents[event].reduce(0) { $0 + fired[$1] } }
  }

  func finished() -> FlatSearchResult {
    // States that were found and not expanded count.
    result.states = counts.reduce(0, +)
    result.bytes = bytes
    result.bits = layout.used.reduce(0, +)
    if !plan.states.classes.isEmpty { shareEvents() }
    if !plan.states.isEmpty, !plan.leavesStatesOut { result.orbitSum = normaliser.flatMap(orbitSum) }
    result.violations = found.map { property, violation in
      let (path, event) = path(to: violation.first, of: property)
      return FlatSearchResult.Violation(
        property: property, occurrences: violation.first.occurrences, path: path, event: event)
    }.sorted {
      ($0.path.count + ($0.event == nil ? 0 : 1), $0.property) < (
        $1.path.count + ($1.event == nil ? 0 : 1), $1.property
      )
    }
    return result
  }
}
