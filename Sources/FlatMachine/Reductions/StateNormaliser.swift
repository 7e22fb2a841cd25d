/// Maps the values of slots to those of one state among all that count as the same: dead slots are reset, then the tuples
/// of like elements are sorted, then what cannot be sorted is permuted.
///
/// In the hot path of reduced searches: it allocates nothing per state. Which state stands for the others does not depend
/// on the layout. Its slow twin is `NaiveQuotient`.
final class StateNormaliser {
  private let dead: DeadTable
  private let sorted: [TupleSorter]
  private let permuter: StatePermuter?

  init(_ plan: ReductionPlan, _ model: FlatModel) {
    dead = DeadTable(plan.dead, initial: model.initial)
    let entanglement = Entanglement(plan.classes)
    sorted = entanglement.sorted.map { TupleSorter(plan.classes[$0]) }
    let permuted = entanglement.permuted.map { plan.classes[$0] }
    permuter = permuted.isEmpty ? nil : StatePermuter(permuted)
  }

  /// Values lie within what this layout can hold from now on; for others the answer is some state of the same orbit.
  func use(_ layout: Layout) {
    for sorter in sorted { sorter.use(layout) }
  }

  /// Changes the values in place.
  @inline(__always)
  func normalise(_ values: UnsafeMutablePointer<Int>) {
    dead.reset(values)
    for sorter in sorted { sorter.sort(values) }
    permuter?.permute(values)
  }

  func normalised(_ values: [Int]) -> [Int] {
    var values = values
    values.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { normalise(base) } }
    return values
  }

  /// How many states exchanging elements makes of this one; `nil` beyond the largest number. The values are changed to
  /// those of the one that stands for them.
  func orbitSize(_ values: UnsafeMutablePointer<Int>) -> Int? {
    var size: Int? = permuter?.orbitSize(values) ?? 1
    for sorter in sorted {
      guard let known = size, let factor = sorter.orbitSize(values) else { return nil }
      let (product, overflow) = known.multipliedReportingOverflow(by: factor)
      size = overflow ? nil : product
    }
    return size
  }
}

/// The dead slots as flat tables.
final class DeadTable {
  private let control: Int
  private let low: Int
  private let values: Int
  /// `slots[starts[v]..<starts[v + 1]]`, with the values that they get.
  private let starts: UnsafeMutablePointer<Int>
  private let slots: UnsafeMutablePointer<(slot: Int, value: Int)>

  init(_ dead: DeadSlots?, initial: [Int]) {
    control = dead?.control ?? -1
    low = dead?.low ?? 0
    let lists = dead?.slots ?? []
    values = lists.count
    starts = .allocate(capacity: lists.count + 1)
    slots = .allocate(capacity: max(1, lists.reduce(0) { $0 + $1.count }))
    var count = 0
    for (value, list) in lists.enumerated() {
      starts[value] = count
      for slot in list {
        (slots + count).initialize(to: (slot, initial[slot]))
        count += 1
      }
    }
    starts[lists.count] = count
  }

  deinit {
    starts.deallocate()
    slots.deallocate()
  }

  @inline(__always)
  func reset(_ registers: UnsafeMutablePointer<Int>) {
    let position = control < 0 ? 0 : registers[control] &- low
    if position < 0 || position >= values { return }
    for index in starts[position]..<starts[position + 1] {
      let entry = slots[index]
      registers[entry.slot] = entry.value
    }
  }
}
