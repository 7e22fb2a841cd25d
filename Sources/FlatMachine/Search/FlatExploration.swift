import Exploration

extension FlatModel {
  /// Explores every state, packed, breadth first. O(transitions); some twenty bytes per state of up to 64 bits.
  ///
  /// The result does not depend on the number of threads.
  /// - Returns: `nil` when a state needs more than 512 bits.
  package func explore(_ options: FlatSearchOptions = FlatSearchOptions()) -> FlatSearchResult? {
    var plan = ReductionPlan(self, options.reductions)
    guard let result = explore(options, plan) else { return nil }
    // Which trap comes first, and which events come before it, is not the same for like states.
    let trapsAround = result.violations.contains { $0.event == nil && $0.property >= properties.count }
    if plan.classes.isEmpty || !trapsAround { return result }
    plan = ReductionPlan(self, options.reductions.subtracting([.symmetry]))
    let reason = "a trap outside of events comes to pass, where their order counts"
    plan.notes.insert(ReductionNote(reduction: .symmetry, text: reason, isApplied: false), at: 0)
    return explore(options, plan)
  }

  func explore(_ options: FlatSearchOptions, _ plan: ReductionPlan) -> FlatSearchResult? {
    let compiled = CompiledModel(self)
    var ranges = SlotRanges(self)
    while true {
      let layout = Layout(self, ranges)
      let ending: (result: FlatSearchResult?, ranges: SlotRanges)
      switch layout.words {
      case 1: ending = Self.search(UInt64.self, compiled, layout, ranges, options, plan)
      case 2: ending = Self.search(SIMD2<UInt64>.self, compiled, layout, ranges, options, plan)
      case 3...4: ending = Self.search(SIMD4<UInt64>.self, compiled, layout, ranges, options, plan)
      case 5...8: ending = Self.search(SIMD8<UInt64>.self, compiled, layout, ranges, options, plan)
      default: return nil
      }
      if var result = ending.result {
        result.reductions = plan.notes
        return result
      }
      ranges = ending.ranges
    }
  }

  private static func search<Key: PackedKey>(
    _ key: Key.Type, _ compiled: CompiledModel, _ layout: Layout, _ ranges: SlotRanges, _ options: FlatSearchOptions,
    _ plan: ReductionPlan
  ) -> (result: FlatSearchResult?, ranges: SlotRanges) {
    switch FlatSearch<Key>(compiled, layout, ranges, options, plan).run() {
    case .result(let result): (result, ranges)
    case .outgrown(let wider): (nil, wider)
    }
  }
}
