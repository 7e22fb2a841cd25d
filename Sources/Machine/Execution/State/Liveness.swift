/// Which registers of a function may still be read, at each of its instructions.
///
/// An upper bound: a register counts as live unless it is surely written before it is read. Parameters that go back to
/// the caller are always live.
struct Liveness {
  /// One set of registers per instruction, before it executes.
  private let before: [RegisterSet]
  /// … after it has executed.
  private let after: [RegisterSet]

  init(_ function: CompiledFunction, in program: CompiledProgram) {
    let code = function.code
    let count = max(function.registerCount, function.parameterCount)
    let always = RegisterSet(count: count, mask: function.inoutMask)
    var before = [RegisterSet](repeating: always, count: code.count)
    var after = before
    var changed = true
    while changed {
      changed = false
      for pc in code.indices.reversed() {
        var out = always
        for next in Liveness.successors(of: code[pc], at: pc) where next < code.count { out.formUnion(before[next]) }
        for handler in function.handlers where pc >= handler.start && pc < handler.end {
          out.formUnion(before[Int(handler.target)])
        }
        var into = out
        if let written = Liveness.written(by: code[pc]) { into.remove(written) }
        for handler in function.handlers where pc >= handler.start && pc < handler.end {
          into.formUnion(before[Int(handler.target)])
        }
        into.formUnion(always)
        for range in Liveness.read(by: code[pc], in: program) { into.insert(range) }
        if into != before[pc] || out != after[pc] {
          before[pc] = into
          after[pc] = out
          changed = true
        }
      }
    }
    self.before = before
    self.after = after
  }

  /// The registers that may be read from this instruction on, ascending.
  func registers(before pc: Int) -> [UInt16] { before[pc].members }

  /// The registers that may be read once the call at this instruction has returned, without its result.
  func registers(afterCall pc: Int, result: UInt16?) -> [UInt16] { after[pc].members.filter { $0 != result } }

  /// The instructions that may execute next, errors thrown left out.
  static func successors(of i: Instruction, at pc: Int) -> [Int] {
    switch i.op {
    case .jump: [Int(i.n)]
    case .ret, .throwError, .trap: []
    case .branchFalse, .branchNil, .branchPresent, .branchInitialized, .branchReference, .next: [pc + 1, Int(i.n)]
    default: [pc + 1]
    }
  }

  /// The register that the instruction writes whatever happens, if it goes on.
  private static func written(by i: Instruction) -> Int? {
    switch i.op {
    case .constant, .move, .global, .capture, .makeCell, .cell, .weaken, .slot, .member, .index, .element,
      .callFunction, .callMethod, .callValue, .callNative, .closure, .array, .dictionary, .tuple, .implicitCall,
      .coerce,
      .isType, .castOrNil, .castOrTrap, .binary, .unary, .isCase, .matches, .forceUnwrap:
      Int(i.a)
    case .setGlobal, .setCell, .setSlot, .setMember, .branchReference, .setIndex, .jump, .branch, .branchFalse,
      .branchNil,
      .branchPresent, .branchInitialized, .ret, .throwError, .trap, .next:
      nil
    }
  }

  private static func read(by i: Instruction, in program: CompiledProgram) -> [Range<Int>] {
    let (a, b, c) = (Int(i.a), Int(i.b), Int(i.c))
    func one(_ register: Int) -> Range<Int> { register..<(register + 1) }
    func origin() -> [Range<Int>] { c > 0 ? [one(Int(program.origins[c - 1].base))] : [] }
    switch i.op {
    case .constant, .global, .capture, .jump, .branch, .trap: return []
    case .setGlobal, .branchReference, .branchPresent, .branchInitialized, .ret, .throwError: return [one(a)]
    case .branchFalse, .branchNil: return [one(a)] + origin()
    case .move, .makeCell, .cell, .weaken, .slot, .member, .element, .coerce, .isType, .castOrNil, .castOrTrap, .unary,
      .forceUnwrap:
      return [one(b)]
    case .isCase: return [one(b)] + origin()
    case .setCell, .setSlot, .setMember: return [one(a), one(b)]
    case .binary, .matches: return [one(b), one(c)]
    case .next: return [b..<(b + 2)]
    case .index: return [one(b), c..<(c + program.shapes[Int(i.n)].labels.count)]
    case .setIndex: return [one(a), one(b), c..<(c + program.shapes[Int(i.n)].labels.count)]
    case .callMethod, .callValue: return [b..<(b + 1 + program.shapes[Int(i.n)].labels.count)]
    case .callFunction, .callNative, .closure, .array, .tuple, .implicitCall: return [b..<(b + c)]
    case .dictionary: return [b..<(b + 2 * c)]
    }
  }
}

/// A set of registers of one function.
private struct RegisterSet: Equatable {
  private var words: [UInt64]

  init(count: Int, mask: UInt64) {
    words = [UInt64](repeating: 0, count: max((count + 63) / 64, 1))
    words[0] = mask
  }

  mutating func insert(_ range: Range<Int>) {
    for register in range { words[register / 64] |= 1 << UInt64(register % 64) }
  }

  mutating func remove(_ register: Int) { words[register / 64] &= ~(1 << UInt64(register % 64)) }

  mutating func formUnion(_ other: RegisterSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  var members: [UInt16] {
    words.indices.flatMap { index in
      (0..<64).filter { words[index] & (1 << UInt64($0)) != 0 }.map { UInt16(index * 64 + $0) }
    }
  }
}
