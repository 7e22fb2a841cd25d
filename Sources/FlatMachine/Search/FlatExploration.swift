import Exploration

extension FlatModel {
  /// Explores every state, packed, breadth first. O(transitions); some twenty bytes per state of up to 64 bits.
  ///
  /// The result does not depend on the number of threads.
  /// - Returns: `nil` when a state needs more than 512 bits.
  package func explore(_ options: FlatSearchOptions = FlatSearchOptions()) -> FlatSearchResult? {
    let compiled = CompiledModel(self)
    var ranges = SlotRanges(self)
    while true {
      let layout = Layout(self, ranges)
      let ending: (result: FlatSearchResult?, ranges: SlotRanges)
      switch layout.words {
      case 1: ending = Self.search(UInt64.self, compiled, layout, ranges, options)
      case 2: ending = Self.search(SIMD2<UInt64>.self, compiled, layout, ranges, options)
      case 3...4: ending = Self.search(SIMD4<UInt64>.self, compiled, layout, ranges, options)
      case 5...8: ending = Self.search(SIMD8<UInt64>.self, compiled, layout, ranges, options)
      default: return nil
      }
      if var result = ending.result {
        result.reductions = Reduction.allCases.filter(options.reductions.contains).map {
          ReductionNote(reduction: $0, text: "nothing was found to reduce", isApplied: false)
        }
        return result
      }
      ranges = ending.ranges
    }
  }

  private static func search<Key: PackedKey>(
    _ key: Key.Type, _ compiled: CompiledModel, _ layout: Layout, _ ranges: SlotRanges, _ options: FlatSearchOptions
  ) -> (result: FlatSearchResult?, ranges: SlotRanges) {
    let search = FlatSearch<Key>(compiled, layout, ranges, options)
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
