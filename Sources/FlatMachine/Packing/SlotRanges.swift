/// Guesses of what values slots take, from what is written into them and what they are compared with. A wrong guess
/// costs time, never a state: what does not fit is noticed, and the layout grows.
struct SlotRanges {
  private(set) var ranges: [ClosedRange<Int>]
  /// Slots that only a step with a computed offset writes: whether that ever happens to one of them is not known.
  private(set) var isUncertain: Set<Int> = []
  private let slots: Int
  /// Values that flow from register to register.
  private var copies: Set<[Int]> = []
  private var written: Set<Int> = []

  init(_ model: FlatModel) {
    slots = model.slots.count
    ranges = model.initial.map { $0...$0 }
    ranges += Array(repeating: 0...0, count: model.locals)
    for statement in model.steps + model.inspection + model.settling { read(statement) }
    var changed = true
    var rounds = 0
    while changed, rounds < 100 {
      changed = false
      rounds += 1
      for copy in copies where include(ranges[copy[0]], in: copy[1]) { changed = true }
    }
    isUncertain.subtract(written)
    for (slot, definition) in model.slots.enumerated() {
      if definition.isExact { ranges[slot] = definition.limits } else { clamp(slot, to: definition.limits) }
    }
    ranges = Array(ranges.prefix(slots))
    let (ranges, slots) = (ranges, slots)
    isUncertain = isUncertain.filter {
      $0 < slots && !model.slots[$0].isExact && model.initial[$0] == ranges[$0].lowerBound
    }
  }

  /// The slot takes this value, too.
  mutating func include(_ value: Int, in slot: Int) {
    _ = include(value...value, in: slot)
    isUncertain.remove(slot)
  }

  private mutating func clamp(_ slot: Int, to limits: ClosedRange<Int>) {
    ranges[slot] = ranges[slot].clamped(to: limits)
  }

  /// Numbers that no state may hold are left out.
  private mutating func include(_ range: ClosedRange<Int>, in register: Int) -> Bool {
    let limit = FlatModel.largestNumber
    if range.lowerBound < -limit || range.upperBound > limit { return false }
    let old = ranges[register]
    let new = min(old.lowerBound, range.lowerBound)...max(old.upperBound, range.upperBound)
    ranges[register] = new
    return new != old
  }

  private mutating func read(_ statement: FlatStatement) {
    switch statement {
    case .set(let place, let expression):
      read(place.offset)
      read(expression)
      for register in place.registers { note(expression, into: register, isSure: place.count == 1) }
    case .branch(let condition, let first, let second):
      read(condition)
      (first + second).forEach { read($0) }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.forEach { read($0) }
    case .require(let condition, _), .check(let condition, _), .assume(let condition): read(condition)
    case .choose(let place, let count):
      for register in place.registers { _ = include(0...max(0, count - 1), in: register) }
    case .leave: break
    }
  }

  private mutating func note(_ expression: FlatExpression, into register: Int, isSure: Bool) {
    if isSure { written.insert(register) } else { isUncertain.insert(register) }
    switch expression {
    case .constant(let value): _ = include(value...value, in: register)
    case .register(let source): copies.insert([source, register])
    case .element(let base, let count, _): for source in base..<base + count { copies.insert([source, register]) }
    case .select(_, let first, let second):
      note(first, into: register, isSure: isSure)
      note(second, into: register, isSure: isSure)
    case .binary(let operation, _, _) where operation.isTest: _ = include(0...1, in: register)
    case .not: _ = include(0...1, in: register)
    case .binary: break
    }
  }

  /// Constants that a register is compared with are values of it, as a rule; so are the places of what it indexes.
  private mutating func read(_ expression: FlatExpression) {
    switch expression {
    case .constant, .register: break
    case .element(_, let count, let offset):
      if case .register(let register) = offset { _ = include(0...max(0, count - 1), in: register) }
      read(offset)
    case .binary(let operation, let left, let right):
      if operation.isTest {
        compare(left, right)
        compare(right, left)
      }
      read(left)
      read(right)
    case .not(let operand): read(operand)
    case .select(let condition, let first, let second): [condition, first, second].forEach { read($0) }
    }
  }

  private mutating func compare(_ side: FlatExpression, _ other: FlatExpression) {
    guard let value = other.constant, value.magnitude < 1 << 20 else { return }
    switch side {
    case .register(let register): _ = include(value...value, in: register)
    case .element(let base, let count, _):
      for register in base..<base + count { _ = include(value...value, in: register) }
    default: break
    }
  }
}
