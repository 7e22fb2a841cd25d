// The words that look at code under test as code: what it declares, what it keeps, and what it would do.

extension Machine {
  /// See `Native.declaration`.
  func declaration(of object: Word, _ method: Word) -> Word {
    guard let name = text(method), object.isReference,
      let function = log.image.selectors.method(name, of: type(at: object.index), in: log.image.program),
      row(function).pointee.isSubject
    else { return .nil }
    return Word(small: Site(declarationOf: Int(function)).rawValue)
  }

  /// See `Native.callsSuper`.
  func callsSuper(_ object: Word, _ method: Word) -> Bool {
    guard let name = text(method), object.isReference else { return true }
    let program = log.image.program
    var type = type(at: object.index)
    while type >= 0 {
      guard let function = log.image.selectors.method(name, of: type, in: program), row(function).pointee.isSubject
      else { return true }
      if !reachesSuper(function, name) { return false }
      type = typeRow(row(function).pointee.type).pointee.superclass
    }
    return true
  }

  /// Whether the body calls a method of that name of another class directly, which only `super` does.
  private func reachesSuper(_ function: Int32, _ name: String) -> Bool {
    let program = log.image.program
    let own = row(function).pointee.type
    return program.functions[Int(function)].code.contains { instruction in
      guard instruction.op == .callFunction else { return false }
      let callee = program.functions[Int(instruction.n)]
      return callee.type != own && SelectorTable.memberName(callee.name) == name
    }
  }

  /// See `Native.ownValues`.
  func ownValues(of object: Word) -> Word {
    guard object.isReference else { return box(TypeInfo.Builtin.array.id, core.pointee.registers, 0) }
    var values: [Word] = []
    let type = type(at: object.index)
    let types = log.image.program.types
    let firstOwn = firstOwnSlot(of: type)
    for slot in firstOwn..<max(firstOwn, types[Int(type)].slots.count) {
      let word = load(object.index, slot)
      let isAbsent = types[Int(type)].slots[slot].isWeak || word.isUninitialized || word.isMissing
      values.append(isAbsent ? .nil : word.strengthened)
    }
    return values.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return box(TypeInfo.Builtin.array.id, core.pointee.registers, 0) }
      return box(TypeInfo.Builtin.array.id, base, buffer.count)
    }
  }

  /// The number of slots that a class inherits from the formal machine.
  func firstOwnSlot(of type: Int32) -> Int {
    var current = type
    while current >= 0, typeRow(current).pointee.isSubject { current = typeRow(current).pointee.superclass }
    return current >= 0 ? log.image.program.types[Int(current)].slots.count : 0
  }

  /// See `Native.imprint`.
  func imprint(_ value: Word) -> Word {
    if value.isNil { return .nil }
    if value.isBoolean { return Word(small: value.truth ? 1 : 0) }
    if value.isInteger { return value }
    if value.isString || value.isSymbol { return Word(small: Int(value.bits & 0xffff_ffff)) }
    for kind in [TypeInfo.Builtin.array, .dictionary] where isBox(value, kind) {
      return Word(small: count(at: value.index))
    }
    return Word(small: 1)
  }

  /// See `Native.callSite`.
  func callSite(of method: Word) -> Word {
    guard let name = text(method) else { return .nil }
    let functions = log.image.program.functions
    let here = here { SelectorTable.memberName(functions[Int($0)].name) != name }
    return here < 0 ? .nil : Word(small: here)
  }

  /// See `Native.wouldHold`. What runs sees the world as it is; then memory, frames and marks are as they were.
  func wouldHold(_ body: Word) -> Word {
    if core.pointee.isHypothetical { return .nil }
    let before = core.pointee
    let count = before.arenaCount
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    defer { memory.deallocate() }
    memory.update(from: arena, count: count)
    core.pointee.isHypothetical = true
    core.pointee.isTracing = false
    let result = callToEnd(body)
    let (fuel, footprint) = (core.pointee.fuel, core.pointee.footprint)
    core.pointee = before
    core.pointee.fuel = fuel
    core.pointee.footprint = footprint
    core.pointee.footprint.marksStale = before.footprint.marksStale
    if footprint.isRecorded { core.pointee.footprint.undoWrites(from: before.footprint.writeCount) }
    arena.update(from: memory, count: count)
    guard let result, result.isBoolean else { return .nil }
    return result
  }
}
