/// A reproducible stream of numbers (Steele, Lea and Flood's SplitMix64).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// The stream of one of many walks.
  package init(seed: UInt64, walk: Int = 0) {
    state = seed
    state = next() ^ UInt64(bitPattern: Int64(walk)) &* 0xd134_2543_de82_ef95
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
