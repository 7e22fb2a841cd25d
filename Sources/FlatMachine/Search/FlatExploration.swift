import Exploration

extension FlatModel {
  /// Explores every state, packed, breadth first. O(transitions); some twenty bytes per state of up to 64 bits.
  ///
  /// The result does not depend on the number of threads.
  /// - Returns: `nil` when a state needs more than 512 bits.
  package func explore(_ options: FlatSearchOptions = FlatSearchOptions()) -> FlatSearchResult? {
    let plan = ExpansionPlan(self, options)
    var ranges = SlotRanges(self)
    while true {
      let layout = Layout(self, ranges)
      let ending: (result: FlatSearchResult?, ranges: SlotRanges)
      switch layout.words {
      case 1: ending = Self.search(UInt64.self, plan, layout, ranges, options)
      case 2: ending = Self.search(SIMD2<UInt64>.self, plan, layout, ranges, options)
      case 3...4: ending = Self.search(SIMD4<UInt64>.self, plan, layout, ranges, options)
      case 5...8: ending = Self.search(SIMD8<UInt64>.self, plan, layout, ranges, options)
      default: return nil
      }
      if var result = ending.result {
        result.reductions = plan.notes
        result.leavesStuckStatesOut = options.findsStuckStates && plan.keepsViolationsAlone
        return result
      }
      ranges = ending.ranges
    }
  }

  private static func search<Key: PackedKey>(
    _ key: Key.Type, _ plan: ExpansionPlan, _ layout: Layout, _ ranges: SlotRanges, _ options: FlatSearchOptions
  ) -> (result: FlatSearchResult?, ranges: SlotRanges) {
    switch FlatSearch<Key>(plan, layout, ranges, options).run() {
    case .result(let result): (result, ranges)
    case .outgrown(let wider): (nil, wider)
    }
  }
}
