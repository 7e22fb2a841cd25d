extension Layout {
  /// A layout for the guessed ranges: of as many words as they need. Slots of which it is uncertain that they change
  /// have no bits until they do.
  init(_ model: FlatModel, _ ranges: SlotRanges, atLeast words: Int = 1) {
    let certain = ranges.ranges.indices.filter { !ranges.isUncertain.contains($0) }
    let bits = certain.map { Self.bits(for: ranges.ranges[$0]) }
    let rest = ranges.isUncertain.reduce(0) { $0 + Self.bits(for: ranges.ranges[$1]) }
    let few = max(1, (bits.reduce(0, +) + 63) / 64)
    // A little too much for the words is tried all the same: not every uncertain slot changes.
    let all = max(1, (bits.reduce(0, +) + rest * 3 / 4 + 63) / 64)
    self.init(ranges: ranges.ranges, words: max(words, few, all))
    for (slot, bits) in zip(certain, bits) where !grow(slot, toBits: bits) {
      self = Layout(model, ranges, atLeast: self.words + 1)
      return
    }
  }

  /// Makes room for a value that did not fit. `false`: more words are needed, or a value below the lowest so far.
  mutating func admit(_ value: Int, in slot: Int, _ ranges: SlotRanges) -> Bool {
    let field = fields[slot]
    guard value >= field.low else { return false }
    let guess = Self.bits(for: field.low...max(ranges.ranges[slot].upperBound, value))
    return grow(slot, toBits: guess)
  }
}
