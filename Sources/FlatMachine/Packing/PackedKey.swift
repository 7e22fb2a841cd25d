/// A packed state: so many words of 64 bits that equal states have equal ones.
protocol PackedKey: BitwiseCopyable, Sendable, Equatable {
  static var words: Int { get }
  init()
  subscript(word: Int) -> UInt64 { get set }
  /// Of well mixed bits, the upper ones too.
  var hash: UInt64 { get }
}

/// Multiplications by odd constants whose high bits are folded back (the finaliser of MurmurHash3).
@inline(__always)
func mixed(_ word: UInt64) -> UInt64 {
  var hash = word
  hash ^= hash >> 33
  hash &*= 0xff51_afd7_ed55_8ccd
  hash ^= hash >> 33
  hash &*= 0xc4ce_b9fe_1a85_ec53
  return hash ^ hash >> 33
}

extension UInt64: PackedKey {
  static var words: Int { 1 }

  @inline(__always)
  subscript(word: Int) -> UInt64 {
    get { self }
    set { self = newValue }
  }

  @inline(__always)
  var hash: UInt64 { mixed(self) }
}

extension SIMD where Scalar == UInt64 {
  @inline(__always)
  fileprivate var mixedWords: UInt64 {
    var hash: UInt64 = 0
    for index in 0..<scalarCount { hash = mixed(hash &* 0x9e37_79b9_7f4a_7c15 ^ self[index]) }
    return hash
  }
}

extension SIMD2<UInt64>: PackedKey {
  static var words: Int { 2 }
  var hash: UInt64 { mixedWords }
}

extension SIMD4<UInt64>: PackedKey {
  static var words: Int { 4 }
  var hash: UInt64 { mixedWords }
}

extension SIMD8<UInt64>: PackedKey {
  static var words: Int { 8 }
  var hash: UInt64 { mixedWords }
}
