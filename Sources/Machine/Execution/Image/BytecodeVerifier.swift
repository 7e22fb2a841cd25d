/// Code that the machine cannot execute.
package struct MalformedProgram: Error, Hashable, Sendable {
  /// The function, the instruction and what is wrong with it.
  package let problem: String
}

/// Checks that every index in a compiled program is in range, because the machine does not.
package struct BytecodeVerifier {
  let program: CompiledProgram

  package init(_ program: CompiledProgram) { self.program = program }

  /// The first problem, in the program's order; nil when the program is well formed. O(size of the program).
  package func firstProblem() -> String? { problemOfTables() ?? problemOfFunctions() }

  private func problemOfTables() -> String? {
    let rows = 2 * program.types.count
    let (names, shapes) = (program.names.count, program.shapes.count)
    if !program.members.isWellFormed(rows: rows, columns: names) { return "the member table has gaps" }
    if !program.dispatch.isWellFormed(rows: rows, columns: shapes) { return "the dispatch table has gaps" }
    if let entry = program.members.values.first(where: { $0 >= program.memberEntries.count }) {
      return "member entry \(entry) does not exist"
    }
    if let target = (program.dispatch.values + program.operators).first(where: { $0 >= program.targets.count }) {
      return "target \(target) does not exist"
    }
    for (index, entry) in program.memberEntries.enumerated() {
      if let problem = problem(of: entry) { return "member entry \(index): \(problem)" }
    }
    for (index, target) in program.targets.enumerated() {
      if let problem = problem(of: target) { return "target \(index): \(problem)" }
    }
    if let global = program.globals.first(where: { $0.initializer >= program.functions.count }) {
      return "the initialiser of \(global.name) does not exist"
    }
    return nil
  }

  private func problem(of entry: MemberEntry) -> String? {
    if max(entry.getter, entry.setter) >= program.functions.count { return "accessor does not exist" }
    switch entry.kind {
    case .global where !program.globals.indices.contains(Int(entry.index)): return "global does not exist"
    case .method where !program.targets.indices.contains(Int(entry.index)): return "method does not exist"
    case .type where !program.types.indices.contains(Int(entry.index)): return "type does not exist"
    case .constant where !program.constants.indices.contains(Int(entry.index)): return "constant does not exist"
    case .builtin where BuiltinProperty(rawValue: entry.index) == nil: return "built-in property does not exist"
    case .slot where entry.index < 0, .enumCase where entry.index < 0: return "index is negative"
    default: return nil
    }
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
    case .enumCase where target.function < 0: return "case does not exist"
    default: return nil
    }
  }

  private func problemOfFunctions() -> String? {
    let captures = program.functions.map(Self.captures)
    return program.functions.indices.lazy.compactMap { problem(ofFunction: $0, captures) }.first
  }

  /// What is wrong with a function.
  ///
  /// - Parameter captures: how many words each function expects to be captured for it.
  private func problem(ofFunction number: Int, _ captures: [Int]) -> String? {
    let function = program.functions[number]
    let registers = max(function.registerCount, function.parameterCount)
    if captures[number] < 0 { return "\(function.name): a capture does not exist" }
    for (pc, instruction) in function.code.enumerated() {
      let problem =
        problem(of: instruction, registers: registers, codeCount: function.code.count)
        ?? problem(ofCall: instruction, captures: captures)
      if let problem { return "\(function.name) at \(pc) (\(instruction.op)): \(problem)" }
    }
    return problem(ofEnd: function, registers).map { "\(function.name): \($0)" }
  }

  /// The numbers of the functions with problems.
  func brokenFunctions() -> [Int] {
    let captures = program.functions.map(Self.captures)
    return program.functions.indices.filter { problem(ofFunction: $0, captures) != nil }
  }

  /// How many words a function expects to be captured for it; -1 where it reads none that could be.
  private static func captures(_ function: CompiledFunction) -> Int {
    var count = 0
    for instruction in function.code where instruction.op == .capture {
      if instruction.n < -1 { return -1 }
      count = max(count, Int(instruction.n) + 1)
    }
    return count
  }

  private func problem(ofEnd function: CompiledFunction, _ registers: Int) -> String? {
    switch function.code.last?.op {
    case .ret, .jump, .throwError, .trap: break
    default: return "control falls off the end"
    }
    for handler in function.handlers {
      if handler.target < 0 || handler.target >= function.code.count { return "a handler's target does not exist" }
      if Int(handler.register) >= registers { return "a handler's register does not exist" }
    }
    return nil
  }
}
