// Values that do not fit the layout.
extension FlatSearch {
  func outgrown() -> Ending {
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

  /// Makes room for every value that did not fit. `false`: there is none.
  func grow() -> Bool {
    if largeNumber != nil { return false }
    var misfits: Set<[Int]> = []
    for worker in workers { for misfit in worker.notes.misfits { misfits.insert([misfit.slot, misfit.value]) } }
    for misfit in misfits.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where !layout.admit(misfit[1], in: misfit[0], ranges) {
      return false
    }
    for worker in workers { worker.use(layout) }
    orderByBudget()
    return true
  }
}
