extension BytecodeVerifier {
  /// What is wrong with an instruction of a function with so many registers and instructions; nil for nothing.
  func problem(of instruction: Instruction, registers: Int, codeCount: Int) -> String? {
    if Int(instruction.a) >= registers { return "register a does not exist" }
    if let count = table(instruction.op), instruction.n >= count || instruction.n < 0 {
      return "operand n = \(instruction.n) does not exist"
    }
    if endOfOperands(instruction) > registers { return "the operands leave the registers" }
    switch instruction.op {
    case .jump, .branchFalse, .branchNil, .branchPresent, .branchInitialized, .branchReference, .next:
      if instruction.n < 0 || instruction.n >= codeCount { return "the jump leaves the function" }
    case .slot, .setSlot, .element:
      if instruction.n < 0 { return "operand n is negative" }
    case .binary:
      if BinaryOperator(rawValue: instruction.n) == nil { return "the operator does not exist" }
    case .unary:
      if UnaryOperator(rawValue: instruction.n) == nil { return "the operator does not exist" }
    default: break
    }
    switch instruction.op {
    case .branchFalse, .branchNil, .isCase:
      if Int(instruction.c) > program.origins.count { return "the origin does not exist" }
    default: break
    }
    if instruction.op == .branchNil, NilTest(rawValue: instruction.b) == nil { return "the test does not exist" }
    return nil
  }

  /// What is wrong between a call, or the making of a closure, and the function that it names.
  ///
  /// - Parameter captures: how many words each function expects to be captured for it.
  func problem(ofCall instruction: Instruction, captures: [Int]) -> String? {
    switch instruction.op {
    case .closure:
      Int(instruction.c) < captures[Int(instruction.n)] ? "fewer words are captured than are read" : nil
    case .callFunction:
      if captures[Int(instruction.n)] > 0 {
        "the function reads what nobody captures"
      } else if Int(instruction.c) > program.functions[Int(instruction.n)].parameterCount {
        "more arguments than parameters"
      } else {
        nil
      }
    default: nil
    }
  }

  /// The number after the last register that operands b and c stand for; 0 where they stand for none.
  private func endOfOperands(_ instruction: Instruction) -> Int {
    let (b, c) = (Int(instruction.b), Int(instruction.c))
    switch instruction.op {
    case .move, .makeCell, .cell, .setCell, .weaken, .slot, .setSlot, .member, .setMember, .element, .coerce, .isType,
      .castOrNil, .castOrTrap, .unary, .isCase, .forceUnwrap:
      return b + 1
    case .binary, .matches: return max(b, c) + 1
    case .next: return b + 2
    case .callFunction, .callNative, .closure, .array, .tuple, .implicitCall: return b + c
    case .dictionary: return b + 2 * c
    case .callMethod, .callValue: return b + 1 + program.shapes[Int(instruction.n)].labels.count
    case .index, .setIndex: return max(b + 1, c + program.shapes[Int(instruction.n)].labels.count)
    case .constant, .global, .setGlobal, .capture, .branchReference, .jump, .branchFalse, .branchNil, .branchPresent,
      .branchInitialized, .branch, .ret, .throwError, .trap:
      return 0
    }
  }

  /// How many entries the table has that operand `n` refers to; nil when it refers to none.
  private func table(_ op: Opcode) -> Int? {
    switch op {
    case .constant: program.constants.count
    case .global, .setGlobal: program.globals.count
    case .member, .setMember, .implicitCall, .isCase: program.names.count
    case .index, .setIndex, .callMethod, .callValue: program.shapes.count
    case .callFunction, .closure: program.functions.count
    case .callNative: program.natives.count
    case .branch: program.branches.count
    case .coerce, .isType, .castOrNil, .castOrTrap: program.typeTests.count
    case .trap: program.traps.count
    case .tuple: program.tupleLabels.count + 1
    case .forceUnwrap: program.names.count + 1
    default: nil
    }
  }
}
