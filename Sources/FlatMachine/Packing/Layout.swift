/// Where the slots of a model lie in packed states.
///
/// A slot's code is its value minus `low`. Its bits lie in one or more segments, lowest first; a slot that has had one
/// value so far has none. Growing a slot adds a segment of bits that were 0 in every state, so what was packed before
/// stays as it is.
struct Layout: Hashable, Sendable {
  struct Segment: Hashable, Sendable {
    var word: Int
    var shift: Int
    var bits: Int
  }

  struct Field: Hashable, Sendable {
    var low: Int
    var segments: [Segment] = []

    var bits: Int { segments.reduce(0) { $0 + $1.bits } }
    /// Values from `low` on that can be packed.
    var size: Int { bits >= 62 ? Int.max : 1 << bits }
  }

  private(set) var fields: [Field]
  /// Bits in use in each word.
  private(set) var used: [Int]

  /// - Parameter words: of 64 bits, per state.
  init(ranges: [ClosedRange<Int>], words: Int) {
    fields = ranges.map { Field(low: $0.lowerBound) }
    used = Array(repeating: 0, count: words)
  }

  var words: Int { used.count }

  /// Lets a slot take so many bits. `false`: there is no room.
  mutating func grow(_ slot: Int, toBits bits: Int) -> Bool {
    var missing = bits - fields[slot].bits
    if missing <= 0 { return true }
    guard used.reduce(0, { $0 + 64 - $1 }) >= missing else { return false }
    // Whole in one word if some word has the room.
    let whole = used.firstIndex { 64 - $0 >= missing }
    for word in whole.map({ [$0] }) ?? Array(used.indices) where missing > 0 {
      let taken = min(64 - used[word], missing)
      if taken == 0 { continue }
      fields[slot].segments.append(Segment(word: word, shift: used[word], bits: taken))
      used[word] += taken
      missing -= taken
    }
    return true
  }

  /// Bits that tell so many values apart.
  static func bits(for range: ClosedRange<Int>) -> Int {
    let (span, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return overflow ? 64 : Int.bitWidth - span.leadingZeroBitCount
  }
}
