/// Shorthands for words that the hot path tests and builds without going through `Word.Kind`.
extension Word {
  /// The upper 16 bits: for words that are no doubles, one per `Kind`.
  @inline(__always) var tag: UInt64 { bits >> 48 }

  @inline(__always) static var specialTag: UInt64 { 0xFFF8 }
  @inline(__always) static var integerTag: UInt64 { 0xFFF9 }
  @inline(__always) static var referenceTag: UInt64 { 0xFFFA }
  @inline(__always) static var weakTag: UInt64 { 0xFFFB }
  @inline(__always) static var symbolTag: UInt64 { 0xFFFC }
  @inline(__always) static var opaqueTag: UInt64 { 0xFFFD }
  @inline(__always) static var stringTag: UInt64 { 0xFFFE }
  @inline(__always) static var typeTag: UInt64 { 0xFFFF }

  @inline(__always) init(tag: UInt64, payload: Int) {
    bits = tag << 48 | (UInt64(bitPattern: Int64(payload)) & 0xFFFF_FFFF_FFFF)
  }

  @inline(__always) init(reference index: Int) { self.init(tag: Word.referenceTag, payload: index) }
  @inline(__always) init(weak index: Int) { self.init(tag: Word.weakTag, payload: index) }
  @inline(__always) init(metatype type: Int32) { self.init(tag: Word.typeTag, payload: Int(type)) }
  @inline(__always) init(function: Int32) { self.init(tag: Word.typeTag, payload: Int(function) | 1 << 40) }
  /// An enum case; `type` -1 while it is unknown.
  @inline(__always) init(symbol name: Int32, type: Int32) {
    self.init(tag: Word.symbolTag, payload: Int(name) | Int(type + 1) << 24)
  }
  @inline(__always) init(opaque traits: UInt64) { bits = Word.opaqueTag << 48 | traits }
  /// An integer that is known to fit, such as a count or an index.
  @inline(__always) init(small value: Int) { self.init(tag: Word.integerTag, payload: value) }

  @inline(__always) var isNil: Bool { bits == Word.specialTag << 48 }
  @inline(__always) var isMissing: Bool { bits == Word.specialTag << 48 | 4 }
  @inline(__always) var isUninitialized: Bool { bits == Word.specialTag << 48 | 5 }
  @inline(__always) var isBoolean: Bool { tag == Word.specialTag && bits & 2 != 0 }
  /// Of a boolean: its value, whatever its taint.
  @inline(__always) var truth: Bool { bits & 1 != 0 }
  /// Of a boolean: whether it depends on an animation's `finished`.
  @inline(__always) var isFinishedFlag: Bool { bits & 4 != 0 }
  @inline(__always) var isInteger: Bool { tag == Word.integerTag }
  @inline(__always) var isReference: Bool { tag == Word.referenceTag }
  @inline(__always) var isWeak: Bool { tag == Word.weakTag }
  /// A strong or a weak reference.
  @inline(__always) var isAnyReference: Bool { bits >> 49 == Word.referenceTag >> 1 }
  @inline(__always) var isSymbol: Bool { tag == Word.symbolTag }
  @inline(__always) var isOpaque: Bool { tag == Word.opaqueTag }
  @inline(__always) var isString: Bool { tag == Word.stringTag }
  /// A function value without captures.
  @inline(__always) var isPlainFunction: Bool { tag == Word.typeTag && bits & (1 << 40) != 0 }
  @inline(__always) var isMetatype: Bool { tag == Word.typeTag && bits & (1 << 40) == 0 }

  /// Of a reference: the index of the header.
  @inline(__always) var index: Int { Int(truncatingIfNeeded: payload) }
  @inline(__always) var symbolName: Int32 { Int32(truncatingIfNeeded: bits & 0xFF_FFFF) }
  /// The enum's type id, -1 while it is unknown.
  @inline(__always) var symbolType: Int32 { Int32(truncatingIfNeeded: (bits >> 24) & 0xFF_FFFF) - 1 }
  /// Of a function value without captures or a metatype: the id.
  @inline(__always) var typePayload: Int32 { Int32(truncatingIfNeeded: bits & 0xFF_FFFF_FFFF) }
  @inline(__always) var traits: UInt64 { payload }

  /// A weak reference made strong, every other word unchanged.
  @inline(__always) var strengthened: Word { isWeak ? Word(reference: index) : self }
  @inline(__always) var isNumber: Bool { isDouble || isInteger }
  /// Of a number: its value.
  @inline(__always) var number: Double { isInteger ? Double(integer) : double }
}

extension OpaqueTraits {
  /// Traits that pass from operands to results.
  static let inherited: UInt64 = geometry.rawValue | stale.rawValue
}

/// Gathers what the result of an operation on opaque values is known to be.
struct TraitUnion {
  private var inherited: UInt64 = 0
  private var environment = OpaqueTraits.environment.rawValue
  private(set) var sawOpaque = false

  /// Counts a word if it is opaque.
  @inline(__always) mutating func add(_ word: Word) {
    guard word.isOpaque else { return }
    sawOpaque = true
    inherited |= word.traits & OpaqueTraits.inherited
    environment &= word.traits
  }

  /// Adds the traits of values inside a box without letting them decide who is to blame.
  mutating func addInherited(_ traits: UInt64) { inherited |= traits & OpaqueTraits.inherited }

  /// The traits of the result; `known` is added to them.
  func result(_ known: OpaqueTraits = []) -> Word {
    Word(opaque: inherited | known.rawValue | (sawOpaque ? environment : 0))
  }
}

/// The answer to a question about values that need not be known.
enum Ternary: UInt8 {
  case no, yes, unknown

  @inline(__always) init(_ value: Bool) { self = value ? .yes : .no }

  var negated: Ternary {
    switch self {
    case .no: .yes
    case .yes: .no
    case .unknown: .unknown
    }
  }

  static func && (left: Ternary, right: Ternary) -> Ternary {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .unknown
  }
}
