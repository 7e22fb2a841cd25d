extension Machine {
  /// Runs an initialiser: a new instance gets its defaults, then the initialiser's function runs on it.
  func instantiate(_ number: Int32, _ site: CallSite) {
    // An initialiser taken from an object: nobody knows what it is for.
    guard site.receiver.isMetatype else { return finish(site, Word(opaque: 0)) }
    let target = core.pointee.tables.targets + Int(number)
    let type = site.receiver.typePayload
    if target.pointee.function >= 0 { return initialize(type, number, site) }
    let mapping = core.pointee.tables.mappings + Int(target.pointee.mappingStart)
    let count = min(Int(target.pointee.mappingCount), Int(typeRow(type).pointee.slotCount))
    let isGiven = (0..<count).contains { mapping[$0] >= 0 && Int(mapping[$0]) < site.count }
    if typeRow(type).pointee.kind == .class || !isGiven { return initialize(type, site) }
    guard let instance = makeInstance(type) else { return }
    guard typeRow(type).pointee.kind == .struct, instance.isReference else { return finish(site, instance) }
    for slot in 0..<count where mapping[slot] >= 0 && Int(mapping[slot]) < site.count {
      guard let word = coerced(site.arguments[Int(mapping[slot])], to: self.slot(type, slot).pointee.coercion) else {
        return
      }
      store(self.slot(type, slot).pointee.isWeak ? weakened(word) : word, instance.index, slot)
    }
    finish(site, instance)
  }

  /// The declaration of a stored slot.
  @inline(__always) func slot(_ type: Int32, _ slot: Int) -> UnsafePointer<TypeInfo.Slot> {
    core.pointee.tables.slots + (Int(typeRow(type).pointee.slotStart) + slot)
  }

  /// Runs a function that initialises, on a new instance. The initial values run before it in a frame of their own, not in
  /// a call of the machine's, so that runs that make choices in them can be joined.
  private func initialize(_ type: Int32, _ number: Int32, _ site: CallSite) {
    guard let instance = makeEmptyInstance(type) else { return }
    var call = site
    call.receiver = instance
    call.receiverRegister = Frame.nowhere
    enter(core.pointee.tables.targets[Int(number)].function, number, call)
    let defaults = typeRow(type).pointee.defaults
    guard isRunning, defaults >= 0, instance.isReference else { return }
    guard let callee = pushFrame(defaults, kind: .initialValues) else { return }
    callee[0] = instance
    enterFrame()
  }

  /// A new instance without a function that initialises it, and to which nothing is given: it has its initial values.
  private func initialize(_ type: Int32, _ site: CallSite) {
    guard let instance = makeEmptyInstance(type) else { return }
    let defaults = typeRow(type).pointee.defaults
    guard defaults >= 0, instance.isReference else { return finish(site, instance) }
    guard let callee = pushFrame(defaults, kind: site.kind, result: site.result) else { return }
    callee[0] = instance
    enterFrame()
  }

  /// A new instance with its initial values; `uninitialized` for an enum or built-in type. Nil when the run stops.
  private func makeInstance(_ type: Int32) -> Word? {
    guard let instance = makeEmptyInstance(type) else { return nil }
    let defaults = typeRow(type).pointee.defaults
    return defaults >= 0 && instance.isReference ? nested(defaults, instance) : instance
  }

  /// A new instance without any values yet; see `makeInstance`.
  private func makeEmptyInstance(_ type: Int32) -> Word? {
    let row = typeRow(type)
    guard row.pointee.kind == .class || row.pointee.kind == .struct else { return .uninitialized }
    let count = Int(row.pointee.slotCount)
    let index = allocate(type, count)
    for offset in 0..<count { store(.uninitialized, index, offset) }
    return isRunning ? Word(reference: index) : nil
  }

  /// Builds an enum case with payload.
  func makeCase(_ number: Int32, _ site: CallSite) {
    guard site.receiver.isMetatype else { return finish(site, Word(opaque: 0)) }
    let target = core.pointee.tables.targets + Int(number)
    let type = site.receiver.typePayload
    let mapping = core.pointee.tables.mappings + Int(target.pointee.mappingStart)
    let item = core.pointee.tables.cases + (Int(typeRow(type).pointee.caseStart) + Int(target.pointee.function))
    let symbol = Word(symbol: item.pointee.name, type: type)
    let count = Int(item.pointee.payloadCount)
    guard count > 0 else { return finish(site, symbol) }
    for offset in 0..<count {
      let argument = offset < Int(target.pointee.mappingCount) ? Int(mapping[offset]) : offset
      guard argument >= 0, argument < site.count else { continue }
      let coercion = core.pointee.tables.payloadCoercions[Int(item.pointee.coercionStart) + offset]
      guard let word = coerced(site.arguments[argument], to: coercion) else { return }
      site.arguments[argument] = word
    }
    let index = allocate(type, count + 1)
    store(symbol, index, 0)
    for offset in 0..<count {
      let argument = offset < Int(target.pointee.mappingCount) ? Int(mapping[offset]) : offset
      let isThere = argument >= 0 && argument < site.count
      store(isThere ? site.arguments[argument] : .nil, index, offset + 1)
    }
    finish(site, Word(reference: index))
  }

  func makeClosure(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    if i.c == 0 {
      r[Int(i.a)] = Word(function: i.n)
    } else {
      let index = allocate(TypeInfo.Builtin.function.id, Int(i.c) + 1)
      store(Word(function: i.n), index, 0)
      for offset in 0..<Int(i.c) { store(r[Int(i.b) + offset], index, offset + 1) }
      r[Int(i.a)] = Word(reference: index)
    }
    advance()
  }

  func makeBox(_ type: Int32, _ i: Instruction, _ r: UnsafeMutablePointer<Word>, _ count: Int) {
    r[Int(i.a)] = box(type, r + Int(i.b), count)
    advance()
  }

  func makeTuple(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let count = Int(i.c)
    let index = allocate(TypeInfo.Builtin.tuple.id, count + 1)
    store(Word(small: Int(i.n)), index, 0)
    for offset in 0..<count { store(r[Int(i.b) + offset], index, offset + 1) }
    r[Int(i.a)] = Word(reference: index)
    advance()
  }

  /// Later values of a key win, at the place of the first. Keys that may be equal are taken as different: a literal with
  /// the same key twice traps.
  func makeDictionary(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let type = TypeInfo.Builtin.dictionary.id
    let index = allocate(type, 2 * Int(i.c))
    // What is not filled stays empty objects: whoever walks over all objects finds headers.
    for word in 0..<2 * Int(i.c) { arena[index + 1 + word] = Header.make(type: type, count: 0) }
    var count = 0
    for pair in 0..<Int(i.c) {
      arena[index] = Header.make(type: type, count: count)
      let (key, value) = (r[Int(i.b) + 2 * pair], r[Int(i.b) + 2 * pair + 1])
      let (place, answer) = find(key, in: index, stride: 2)
      guard isRunning else { return }
      if value.isNil { continue }
      if answer == .yes {
        store(value, index, place + 1)
      } else {
        store(key, index, count)
        store(value, index, count + 1)
        count += 2
      }
    }
    arena[index] = Header.make(type: type, count: count)
    r[Int(i.a)] = Word(reference: index)
    advance()
  }

  func makeImplicitCall(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let symbol = Word(symbol: i.n, type: -1)
    if i.c == 0 {
      r[Int(i.a)] = symbol
    } else {
      let index = allocate(TypeInfo.Builtin.enumValue.id, Int(i.c) + 1)
      store(symbol, index, 0)
      for offset in 0..<Int(i.c) { store(r[Int(i.b) + offset], index, offset + 1) }
      r[Int(i.a)] = Word(reference: index)
    }
    advance()
  }
}
