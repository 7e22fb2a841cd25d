/// Bytecode as text, for tests and debugging: one instruction a line, jump targets as `→ 12`.
package enum Disassembler {
  /// Deterministic; tables are resolved to what they hold.
  package static func text(of function: CompiledFunction, in program: CompiledProgram) -> String {
    var lines = ["\(function.name): \(function.parameterCount) parameters, \(function.registerCount) registers"]
    if function.inoutMask != 0 { lines[0] += ", inout \(String(function.inoutMask, radix: 2))" }
    for (pc, instruction) in function.code.enumerated() {
      lines.append("  \(pc) " + text(of: instruction, in: program))
    }
    for handler in function.handlers {
      lines.append("  catch \(handler.start)..<\(handler.end) → \(handler.target) in r\(handler.register)")
    }
    return lines.joined(separator: "\n")
  }

  /// All functions of a name, in order.
  package static func text(ofFunctionsNamed name: String, in program: CompiledProgram) -> String {
    program.functions.filter { $0.name == name }.map { text(of: $0, in: program) }.joined(separator: "\n")
  }

  static func text(of instruction: Instruction, in program: CompiledProgram) -> String {
    let (a, b, c, n) = (Int(instruction.a), Int(instruction.b), Int(instruction.c), Int(instruction.n))
    let op = "\(instruction.op)"
    switch instruction.op {
    case .constant: return "r\(a) = \(word(program.constants[n], program))"
    case .move, .makeCell, .cell, .weaken: return "r\(a) = \(op) r\(b)"
    case .global: return "r\(a) = global \(program.globals[n].name)"
    case .setGlobal: return "global \(program.globals[n].name) = r\(a)"
    case .capture: return "r\(a) = capture \(n)"
    case .setCell: return "setCell r\(a) = r\(b)"
    case .slot: return "r\(a) = r\(b) slot \(n)"
    case .setSlot: return "r\(a) slot \(n) = r\(b)"
    case .member: return "r\(a) = r\(b).\(program.names[n])"
    case .setMember: return "r\(a).\(program.names[n]) = r\(b)"
    case .index: return "r\(a) = r\(b)[r\(c)] \(shape(n, program))"
    case .setIndex: return "r\(a)[r\(c)] = r\(b) \(shape(n, program))"
    case .element: return "r\(a) = element \(n) of r\(b)"
    case .jump: return "jump → \(n)"
    case .branchFalse, .branchNil: return "\(op) r\(a)\(origin(c, program)) → \(n)"
    case .branchPresent, .branchInitialized, .branchReference: return "\(op) r\(a) → \(n)"
    case .branch: return "branch \(n)"
    case .ret, .throwError: return "\(op) r\(a)"
    case .trap: return "trap \(program.traps[n])"
    case .callFunction: return "r\(a) = call \(program.functions[n].name) \(list(b, c))"
    case .callMethod: return "r\(a) = r\(b).\(shape(n, program)) \(list(b + 1, program.shapes[n].labels.count))"
    case .callValue: return "r\(a) = r\(b)\(shape(n, program)) \(list(b + 1, program.shapes[n].labels.count))"
    case .callNative: return "r\(a) = native \(program.natives[n]) \(list(b, c))"
    case .closure: return "r\(a) = closure \(program.functions[n].name) \(list(b, c))"
    case .array: return "r\(a) = array \(list(b, c))"
    case .dictionary: return "r\(a) = dictionary \(list(b, 2 * c))"
    case .tuple: return "r\(a) = tuple \(list(b, c))"
    case .implicitCall: return "r\(a) = .\(program.names[n]) \(list(b, c))"
    case .coerce, .isType, .castOrNil, .castOrTrap:
      return "r\(a) = \(op) r\(b) \(type(program.typeTests[n], program))\(origin(c, program))"
    case .binary: return "r\(a) = r\(b) \(BinaryOperator(rawValue: Int32(n)).map { "\($0)" } ?? "?") r\(c)"
    case .unary: return "r\(a) = \(UnaryOperator(rawValue: Int32(n)).map { "\($0)" } ?? "?") r\(b)"
    case .isCase: return "r\(a) = isCase r\(b) \(program.names[n])\(origin(c, program))"
    case .matches: return "r\(a) = r\(b) matches r\(c)"
    case .forceUnwrap: return "r\(a) = unwrap r\(b)\(n > 0 ? " " + program.names[n - 1] : "")"
    case .next: return "r\(a) = next r\(b) → \(n)"
    }
  }

  private static func list(_ first: Int, _ count: Int) -> String {
    "(" + (0..<count).map { "r\(first + $0)" }.joined(separator: ", ") + ")"
  }

  private static func shape(_ index: Int, _ program: CompiledProgram) -> String {
    let shape = program.shapes[index]
    let mark = shape.trailing > 0 ? "{\(shape.trailing)}" : ""
    return shape.name + "(" + shape.labels.map { ($0 ?? "_") + ":" }.joined() + ")" + mark
  }

  private static func origin(_ index: Int, _ program: CompiledProgram) -> String {
    guard index > 0 else { return "" }
    let origin = program.origins[index - 1]
    return " from r\(origin.base).\(program.names[Int(origin.name)])"
  }

  static func type(_ test: TypeTest, _ program: CompiledProgram) -> String {
    switch test {
    case .any: "Any"
    case .type(let id): Int(id) < program.types.count ? program.types[Int(id)].name : "type \(id)"
    case .unknown(let name): "unknown " + name
    case .optional(let inner): type(inner, program) + "?"
    case .array(let element): "[" + type(element, program) + "]"
    case .dictionary(let key, let value): "[" + type(key, program) + ": " + type(value, program) + "]"
    case .function: "function"
    }
  }

  static func word(_ word: Word, _ program: CompiledProgram) -> String {
    if word.isDouble { return "\(word.double)" }
    let payload = Int(word.payload)
    switch word.kind {
    case .special:
      let names = ["nil", "void", "false", "true", "missing", "uninitialized", "finishedFalse", "finishedTrue"]
      return payload < names.count ? names[payload] : "special \(payload)"
    case .integer: return "\(word.integer)"
    case .reference: return "object \(payload)"
    case .weak: return "weak \(payload)"
    case .symbol:
      let type = payload >> 24
      let name = program.names[payload & 0xFF_FFFF]
      return (type > 0 && type <= program.types.count ? program.types[type - 1].name : "") + "." + name
    case .opaque: return payload == 0 ? "opaque" : "opaque \(payload)"
    case .string: return "\"\(program.strings[payload])\""
    case .type:
      if payload >> 40 == 1 { return "function \(program.functions[payload & 0xFF_FFFF_FFFF].name)" }
      return payload < program.types.count ? program.types[payload].name : "type \(payload)"
    }
  }
}
