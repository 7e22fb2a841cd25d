extension Machine {
  func coerce(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    guard let word = coerced(r[Int(i.b)], to: i.n) else { return }
    r[Int(i.a)] = word
    advance()
  }

  /// A value seen as the type of a test (-1: any), see `Opcode.coerce`. Nil when the run stops.
  func coerced(_ word: Word, to test: Int32) -> Word? {
    guard test >= 0 else { return word }
    let row = core.pointee.tables.tests[Int(test)]
    switch row.kind {
    case .any: return word
    case .type: return coerced(word, toType: row.value)
    case .unknown, .function: return notNil(word)
    case .optional: return coerced(word, toOptional: row.first)
    case .array:
      guard isBox(word, .array) else { return notNil(word) }
      return coercedElements(word, row.first, row.first)
    case .dictionary:
      if isBox(word, .array), count(at: word.index) == 0 {
        return Word(reference: allocate(TypeInfo.Builtin.dictionary.id, 0))
      }
      guard isBox(word, .dictionary) else { return notNil(word) }
      return coercedElements(word, row.first, row.second)
    }
  }

  @inline(__always) private func notNil(_ word: Word) -> Word {
    word.isOpaque ? Word(opaque: word.traits | OpaqueTraits.notNil.rawValue) : word
  }

  private func coerced(_ word: Word, toOptional inner: Int32) -> Word? {
    if word.isNil || word.isOpaque { return word }
    if word.isSymbol, word.symbolType < 0, word.symbolName == tables.names.none, fits(word, inner, lenient: true) == .no
    {
      return .nil
    }
    if isBox(word, .enumValue), load(word.index, 0).symbolName == tables.names.some, count(at: word.index) == 2 {
      return coerced(load(word.index, 1), to: inner)
    }
    return coerced(word, to: inner)
  }

  /// A new box only if an element changes.
  private func coercedElements(_ word: Word, _ even: Int32, _ odd: Int32) -> Word? {
    var result = word
    for offset in 0..<count(at: word.index) {
      let element = load(result.index, offset)
      guard let new = coerced(element, to: offset & 1 == 0 ? even : odd) else { return nil }
      if new != element { result = copy(result.index, replacing: offset, with: new) }
    }
    return result
  }

  private func coerced(_ word: Word, toType type: Int32) -> Word? {
    if word.isOpaque { return type == TypeInfo.Builtin.any.id ? word : notNil(word) }
    if word.isInteger {
      return type == TypeInfo.Builtin.double.id ? Word(Double(word.integer)) : word
    }
    if word.isSymbol { return word.symbolType < 0 ? resolved(word, type) : word }
    if word.isPlainFunction || isBox(word, .function), isPlain(type) {
      return Word(opaque: OpaqueTraits.notNil.rawValue)
    }
    guard word.isReference else { return word }
    switch TypeInfo.Builtin(rawValue: self.type(at: word.index)) {
    case .enumValue: return resolvedPayload(word, type)
    case .array where type == TypeInfo.Builtin.set.id: return set(of: word)
    case .array where isOptionSet(type): return optionSet(word, type)
    default: return word
    }
  }

  /// Whether no function is of the type: where code has one there, as code does that no compiler takes, the value is unknown.
  private func isPlain(_ type: Int32) -> Bool {
    [TypeInfo.Builtin.bool, .int, .double, .string].contains { $0.id == type }
  }

  /// An implicit member as a case or static member of a type; unchanged when the type has none.
  private func resolved(_ symbol: Word, _ type: Int32) -> Word? {
    let entry = memberIndex(row: tables.typeCount + Int(type), name: symbol.symbolName)
    if entry < 0 {
      return caseIndex(symbol.symbolName, of: type) >= 0 ? Word(symbol: symbol.symbolName, type: type) : symbol
    }
    if core.pointee.tables.memberEntries[Int(entry)].kind == .method { return symbol }
    return readMemberToEnd(Word(metatype: type), symbol.symbolName)
  }

  /// An implicit call as a case with payload, a static method or an initialiser of a type.
  private func resolvedPayload(_ word: Word, _ type: Int32) -> Word? {
    let symbol = load(word.index, 0)
    let count = count(at: word.index) - 1
    let item = caseIndex(symbol.symbolName, of: type)
    if item >= 0 { return typedCase(word, item, type) }
    let row = tables.typeCount + Int(type)
    for shape in log.image.shapes(named: symbol.symbolName) {
      let target = core.pointee.tables.dispatch[row, shape]
      guard target >= 0, Int(tables.shapes[shape].argumentCount) == count,
        log.image.program.shapes[shape].substitution == 0
      else { continue }
      return callToEnd(target, receiver: Word(metatype: type), payloadOf: word.index)
    }
    return word
  }

  private func typedCase(_ word: Word, _ item: Int, _ type: Int32) -> Word? {
    let row = core.pointee.tables.cases[Int(typeRow(type).pointee.caseStart) + item]
    var result = copy(word.index, replacing: 0, with: Word(symbol: row.name, type: type))
    for offset in 0..<min(Int(row.payloadCount), count(at: word.index) - 1) {
      let coercion = core.pointee.tables.payloadCoercions[Int(row.coercionStart) + offset]
      guard let new = coerced(load(result.index, offset + 1), to: coercion) else { return nil }
      if new != load(result.index, offset + 1) { result = copy(result.index, replacing: offset + 1, with: new) }
    }
    arena[result.index] = Header.make(type: type, count: count(at: result.index))
    return result
  }

  /// Runs a target with the payload of an enum value as arguments. The result passes through the caller's frame, whose
  /// instruction stays where it is.
  private func callToEnd(_ target: Int32, receiver: Word, payloadOf index: Int) -> Word? {
    let count = count(at: index) - 1
    let scratch = UnsafeMutablePointer<Word>.allocate(capacity: count + 1)
    defer { scratch.deallocate() }
    for offset in 0..<count { scratch[offset] = load(index, offset + 1) }
    return invokeToEnd(
      target,
      CallSite(
        receiver: receiver, receiverRegister: Frame.nowhere, argumentRegister: Frame.nowhere, arguments: scratch,
        count: count, result: 0, kind: .boundary))
  }

  /// Invokes a target and executes what it pushed; nil when the run stops.
  func invokeToEnd(_ target: Int32, _ site: CallSite) -> Word? {
    let depth = core.pointee.frameCount
    guard core.pointee.nesting < core.pointee.nestingLimit else {
      exhaust(.callDepth)
      return nil
    }
    core.pointee.nesting += 1
    invoke(target, site)
    execute(downTo: depth)
    core.pointee.nesting -= 1
    return isRunning ? core.pointee.result : nil
  }

  /// The union of the raw values of option set members.
  private func optionSet(_ array: Word, _ type: Int32) -> Word? {
    var rawValue = 0
    var unknown = TraitUnion()
    for offset in 0..<count(at: array.index) {
      guard let element = coerced(load(array.index, offset), toType: type) else { return nil }
      let value = element.isReference ? load(element.index, 0) : element
      if value.isInteger { rawValue |= value.integer } else { unknown.add(value.isOpaque ? value : Word(opaque: 0)) }
    }
    if unknown.sawOpaque { return unknown.result(.notNil) }
    var word = Word(small: rawValue)
    return box(type, &word, 1)
  }
}
