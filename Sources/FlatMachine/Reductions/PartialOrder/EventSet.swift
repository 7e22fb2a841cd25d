/// A set of events, by their numbers: at most `EventSet.capacity` of them. Every operation is O(1).
struct EventSet: Hashable, Sendable {
  static let capacity = 512
  private var words = SIMD8<UInt64>()

  init() {}

  init(_ events: some Sequence<Int>) { for event in events { insert(event) } }

  @inline(__always)
  func contains(_ event: Int) -> Bool { words[event >> 6] >> UInt64(event & 63) & 1 != 0 }

  @inline(__always)
  mutating func insert(_ event: Int) { words[event >> 6] |= 1 << UInt64(event & 63) }

  @inline(__always)
  mutating func remove(_ event: Int) { words[event >> 6] &= ~(1 << UInt64(event & 63)) }

  @inline(__always)
  var isEmpty: Bool { words == SIMD8<UInt64>() }

  @inline(__always)
  var count: Int {
    var sum = 0
    for index in 0..<8 { sum &+= words[index].nonzeroBitCount }
    return sum
  }

  /// The lowest event, which is then no longer in the set.
  @inline(__always)
  mutating func popFirst() -> Int? {
    for index in 0..<8 where words[index] != 0 {
      let bit = words[index].trailingZeroBitCount
      words[index] &= words[index] &- 1
      return index << 6 | bit
    }
    return nil
  }

  @inline(__always)
  func union(_ other: EventSet) -> EventSet { EventSet(words: words | other.words) }

  @inline(__always)
  func intersection(_ other: EventSet) -> EventSet { EventSet(words: words & other.words) }

  @inline(__always)
  func subtracting(_ other: EventSet) -> EventSet { EventSet(words: words & ~other.words) }

  private init(words: SIMD8<UInt64>) { self.words = words }
}
