extension Machine {
  func setCell(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let cell = r[Int(i.a)]
    if cell.isReference {
      let stays = load(cell.index, 0).isWeak
      store(stays ? weakened(r[Int(i.b)]) : r[Int(i.b)], cell.index, 0)
    }
    advance()
  }

  func setSlot(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.a)]
    if base.isNil, !presumesNotNil(member: -1) { return trapOnNil(-1) }
    if base.isReference {
      let word = r[Int(i.b)]
      r[Int(i.a)] = storing(word, in: Int(i.n), of: base)
      noteKept(word)
      guard isRunning else { return }
    }
    advance()
  }

  /// Tells the machine's hook of a transition that code under test keeps, weakly or not.
  private func noteKept(_ word: Word) {
    let hooks = core.pointee.tables.hooks
    guard word.isReference, hooks.transitionKept >= 0, row(frame.pointee.function).pointee.isSubject,
      isObject(word, of: hooks.transitionType)
    else { return }
    nested(hooks.transitionKept, word)
  }

  /// The value after its slot has got a new word: the object itself, or a new box. Weak slots get a weak word.
  private func storing(_ word: Word, in slot: Int, of base: Word) -> Word {
    let type = type(at: base.index)
    let isDeclared = slot < Int(typeRow(type).pointee.slotCount)
    let stored = isDeclared && self.slot(type, slot).pointee.isWeak ? weakened(word) : word
    guard typeRow(type).pointee.isIdentity else { return copy(base.index, replacing: slot, with: stored) }
    store(stored, base.index, slot)
    return base
  }

  func writeMember(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.a)]
    guard !base.isOpaque else { return writeUnknown(r[Int(i.b)]) }
    let index = memberIndex(row: tableRow(base), name: i.n)
    guard index >= 0 else { return writeUndeclared(i, r) }
    let entry = core.pointee.tables.memberEntries + Int(index)
    switch entry.pointee.kind {
    case .slot: writeSlot(Int(entry.pointee.index), i, r)
    case .accessors where entry.pointee.setter >= 0:
      let setter = entry.pointee.setter
      guard let callee = pushFrame(setter, kind: .setter, receiver: i.a) else { return }
      let last = Int(row(setter).pointee.parameterCount) - 1
      if last >= 1 { callee[0] = base }
      if last >= 0 { callee[last] = r[Int(i.b)] }
      enterFrame()
    case .global:
      let global = Int(entry.pointee.index)
      guard let word = coerced(r[Int(i.b)], to: core.pointee.tables.globalCoercions[global]) else { return }
      noteWrite(0, global)
      arena[global] = (core.pointee.tables.weakGlobals[global] ? weakened(word) : word).bits
      advance()
    case .accessors, .enumCase, .method, .type, .builtin, .constant: writeUnknown(r[Int(i.b)])
    }
  }

  private func writeSlot(_ slot: Int, _ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.a)]
    guard base.isReference, slot < count(at: base.index) else { return advance() }
    let coercion = self.slot(type(at: base.index), slot).pointee.coercion
    guard let word = coerced(r[Int(i.b)], to: coercion) else { return }
    r[Int(i.a)] = storing(word, in: slot, of: base)
    noteKept(word)
    guard isRunning else { return }
    advance()
  }

  /// Tuple elements change in place of the tuple; a member that nobody declares swallows the value.
  private func writeUndeclared(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.a)]
    if base.isNil, !presumesNotNil(member: i.n) { return trapOnNil(i.n) }
    if isBox(base, .tuple), let position = tuplePosition(i.n, of: base.index) {
      r[Int(i.a)] = copy(base.index, replacing: position + 1, with: r[Int(i.b)])
      return advance()
    }
    writeUnknown(r[Int(i.b)], of: base)
  }

  /// Code that nobody defines has the value now, so a function value escapes, perhaps to an object that is known.
  private func writeUnknown(_ word: Word, of base: Word = .missing) {
    let hook = core.pointee.tables.hooks.closureStored
    if hook >= 0, base.isReference, isFunction(word) { nested(hook, word, base) } else { escape(word) }
    guard isRunning else { return }
    noteSite(frame)
    advance()
  }

  /// A choice about a tested value is remembered where the value was read from, if that still holds an opaque value.
  /// `origin` is an index into the program's origins plus 1, or 0 for none.
  func narrow(_ origin: UInt16, to word: Word, _ r: UnsafeMutablePointer<Word>) {
    guard origin > 0 else { return }
    let origin = core.pointee.tables.origins + (Int(origin) - 1)
    let base = r[Int(origin.pointee.base)]
    let index = memberIndex(row: base.isOpaque ? -1 : tableRow(base), name: origin.pointee.name)
    guard index >= 0 else { return }
    let entry = core.pointee.tables.memberEntries + Int(index)
    let place = Int(entry.pointee.index)
    let isStored = entry.pointee.kind == .accessors && entry.pointee.getter < 0 && place >= 0
    if entry.pointee.kind == .global || (isStored && base.isMetatype) {
      noteRead(0, place)
      guard Word(bits: arena[place]).isOpaque else { return }
      noteWrite(0, place)
      arena[place] = (core.pointee.tables.weakGlobals[place] ? weakened(word) : word).bits
    } else if entry.pointee.kind == .slot || isStored {
      guard base.isReference, place < count(at: base.index), load(base.index, place).isOpaque else { return }
      r[Int(origin.pointee.base)] = storing(word, in: place, of: base)
    }
  }
}
