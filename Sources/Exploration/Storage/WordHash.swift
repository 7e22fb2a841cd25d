/// Hashes runs of words for the state store.
///
/// Two words enter per 64 × 64 → 128 bit multiplication (Wang Yi's wyhash); the length enters first, so that runs that
/// differ only in trailing zeros differ. Equal runs hash equally on every platform and in every process: the order in
/// which the store probes must not depend on a seed.
///
/// Invariant: `words` is valid for reading during the call.
enum WordHash {
  static let first: UInt64 = 0x2d35_8dcc_aa6c_78a5
  static let second: UInt64 = 0x8bb8_4b93_962e_acc9
  static let third: UInt64 = 0x4b33_a62e_d433_d4a3

  @inline(__always)
  static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  @inline(__always)
  static func equal<Element: Equatable>(
    _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>
  ) -> Bool {
    guard left.count == right.count else { return false }
    for position in 0..<left.count where left[position] != right[position] { return false }
    return true
  }

  /// 32 bits: enough to address every bucket of a table of 2³² entries. O(words).
  static func tag<Element: FixedWidthInteger & UnsignedInteger>(_ words: UnsafeBufferPointer<Element>) -> UInt32 {
    var hash = first ^ UInt64(truncatingIfNeeded: words.count)
    var index = 0
    while index + 1 < words.count {
      hash = mix(
        UInt64(truncatingIfNeeded: words[index]) ^ second, UInt64(truncatingIfNeeded: words[index + 1]) ^ hash)
      index += 2
    }
    if index < words.count { hash = mix(UInt64(truncatingIfNeeded: words[index]) ^ third, hash) }
    return UInt32(truncatingIfNeeded: mix(hash ^ second, third) >> 32)
  }
}
