/// Which declared operator functions operands of known types have fitted.
///
/// A large app declares hundreds of `==`, and each comparison asks one after the other. Which one takes two operands follows
/// from their types alone where those are classes, structures, cases or plain values (`Machine.operandKey`), and from the
/// side that the code is on, so it is asked once.
///
/// Invariant: a slot holds the answer of the key in it.
struct OperatorCache {
  private struct Slot {
    var key: UInt64 = .max
    var answer: Int32 = -1
  }

  private static let count = 1_024
  private var slots = [Slot](repeating: Slot(), count: count)

  subscript(key: UInt64) -> Int32? {
    get {
      let slot = slots[Self.place(of: key)]
      return slot.key == key ? slot.answer : nil
    }
    set { slots[Self.place(of: key)] = Slot(key: key, answer: newValue ?? -1) }
  }

  private static func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
  }

  /// - Parameters:
  ///   - left: a key of an operand, below 2²⁸; so is the other one.
  ///   - isSubject: whether code under test asks.
  static func key(_ operation: BinaryOperator, _ left: UInt64, _ right: UInt64, isSubject: Bool) -> UInt64 {
    (UInt64(operation.rawValue) << 1 | (isSubject ? 1 : 0)) << 56 | left << 28 | right
  }
}

extension Machine {
  /// A number that operands share for which every type test of an operator has the same answer; nil where an answer
  /// depends on more than their type: what they hold, or what was asked of them before.
  func operandKey(_ word: Word) -> UInt64? {
    if word.isOpaque || word.isMetatype || word.isWeak { return nil }
    if word.isNil { return 1 }
    if word.isReference {
      let type = type(at: word.index)
      guard type >= 0, !mayBeUnspecified(type) else { return nil }
      let kind = typeRow(type).pointee.kind
      return kind == .class || kind == .struct ? UInt64(type) << 2 | 2 : nil
    }
    if word.isSymbol { return word.symbolType < 0 ? nil : UInt64(word.symbolType) << 2 | 3 }
    let type = typeID(word)
    return type < 0 ? nil : UInt64(type) << 2
  }
}
