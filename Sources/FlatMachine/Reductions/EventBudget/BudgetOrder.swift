/// Compares packed states that differ in a budget alone.
struct BudgetOrder<Key: PackedKey>: Sendable {
  /// The bits of all other slots.
  private let rest: Key
  private let segments: [Layout.Segment]
  private let prefersMore: Bool

  init(_ budget: EventBudget, _ layout: Layout, prefersMore: Bool) {
    segments = layout.fields[budget.slot].segments
    self.prefersMore = prefersMore
    var rest = Key()
    for word in 0..<Key.words { rest[word] = .max }
    for segment in segments { rest[segment.word] &= ~(Self.ones(segment.bits) << UInt64(segment.shift)) }
    self.rest = rest
  }

  private static func ones(_ bits: Int) -> UInt64 { bits == 64 ? .max : 1 << UInt64(bits) - 1 }

  @inline(__always)
  private func masked(_ key: Key) -> Key {
    var key = key
    for word in 0..<Key.words { key[word] &= rest[word] }
    return key
  }

  /// The same for states that differ in the budget alone.
  @inline(__always)
  func hash(of key: Key) -> UInt64 { masked(key).hash }

  @inline(__always)
  func differInBudgetAlone(_ first: Key, _ second: Key) -> Bool { masked(first) == masked(second) }

  /// Whether the first, which differs from the second in the budget alone, has at least as much.
  @inline(__always)
  func covers(_ first: Key, _ second: Key) -> Bool {
    prefersMore ? amount(in: first) >= amount(in: second) : amount(in: first) <= amount(in: second)
  }

  private func amount(in key: Key) -> UInt64 {
    var amount: UInt64 = 0
    var from: UInt64 = 0
    for segment in segments {
      amount |= (key[segment.word] >> UInt64(segment.shift) & Self.ones(segment.bits)) << from
      from += UInt64(segment.bits)
    }
    return amount
  }
}
