import RunReport

extension Baseline {
  /// What an entry has accepted of a finding that comes about otherwise now: with fewer disturbances, which is worse, or with as
  /// many by other events. `nil` for none of both, and where one of them does not say it.
  ///
  /// A function is accepted as a whole: what counts is the least disturbed of its entries.
  package func accepted(of finding: Finding, by entry: Int) -> AcceptedOrdering? {
    guard let now = finding.ordering else { return nil }
    let all = entriesOfFunction(of: entry).map(\.ordering)
    let known = all.compactMap(\.self)
    guard known.count == all.count, let least = known.min(by: { $0.disturbances < $1.disturbances }) else { return nil }
    if now.disturbances < least.disturbances { return AcceptedOrdering(least, now: now) }
    let alike = known.filter { $0.disturbances == now.disturbances }
    if alike.contains(where: { Set($0.events) == Set(now.events) }) { return nil }
    return alike.first.map { AcceptedOrdering($0, now: now) }
  }

  /// The entry first, then the others of the same check in its function.
  private func entriesOfFunction(of entry: Int) -> [Entry] {
    let own = entries[entry]
    guard let place = own.place, place.function != nil else { return [own] }
    let others = entries.indices.filter { index in
      guard index != entry, !entries[index].isFormer, let other = entries[index].place else { return false }
      return (other.rule, other.check, other.path, other.function) == (
        place.rule, place.check, place.path, place.function
      )
    }
    return [own] + others.map { entries[$0] }
  }
}
