/// A stored state: which shard, and the how-manieth there.
struct StateID: Hashable, Sendable {
  static let shardBits = 6
  static let shards = 1 << shardBits
  static let indexBits = UInt32.bitWidth - shardBits
  /// States that one shard can hold.
  static let largestCount = 1 << 24
  static let none = StateID(rawValue: .max)

  var rawValue: UInt32

  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

  @inline(__always)
  init(shard: Int, index: Int) {
    rawValue = UInt32(truncatingIfNeeded: shard << Self.indexBits | index)
  }

  @inline(__always)
  var shard: Int { Int(rawValue >> UInt32(Self.indexBits)) }
  @inline(__always)
  var index: Int { Int(rawValue & (1 << UInt32(Self.indexBits) - 1)) }

  /// The shard that a hash belongs to: its upper bits, which no bucket depends on.
  @inline(__always)
  static func shard(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> UInt64(64 - shardBits)) }
}
