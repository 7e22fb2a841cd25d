/// The layout of objects and the operations on them.
///
/// Header: bits 0–29 type id, bit 30 "has been deinitialised", bit 31 "held by a leaked cycle" (see `Canonicalizer`),
/// bits 32–63 number of payload words.
/// Payloads:
/// - class instance, struct: its slots;
/// - array, set: the elements; dictionary: key, value, key, value, … in order of insertion;
/// - tuple: index of its labels + 1 as an integer (0: none), then the elements;
/// - enum value with payload: the symbol of its case, then the payload;
/// - range: lower bound, upper bound (nil: open), whether the upper bound is included (boolean);
/// - function: a plain function word, then the captures; or the number of a call target as an integer and its receiver;
/// - cell: its contents.
enum Header {
  @inline(__always) static var heldByLeak: UInt64 { 1 << 31 }
  @inline(__always) static var deinitialized: UInt64 { 1 << 30 }

  @inline(__always) static func make(type: Int32, count: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: count) << 32 | UInt64(truncatingIfNeeded: type)
  }
  @inline(__always) static func type(_ header: UInt64) -> Int32 { Int32(truncatingIfNeeded: header & 0x3FFF_FFFF) }
  @inline(__always) static func count(_ header: UInt64) -> Int { Int(truncatingIfNeeded: header >> 32) }
}

extension TypeInfo.Builtin {
  /// The type id.
  @inline(__always) var id: Int32 { rawValue }
}

extension Machine {
  @inline(__always) func type(at index: Int) -> Int32 {
    noteRead(index, 0)
    return Header.type(arena[index])
  }
  @inline(__always) func count(at index: Int) -> Int {
    noteRead(index, 0)
    return Header.count(arena[index])
  }
  /// Payload word `offset` of the object whose header is at `index`.
  @inline(__always) func load(_ index: Int, _ offset: Int) -> Word {
    noteRead(index, 1 + offset)
    return Word(bits: arena[index + 1 + offset])
  }
  @inline(__always) func store(_ word: Word, _ index: Int, _ offset: Int) {
    noteWrite(index, 1 + offset)
    arena[index + 1 + offset] = word.bits
  }

  /// A new object with undefined payload; answers the index of its header. `count` is at most `arenaLimit`.
  @inline(__always) func allocate(_ type: Int32, _ count: Int) -> Int {
    let index = core.pointee.arenaCount
    let end = index + 1 + count
    if _slowPath(end > core.pointee.arenaLimit) { exhaust(.memory) } else { core.pointee.arenaCount = end }
    arena[index] = Header.make(type: type, count: count)
    return index
  }

  /// A new object holding the words from `source` on.
  func box(_ type: Int32, _ source: UnsafePointer<Word>, _ count: Int) -> Word {
    let index = allocate(type, count)
    for offset in 0..<count { arena[index + 1 + offset] = source[offset].bits }
    return Word(reference: index)
  }

  /// A copy of a box in which payload word `offset` is another.
  func copy(_ index: Int, replacing offset: Int, with word: Word) -> Word {
    let count = count(at: index)
    noteReads(index, count: count)
    let new = allocate(type(at: index), count)
    (arena + new).update(from: arena + index, count: count + 1)
    store(word, new, offset)
    return Word(reference: new)
  }

  func tuple(labels: Int32, _ first: Word, _ second: Word) -> Word {
    let index = allocate(TypeInfo.Builtin.tuple.id, 3)
    store(Word(small: Int(labels)), index, 0)
    store(first, index, 1)
    store(second, index, 2)
    return Word(reference: index)
  }

  func range(_ lower: Word, _ upper: Word, closed: Bool) -> Word {
    let index = allocate(TypeInfo.Builtin.range.id, 3)
    store(lower, index, 0)
    store(upper, index, 1)
    store(Word(closed), index, 2)
    return Word(reference: index)
  }

  /// Whether the word is a reference to an object of a built-in type.
  @inline(__always) func isBox(_ word: Word, _ type: TypeInfo.Builtin) -> Bool {
    word.isReference && self.type(at: word.index) == type.id
  }

  /// Whether the word is a reference to something with identity.
  @inline(__always) func isIdentity(_ word: Word) -> Bool {
    word.isReference && typeRow(type(at: word.index)).pointee.isIdentity
  }

  /// Whether the word can be called.
  func isFunction(_ word: Word) -> Bool { word.isPlainFunction || isBox(word, .function) }

  /// A weak word for something with identity, every other word unchanged.
  @inline(__always) func weakened(_ word: Word) -> Word { isIdentity(word) ? Word(weak: word.index) : word }

  /// The type id of a value: the dynamic type of objects; -1 for opaque values and metatypes.
  func typeID(_ word: Word) -> Int32 {
    if word.isDouble { return TypeInfo.Builtin.double.id }
    switch word.tag {
    case Word.specialTag:
      if word.isBoolean { return TypeInfo.Builtin.bool.id }
      if word.isNil { return TypeInfo.Builtin.optional.id }
      return word == .void ? TypeInfo.Builtin.tuple.id : -1
    case Word.integerTag: return TypeInfo.Builtin.int.id
    case Word.referenceTag, Word.weakTag: return type(at: word.index)
    case Word.symbolTag: return word.symbolType < 0 ? TypeInfo.Builtin.enumValue.id : word.symbolType
    case Word.stringTag: return TypeInfo.Builtin.string.id
    case Word.typeTag: return word.isPlainFunction ? TypeInfo.Builtin.function.id : -1
    default: return -1
    }
  }

  /// The row of the member and dispatch tables for a value, -1 for opaque values.
  @inline(__always) func tableRow(_ word: Word) -> Int {
    if word.isReference { return Int(type(at: word.index)) }
    if word.isMetatype { return tables.typeCount + Int(word.typePayload) }
    return Int(typeID(word))
  }

  /// The entry for a member name in a row of the tables, -1 for none.
  @inline(__always) func memberIndex(row: Int, name: Int32) -> Int32 {
    row < 0 ? -1 : core.pointee.tables.members[row, Int(name)]
  }

  /// What a value with nested opaque parts passes on: the inherited traits found down to `depth` boxes.
  func nestedTraits(_ word: Word, depth: Int = 3) -> UInt64 {
    if word.isOpaque { return word.traits & OpaqueTraits.inherited }
    guard word.isReference, depth > 0, !isIdentity(word) else { return 0 }
    var traits: UInt64 = 0
    for offset in 0..<count(at: word.index) { traits |= nestedTraits(load(word.index, offset), depth: depth - 1) }
    return traits
  }
}
