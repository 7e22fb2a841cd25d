/// Finds, state by state, few events that suffice: strong stubborn sets (Valmari 1989) of invisible events.
///
/// A set T of events is *closed* in a state when it holds, for each of its events that is possible, all that it need not
/// accord with, and for each that is not, all that may make a false conjunct of its guard true. Let every possible event
/// of T be invisible, and let w be a path from the state to a violation.
/// * If w has an event of T, its first one is possible at once, since nothing before it enables or disables it or
///   changes what it reads, and may come first: one step less is left.
/// * If w has none, any event of T that has a successor may come before w: what w's events read and what states are
///   judged by stays, and so do the traps around the events, whose conditions are visible. As much is left as before.
///
/// The proviso ends the second case: some successor lies in the next layer, so it is expanded later (Bošnački, Leue and
/// Lluch Lafuente, "Partial-order reduction for general state exploring algorithms", 2009). By induction over what is
/// left of w, then over the layers, every violation that is reachable is found, also by checks and traps within
/// events, and every event that is possible somewhere is possible somewhere in the reduced search.
struct StubbornSets: Sendable {
  private let guards: [[Int]]
  private let enablers: [EventSet]
  private let conflicts: [EventSet]
  private let visible: EventSet

  init(_ relations: EventRelations) {
    guards = relations.guards
    enablers = relations.enablers
    conflicts = relations.conflicts
    visible = relations.visible
  }

  /// The events that a set of fewer may be found around: invisible, and none that has to come along at once is visible.
  /// Where there are none, no conjunct needs to be looked at.
  func seeds(among possible: EventSet) -> EventSet {
    var seeds = EventSet()
    if possible.count < 2 { return seeds }
    let seen = possible.intersection(visible)
    var open = possible.subtracting(visible)
    while let event = open.popFirst() {
      if conflicts[event].intersection(seen).isEmpty { seeds.insert(event) }
    }
    return seeds
  }

  /// The fewest of the possible events that a closed set around one of them has; all of them where none has fewer.
  /// O(possible events × all events²) at worst.
  /// - Parameters:
  ///   - seeds: those of `seeds(among:)`.
  ///   - values: for each conjunct, 0 where it is false.
  func choose(among possible: EventSet, around seeds: EventSet, _ values: UnsafePointer<Int>) -> EventSet {
    var best = possible
    var fewest = possible.count
    var seeds = seeds
    while fewest > 1, let seed = seeds.popFirst() {
      guard let closed = close(seed, possible, values, below: fewest) else { continue }
      best = closed
      fewest = closed.count
    }
    return best
  }

  /// The possible events of a closed set around one; `nil` when they are not few, or one of them is visible.
  private func close(
    _ seed: Int, _ possible: EventSet, _ values: UnsafePointer<Int>, below limit: Int
  ) -> EventSet? {
    var set = EventSet([seed])
    var open = set
    while let event = open.popFirst() {
      let added: EventSet
      if possible.contains(event) {
        if visible.contains(event) { return nil }
        added = conflicts[event].subtracting(set)
      } else {
        added = cheapestEnablers(of: event, values, beside: set)
      }
      set = set.union(added)
      open = open.union(added)
      if set.intersection(possible).count >= limit { return nil }
    }
    return set.intersection(possible)
  }

  /// Of what may make a false conjunct true the least that is not in the set. Where no conjunct is known to be false,
  /// whatever may make any of them true.
  private func cheapestEnablers(of event: Int, _ values: UnsafePointer<Int>, beside set: EventSet) -> EventSet {
    var best: EventSet?
    var fewest = Int.max
    var all = EventSet()
    for conjunct in guards[event] {
      let added = enablers[conjunct].subtracting(set)
      all = all.union(added)
      if values[conjunct] == 0, added.count < fewest { (best, fewest) = (added, added.count) }
    }
    return best ?? all
  }
}
