/// What reading a member comes to.
enum MemberRead {
  case value(Word)
  /// The getter must run with the base as its receiver.
  case getter(Int32)
  /// A static stored property that nothing has used: its initial value is to be computed, then it is read again.
  case firstUse(Int32)
  /// The run has stopped.
  case stopped
}

extension Machine {
  func readMember(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.b)]
    switch member(i.n, of: base) {
    case .value(let word):
      r[Int(i.a)] = word
      advance()
    case .getter(let getter):
      guard let callee = pushFrame(getter, kind: .plain, result: i.a, receiver: i.b) else { return }
      if row(getter).pointee.parameterCount > 0 { callee[0] = base }
      enterFrame()
    case .firstUse(let global): initializeGlobal(Int(global))
    case .stopped: break
    }
  }

  /// Reads a member, running its getter to the end; nil when the run stops.
  func readMemberToEnd(_ base: Word, _ name: Int32) -> Word? {
    switch member(name, of: base) {
    case .value(let word): word
    case .getter(let getter): nested(getter, base)
    case .firstUse(let global): initializeToEnd(Int(global))
    case .stopped: nil
    }
  }

  func member(_ name: Int32, of base: Word) -> MemberRead {
    if base.isOpaque { return .value(opaquePart(of: base)) }
    let entry = memberIndex(row: tableRow(base), name: name)
    guard entry >= 0 else { return undeclaredMember(name, of: base) }
    return read(core.pointee.tables.memberEntries + Int(entry), of: base)
  }

  /// A part of an opaque value: opaque, perhaps nil.
  @inline(__always) func opaquePart(of base: Word) -> Word {
    Word(opaque: base.traits & (OpaqueTraits.inherited | OpaqueTraits.environment.rawValue))
  }

  private func read(_ entry: UnsafePointer<MemberEntry>, of base: Word) -> MemberRead {
    switch entry.pointee.kind {
    case .slot: return readSlot(Int(entry.pointee.index), of: base)
    case .accessors:
      if entry.pointee.getter >= 0 { return .getter(entry.pointee.getter) }
      guard entry.pointee.index >= 0 else { return .value(Word(opaque: 0)) }
      return base.isMetatype ? readGlobal(entry.pointee.index) : readSlot(Int(entry.pointee.index), of: base)
    case .global: return readGlobal(entry.pointee.index)
    case .enumCase:
      let type = base.isMetatype ? base.typePayload : typeID(base)
      let item = core.pointee.tables.cases + (Int(typeRow(type).pointee.caseStart) + Int(entry.pointee.index))
      return .value(Word(symbol: item.pointee.name, type: type))
    case .method:
      let index = allocate(TypeInfo.Builtin.function.id, 2)
      store(Word(small: Int(entry.pointee.index)), index, 0)
      store(base, index, 1)
      return .value(Word(reference: index))
    case .type: return .value(Word(metatype: entry.pointee.index))
    case .builtin:
      return .value(builtinProperty(BuiltinProperty(rawValue: entry.pointee.index).unsafelyUnwrapped, of: base))
    case .constant: return .value(core.pointee.tables.constants[Int(entry.pointee.index)])
    }
  }

  /// A slot that no initialiser has filled is opaque: an initialiser that nobody defines may have.
  private func readSlot(_ slot: Int, of base: Word) -> MemberRead {
    guard base.isReference, slot < count(at: base.index) else { return .value(Word(opaque: 0)) }
    let word = load(base.index, slot)
    return .value(word.isUninitialized ? Word(opaque: 0) : word.strengthened)
  }

  /// Reads a static stored property, which its first use initialises.
  func readGlobal(_ global: Int32) -> MemberRead {
    noteRead(0, Int(global))
    let word = Word(bits: arena[Int(global)])
    return word.isUninitialized ? .firstUse(global) : .value(word.strengthened)
  }

  /// The first use of a global in the instruction that is executing, which executes again afterwards.
  func initializeGlobal(_ global: Int) {
    let initializer = core.pointee.tables.globals[global]
    guard initializer >= 0 else { return leaveInitialized(global) }
    guard pushFrame(initializer, kind: .firstUse, target: Int32(global)) != nil else { return }
    enterFrame()
  }

  /// The first use of a global by the machine itself: its value; nil when the run stops.
  @discardableResult func initializeToEnd(_ global: Int) -> Word? {
    let initializer = core.pointee.tables.globals[global]
    if initializer >= 0 { nested(initializer) }
    guard isRunning else { return nil }
    leaveInitialized(global)
    return Word(bits: arena[global]).strengthened
  }

  /// Its initial value has been computed: where that left nothing, it is nil.
  func leaveInitialized(_ global: Int) {
    guard Word(bits: arena[global]).isUninitialized else { return }
    noteWrite(0, global)
    arena[global] = Word.nil.bits
  }

  private func undeclaredMember(_ name: Int32, of base: Word) -> MemberRead {
    if base.isNil {
      if presumesNotNil(member: name) { return .value(Word(opaque: 0)) }
      trapOnNil(name)
      return .stopped
    }
    if isBox(base, .tuple) { return .value(tupleElement(named: name, of: base.index)) }
    if name == tables.names.rawValue, base.isSymbol {
      return .value(builtinProperty(.rawValue, of: base))
    }
    return .value(Word(opaque: 0))
  }

  /// The element with a label or, by its digits, a position.
  private func tupleElement(named name: Int32, of tuple: Int) -> Word {
    guard let position = tuplePosition(name, of: tuple) else { return Word(opaque: 0) }
    return load(tuple, position + 1).strengthened
  }

  func tuplePosition(_ name: Int32, of tuple: Int) -> Int? {
    let image = log.image
    let text = image.program.names[Int(name)]
    let count = count(at: tuple) - 1
    if let position = Int(text) { return position < count ? position : nil }
    let labels = load(tuple, 0).integer
    guard labels > 0, let position = image.tupleLabels[labels - 1].firstIndex(of: text) else { return nil }
    return position < count ? position : nil
  }

  /// An element of a value that has not as many as the pattern names: of the one tuple that a case holds, as Swift takes
  /// `.success(let a, let b)` for a `Result<(A, B), E>`; of anything else it is unknown.
  func readSpreadElement(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.b)]
    var element = Word(opaque: 0)
    if i.c > 1, count(at: base.index) == 2 {
      let whole = load(base.index, 1).strengthened
      if whole.isOpaque {
        element = opaquePart(of: whole)
      } else if isBox(whole, .tuple), count(at: whole.index) == Int(i.c) + 1 {
        element = load(whole.index, 1 + Int(i.n)).strengthened
      }
    }
    r[Int(i.a)] = element
    advance()
  }

  /// Reads of a cell, slot or payload whose holder is not there: opaque like the holder.
  func readOpaquePart(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let base = r[Int(i.b)]
    if base.isNil, !presumesNotNil(member: -1) { return trapOnNil(-1) }
    r[Int(i.a)] = base.isOpaque ? opaquePart(of: base) : Word(opaque: 0)
    advance()
  }
}
