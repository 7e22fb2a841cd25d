/// A value in a register, a field or a state: 64 bits.
///
/// A word whose upper 13 bits are not all ones is a `Double` (NaN is canonical). Otherwise bits 48–50 name the kind
/// and bits 0–47 are the payload:
///
///     1111 1111 1111 1kkk pppp … pppp
package struct Word: Hashable, Sendable {
  package var bits: UInt64

  @inlinable package init(bits: UInt64) { self.bits = bits }

  /// What a boxed word holds.
  package enum Kind: UInt64, Sendable {
    /// nil, void, booleans and the internal marks: see `Word.nil` and so on.
    case special = 0
    /// A signed integer of 48 bits; arithmetic that leaves this range gives an opaque value.
    case integer = 1
    /// A strong reference: the payload is the index of the object's header in the heap.
    case reference = 2
    /// A weak reference, only in fields, cells and captures; loads turn it into a strong one or nil.
    case weak = 3
    /// An enum case without payload: name in bits 0–23, enum type id + 1 in bits 24–47, 0 while the type is unknown.
    case symbol = 4
    /// A value that the program and the machine do not define: see `OpaqueTraits`.
    case opaque = 5
    /// An interned string.
    case string = 6
    /// A metatype (bit 40 clear, payload type id) or a capture-free function value (bit 40 set, payload function id).
    case type = 7
  }

  package static let mark: UInt64 = 0xFFF8 << 48
  package static let payloadMask: UInt64 = (1 << 48) - 1

  @inlinable package init(_ kind: Kind, _ payload: UInt64) {
    bits = Word.mark | (kind.rawValue << 48) | (payload & Word.payloadMask)
  }

  @inlinable package var isDouble: Bool { bits & Word.mark != Word.mark }
  @inlinable package var payload: UInt64 { bits & Word.payloadMask }
  /// The kind of a word that is no double.
  @inlinable package var kind: Kind { Kind(rawValue: (bits >> 48) & 7).unsafelyUnwrapped }
  @inlinable package func isKind(_ kind: Kind) -> Bool { bits >> 48 == (Word.mark >> 48) | kind.rawValue }

  package static let `nil` = Word(.special, 0)
  package static let void = Word(.special, 1)
  package static let `false` = Word(.special, 2)
  package static let `true` = Word(.special, 3)
  /// An argument that the caller did not write: the callee's prologue evaluates the default.
  package static let missing = Word(.special, 4)
  /// A global that has not been initialised, a lazy property that has not been read, a field before its initialiser.
  package static let uninitialized = Word(.special, 5)
  /// Booleans that depend on the `finished` parameter of an animation completion (TV105): bit 2 of the payload is the
  /// taint, bit 0 the truth. Every test and operator treats them as the plain booleans; `!` keeps the taint.
  package static let finishedFalse = Word(.special, 6)
  package static let finishedTrue = Word(.special, 7)

  @inlinable package init(_ value: Bool) { self = value ? .true : .false }

  @inlinable package init(_ value: Double) { bits = value.isNaN ? Double.nan.bitPattern : value.bitPattern }

  /// An integer within ±2⁴⁷; `nil` beyond.
  @inlinable package init?(exactly value: Int) {
    guard value >= -(1 << 47), value < 1 << 47 else { return nil }
    self.init(.integer, UInt64(bitPattern: Int64(value)))
  }

  @inlinable package var integer: Int { Int(Int64(bitPattern: bits << 16) >> 16) }
  @inlinable package var double: Double { Double(bitPattern: bits) }
}

/// What is known of an opaque value.
package struct OpaqueTraits: OptionSet, Sendable {
  package var rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Tested and found not to be nil, or of a type that cannot be.
  package static let notNil = OpaqueTraits(rawValue: 1)
  /// Computed from geometry that was read from a view, a context or a window.
  package static let geometry = OpaqueTraits(rawValue: 2)
  /// Geometry that was read before the last change of the window's size.
  package static let stale = OpaqueTraits(rawValue: 4)
  /// Decided by the environment (user input, the screen: `unknown()`, `geometry()`), not by code that nobody defines.
  /// Kept only when every opaque operand has it.
  package static let environment = OpaqueTraits(rawValue: 8)
}
