import Diagnostics

/// Instructions, registers and labels.
extension FunctionLowering {
  @discardableResult
  func emit(_ op: Opcode, a: Int = 0, b: Int = 0, c: Int = 0, n: Int = 0) -> Int {
    guard isReachable else { return code.count }
    code.append(Instruction(op, a: a, b: b, c: c, n: n))
    spans.append(span)
    switch op {
    case .jump, .ret, .throwError, .trap: isReachable = false
    default: break
    }
    return code.count - 1
  }

  // MARK: Registers

  func allocate(_ count: Int = 1) -> Int {
    let register = nextRegister
    nextRegister += count
    // Registers are 16 bits wide; a function beyond that keeps using the last ones, wrongly but safely.
    if nextRegister > Int(UInt16.max) - 64 { nextRegister = Int(UInt16.max) - 64 }
    registerCount = max(registerCount, nextRegister)
    return min(register, Int(UInt16.max) - 64 - count)
  }

  /// Runs the body and gives back the registers it allocated.
  func temporaries<Result>(_ body: () -> Result) -> Result {
    let mark = nextRegister
    let result = body()
    nextRegister = mark
    return result
  }

  // MARK: Labels

  func newLabel() -> Label {
    labels.append(LabelState())
    return Label(id: labels.count - 1)
  }

  func place(_ label: Label) {
    labels[label.id].position = code.count
    if !labels[label.id].uses.isEmpty { isReachable = true }
  }

  /// A label that later code jumps back to.
  func placeLoopStart() -> Label {
    let label = newLabel()
    labels[label.id].position = code.count
    return label
  }

  /// Emits an instruction whose `n` is the position of a label.
  func emit(_ op: Opcode, a: Int = 0, b: Int = 0, c: Int = 0, to label: Label) {
    guard isReachable else { return }
    labels[label.id].uses.append(code.count)
    emit(op, a: a, b: b, c: c)
  }

  func jump(_ label: Label) { emit(.jump, to: label) }

  func isUsed(_ label: Label) -> Bool { !labels[label.id].uses.isEmpty }

  private func resolveLabels() {
    for label in labels {
      guard let position = label.position else { continue }
      for use in label.uses { code[use].n = Int32(position) }
    }
    // A label at the very end needs an instruction to land on.
    let isLanded = labels.contains { $0.position == code.count && !$0.uses.isEmpty }
    if isLanded || handlers.contains(where: { Int($0.target) == code.count }) {
      isReachable = true
      returnVoid()
    }
  }

  // MARK: Frequent instructions

  func load(_ word: Word, into register: Int) { emit(.constant, a: register, n: context.constant(word)) }

  func move(_ source: Int, to target: Int) {
    if source != target { emit(.move, a: target, b: source) }
  }

  func returnVoid() {
    let register = allocate()
    load(.void, into: register)
    emit(.ret, a: register, b: 1)
  }

  /// Coerces a register in place unless its type is known already or it cannot matter.
  func coerce(_ register: Int, from type: TypeTest?, to test: TypeTest?) {
    guard let test, type != test, context.needsCoercion(test) else { return }
    if case .optional(let inner) = test, type == inner { return }
    emit(.coerce, a: register, b: register, n: context.test(test))
  }

  /// An opaque value; `notNil` for those whose type is not optional.
  func loadOpaque(into register: Int, notNil: Bool = false) {
    load(Word(.opaque, notNil ? OpaqueTraits.notNil.rawValue : 0), into: register)
  }

  // MARK: End

  /// Puts the finished code into the program.
  func finish(as id: Int, parameterCount: Int, inoutMask: UInt64, isMethod: Bool, type: Int) {
    resolveLabels()
    let isSubject = context.output.functions[id].isSubject
    let isOfInterface = context.output.functions[id].isOfInterface
    let place = context.output.functions[id].span
    for branch in branches where context.output.branches[branch].function < 0 {
      context.output.branches[branch].function = Int32(id)
    }
    context.output.functions[id] = CompiledFunction(
      name: name, code: code, spans: spans, parameterCount: parameterCount, registerCount: max(registerCount, 1),
      handlers: handlers.filter { $0.start < $0.end }, inoutMask: inoutMask, isMethod: isMethod, type: Int32(type),
      isSubject: isSubject, span: place)
    context.output.functions[id].isOfInterface = isOfInterface
  }
}
