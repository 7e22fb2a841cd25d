/// A set of up to 512 slots.
struct SlotSet: Equatable, Sendable {
  static let capacity = 512
  private var words = SIMD8<UInt64>(repeating: 0)

  static func all(_ count: Int) -> SlotSet {
    var set = SlotSet()
    for slot in 0..<count { set.insert(slot) }
    return set
  }

  func contains(_ slot: Int) -> Bool { words[slot >> 6] >> UInt64(slot & 63) & 1 != 0 }
  mutating func insert(_ slot: Int) { words[slot >> 6] |= 1 << UInt64(slot & 63) }
  mutating func formUnion(_ other: SlotSet) { words |= other.words }
  mutating func subtract(_ other: SlotSet) { words &= ~other.words }
}
