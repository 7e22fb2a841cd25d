import Exploration

extension FlatModel {
  /// Explores every state, packed, breadth first. O(transitions); some twenty bytes per state of up to 64 bits.
  ///
  /// The result does not depend on the number of threads.
  /// - Returns: `nil` when a state needs more than 512 bits.
  package func explore(_ options: FlatSearchOptions = FlatSearchOptions()) -> FlatSearchResult? {
    let reductions = options.reductions.intersection([.symmetry, .deadVariables])
    var plan = ReductionPlan(self, reductions)
    guard let result = explore(options, plan) else { return nil }
    // Which trap comes first, and which events come before it, is not the same for like states.
    let trapsAround = result.violations.contains { $0.event == nil && $0.property >= properties.count }
    if plan.classes.isEmpty || !trapsAround { return result }
    plan = ReductionPlan(self, reductions.subtracting([.symmetry]))
    let reason = "a trap outside of events comes to pass, where their order counts"
    plan.notes.insert(ReductionNote(reduction: .symmetry, text: reason, isApplied: false), at: 0)
    return explore(options, plan)
  }

  func explore(_ options: FlatSearchOptions, _ plan: ReductionPlan) -> FlatSearchResult? {
    let plan = ExpansionPlan(self, options, plan)
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
        result.undecidedEvents = plan.budget?.spentEvents ?? []
        result.leavesStuckStatesOut = options.findsStuckStates && plan.keepsViolationsAlone
        return result
      }
      ranges = ending.ranges
    }
  }

  private static func search<Key: PackedKey>(
    _ key: Key.Type, _ plan: ExpansionPlan, _ layout: Layout, _ ranges: SlotRanges, _ options: FlatSearchOptions
  ) -> (result: FlatSearchResult?, ranges: SlotRanges) {
    let search = FlatSearch<Key>(plan, layout, ranges, options)
    switch search.run() {
    case .result(var result):
      // Both speak of the stored states as they are: where those may stand for others, neither is done.
      let isPlain = options.reductions.isEmpty
      if options.findsFairCycles, isPlain { search.findFairCycles(&result) }
      if options.certifies {
        result.certification = isPlain ? search.certify(result, isCancelled: options.isCancelled) : .notDone
      }
      return (result, ranges)
    case .outgrown(let wider): return (nil, wider)
    }
  }
}
