/// Checks that every index in a compiled program is in range, because the machine does not.
package struct BytecodeVerifier {
  private let program: CompiledProgram

  package init(_ program: CompiledProgram) { self.program = program }

  /// The first problem, in the program's order; nil when the program is well formed.
  package func firstProblem() -> String? {
    if program.members.count != 2 * program.types.count * program.names.count { return "the member table has gaps" }
    if program.dispatch.count != 2 * program.types.count * program.shapes.count { return "the dispatch table has gaps" }
    if let entry = program.members.first(where: { $0 >= program.memberEntries.count }) {
      return "member entry \(entry) does not exist"
    }
    if let target = program.dispatch.first(where: { $0 >= program.targets.count }) {
      return "target \(target) does not exist"
    }
    for (index, target) in program.targets.enumerated() {
      if let problem = problem(of: target) { return "target \(index): \(problem)" }
    }
    for function in program.functions {
      for (pc, instruction) in function.code.enumerated() {
        if let problem = problem(of: instruction, in: function) {
          return "\(function.name) at \(pc) (\(instruction.op)): \(problem)"
        }
      }
      if let problem = problem(ofEnd: function) { return "\(function.name): \(problem)" }
    }
    return nil
  }

  private func problem(of target: CallTarget) -> String? {
    if target.next >= program.targets.count { return "next does not exist" }
    if target.tests.contains(where: { $0 >= program.typeTests.count }) { return "a test does not exist" }
    if target.tests.count > target.mapping.count { return "more tests than parameters" }
    switch target.kind {
    case .function where target.function < 0 || target.function >= program.functions.count,
      .initializer where target.function >= program.functions.count:
      return "function does not exist"
    case .property where target.function < 0 || target.function >= program.names.count:
      return "name does not exist"
    case .builtin where BuiltinMethod(rawValue: target.function) == nil:
      return "built-in method does not exist"
    default: return nil
    }
  }

  private func problem(ofEnd function: CompiledFunction) -> String? {
    if function.parameterCount > max(function.registerCount, function.parameterCount) { return "too few registers" }
    switch function.code.last?.op {
    case .ret, .jump, .throwError, .trap: break
    default: return "control falls off the end"
    }
    for handler in function.handlers where handler.target < 0 || handler.target >= function.code.count {
      return "a handler's target does not exist"
    }
    return nil
  }

  private func problem(of instruction: Instruction, in function: CompiledFunction) -> String? {
    let registers = max(function.registerCount, function.parameterCount)
    if Int(instruction.a) >= registers { return "register a does not exist" }
    if let count = table(instruction.op), instruction.n >= count || instruction.n < 0 {
      return "operand n = \(instruction.n) does not exist"
    }
    switch instruction.op {
    case .jump, .branchFalse, .branchNil, .branchPresent, .branchInitialized, .branchReference, .next:
      if instruction.n < 0 || instruction.n >= function.code.count { return "the jump leaves the function" }
    default: break
    }
    switch instruction.op {
    case .callFunction, .callNative, .closure, .array, .tuple, .implicitCall:
      if Int(instruction.b) + Int(instruction.c) > registers { return "the operands leave the registers" }
    case .dictionary:
      if Int(instruction.b) + 2 * Int(instruction.c) > registers { return "the operands leave the registers" }
    case .callMethod, .callValue:
      let count = program.shapes[Int(instruction.n)].labels.count
      if Int(instruction.b) + 1 + count > registers { return "the arguments leave the registers" }
    case .index, .setIndex:
      let count = program.shapes[Int(instruction.n)].labels.count
      if Int(instruction.c) + count > registers { return "the arguments leave the registers" }
    default: break
    }
    return nil
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
