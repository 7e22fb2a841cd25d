/// The registers that an expression or a piece of a step reads and writes; of a place with a computed offset, all that
/// it may be.
struct Footprint {
  private(set) var reads: Set<Int> = []
  private(set) var writes: Set<Int> = []

  init(_ expression: FlatExpression) { read(expression) }

  init(_ statements: [FlatStatement]) { statements.forEach { add($0) } }

  /// Without the locals, which mean nothing from one step to another.
  func within(slots: Int) -> Footprint {
    var result = self
    result.reads = reads.filter { $0 < slots }
    result.writes = writes.filter { $0 < slots }
    return result
  }

  private mutating func read(_ expression: FlatExpression) {
    switch expression {
    case .constant: break
    case .register(let register): reads.insert(register)
    case .element(let base, let count, let offset):
      reads.formUnion(base..<base + count)
      read(offset)
    case .binary(_, let left, let right):
      read(left)
      read(right)
    case .not(let operand): read(operand)
    case .select(let condition, let first, let second): [condition, first, second].forEach { read($0) }
    }
  }

  private mutating func write(_ place: FlatPlace) {
    writes.formUnion(place.registers)
    read(place.offset)
  }

  private mutating func add(_ statement: FlatStatement) {
    switch statement {
    case .set(let place, let expression):
      write(place)
      read(expression)
    case .branch(let condition, let first, let second):
      read(condition)
      (first + second).forEach { add($0) }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.forEach { add($0) }
    case .require(let condition, _), .check(let condition, _), .assume(let condition): read(condition)
    case .choose(let place, _): write(place)
    case .leave: break
    }
  }
}

/// The numbers that a step may put into a register, where they are known.
struct WrittenValues {
  /// `nil` for a register that also gets what is not known.
  private(set) var values: [Int: Set<Int>?] = [:]

  init(_ statements: [FlatStatement]) { statements.forEach { add($0) } }

  private mutating func add(_ statement: FlatStatement) {
    switch statement {
    case .set(let place, let expression): note(Self.constants(of: expression), in: place)
    case .choose(let place, let count): note(Set(0..<max(1, count)), in: place)
    case .branch(_, let first, let second): (first + second).forEach { add($0) }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.forEach { add($0) }
    case .leave, .require, .check, .assume: break
    }
  }

  private mutating func note(_ constants: Set<Int>?, in place: FlatPlace) {
    for register in place.registers {
      let known: Set<Int>? = values[register] ?? []
      if let constants, let known {
        values[register] = .some(known.union(constants))
      } else {
        values[register] = .some(nil)
      }
    }
  }

  private static func constants(of expression: FlatExpression) -> Set<Int>? {
    switch expression {
    case .constant(let value): return [value]
    case .not: return [0, 1]
    case .binary(let operation, _, _): return operation.isTest ? [0, 1] : nil
    case .select(_, let first, let second):
      guard let one = constants(of: first), let other = constants(of: second) else { return nil }
      return one.union(other)
    case .register, .element: return nil
    }
  }
}
