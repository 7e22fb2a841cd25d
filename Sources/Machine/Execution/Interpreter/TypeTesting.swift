extension Machine {
  /// Whether a value is of the type of a test. `lenient`: as an argument, so that literals count as what they become.
  func fits(_ word: Word, _ test: Int32, lenient: Bool) -> Ternary {
    let row = core.pointee.tables.tests[Int(test)]
    switch row.kind {
    case .any: return .yes
    case .type: return isOf(word, row.value, lenient: lenient)
    case .unknown: return isOfUnknown(word, row.value, lenient: lenient)
    case .optional:
      if word.isNil || (word.isSymbol && word.symbolType < 0 && lenient) { return .yes }
      return fits(word, row.first, lenient: lenient)
    case .array:
      if word.isOpaque { return .unknown }
      guard isBox(word, .array) else { return .no }
      return elementsFit(word, row.first, row.first, lenient: lenient)
    case .dictionary:
      if word.isOpaque { return .unknown }
      if lenient, isBox(word, .array), count(at: word.index) == 0 { return .yes }
      guard isBox(word, .dictionary) else { return .no }
      return elementsFit(word, row.first, row.second, lenient: lenient)
    case .function:
      return word.isOpaque ? .unknown : Ternary(isFunction(word))
    }
  }

  private func elementsFit(_ word: Word, _ even: Int32, _ odd: Int32, lenient: Bool) -> Ternary {
    var result = Ternary.yes
    for offset in 0..<count(at: word.index) where result != .no {
      let test = offset & 1 == 0 ? even : odd
      result = result && fits(load(word.index, offset).strengthened, test, lenient: lenient)
    }
    return result
  }

  private func isOf(_ word: Word, _ type: Int32, lenient: Bool) -> Ternary {
    if type == TypeInfo.Builtin.any.id { return .yes }
    if word.isOpaque { return .unknown }
    if word.isMetatype { return .no }
    let own = typeID(word)
    if own == type || (own >= 0 && hasAncestor(own, type)) { return .yes }
    if let answer = fitsUnspecified(word, Int(type)) { return answer }
    if word.isSymbol || isBox(word, .enumValue) { return untypedFits(word, type) }
    if lenient {
      if word.isInteger { return Ternary(type == TypeInfo.Builtin.double.id) }
      if isBox(word, .array) { return Ternary(acceptsArrayLiteral(type)) }
    }
    guard word.isReference, typeRow(own).pointee.kind == .class else { return .no }
    if typeRow(type).pointee.isPhantom, typeRow(own).pointee.hasUnknownAncestor {
      return hasUnknownAncestor(own, named: typeName(type)) ? .yes : .unknown
    }
    guard typeRow(own).pointee.hasUnknownSuperclass else { return .no }
    // Apple's classes inherit from no class of the code under test.
    if typeRow(type).pointee.isSubject, typeRow(type).pointee.kind == .class, !typeRow(own).pointee.mayInheritMore {
      return .no
    }
    // The formal machine takes an object for what its declarations show; only code under test may know more of it.
    if !lenient, !row(frame.pointee.function).pointee.isSubject { return .no }
    return (isOfUIKit(own) || typeRow(own).pointee.hasRole) && isDeclaredByUIKit(type) ? .no : .unknown
  }

  /// Whether a class of UIKit stands above the one that nobody declares: what that class is not the object hardly is. The
  /// same is true of one whose methods show its role.
  private func isOfUIKit(_ type: Int32) -> Bool {
    var current = type
    while current >= 0, typeRow(current).pointee.isSubject { current = typeRow(current).pointee.superclass }
    return current >= 0
  }

  private func isDeclaredByUIKit(_ type: Int32) -> Bool {
    !typeRow(type).pointee.isSubject && !typeRow(type).pointee.isPhantom
  }

  /// A class with an ancestor that nobody defines may be of any type that nobody defines.
  private func isOfUnknown(_ word: Word, _ name: Int32, lenient: Bool) -> Ternary {
    if word.isOpaque { return .unknown }
    if word.isSymbol, word.symbolType < 0 { return .unknown }
    if let answer = fitsUnspecified(word, Self.unknownKey(name)) { return answer }
    let own = typeID(word)
    guard own >= 0, typeRow(own).pointee.hasUnknownAncestor else {
      return lenient && !word.isReference ? .unknown : .no
    }
    let names = core.pointee.tables.unknownAncestorNames
    let start = Int(core.pointee.tables.unknownAncestorStarts[Int(own)])
    let end = Int(core.pointee.tables.unknownAncestorStarts[Int(own) + 1])
    for index in start..<end where names[index] == name { return .yes }
    return .unknown
  }

  private func hasUnknownAncestor(_ type: Int32, named name: String) -> Bool {
    log.image.program.types[Int(type)].unknownAncestors.contains(name)
  }

  func typeName(_ type: Int32) -> String { log.image.program.types[Int(type)].name }

  @inline(__always) func hasAncestor(_ type: Int32, _ ancestor: Int32) -> Bool {
    let row = typeRow(type)
    let ancestors = core.pointee.tables.ancestors + Int(row.pointee.ancestorStart)
    var low = 0
    var high = Int(row.pointee.ancestorCount)
    while low < high {
      let middle = (low + high) / 2
      if ancestors[middle] == ancestor { return true }
      if ancestors[middle] < ancestor { low = middle + 1 } else { high = middle }
    }
    return false
  }

  /// A symbol or enum value of unknown type is of a type that has such a case or static member.
  private func untypedFits(_ word: Word, _ type: Int32) -> Ternary {
    let symbol = word.isSymbol ? word : load(word.index, 0)
    if symbol.symbolType >= 0 { return .no }
    if type == TypeInfo.Builtin.enumValue.id { return .yes }
    let name = symbol.symbolName
    if memberIndex(row: tables.typeCount + Int(type), name: name) >= 0 { return .yes }
    return Ternary(caseIndex(name, of: type) >= 0)
  }

  /// The number of the case with a name, -1 for none.
  func caseIndex(_ name: Int32, of type: Int32) -> Int {
    let row = typeRow(type)
    for index in 0..<Int(row.pointee.caseCount)
    where core.pointee.tables.cases[Int(row.pointee.caseStart) + index].name == name { return index }
    return -1
  }

  /// Sets and option sets are written as array literals.
  private func acceptsArrayLiteral(_ type: Int32) -> Bool {
    type == TypeInfo.Builtin.set.id || isOptionSet(type)
  }

  /// A struct whose only slot is its raw value.
  func isOptionSet(_ type: Int32) -> Bool {
    let row = typeRow(type)
    return row.pointee.kind == .struct && row.pointee.slotCount == 1
      && slot(type, 0).pointee.name == tables.names.rawValue
  }

  func testType(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let value = r[Int(i.b)]
    switch fits(value, i.n, lenient: false) {
    case .yes: r[Int(i.a)] = .true
    case .no: r[Int(i.a)] = .false
    case .unknown: r[Int(i.a)] = Word(chooseType(of: value, i.n))
    }
    advance()
  }

  func castOrNil(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let value = r[Int(i.b)]
    var fit = fits(value, i.n, lenient: false)
    if fit == .unknown, i.c == 1, value.isOpaque, core.pointee.footprint.decisions.leavesNilOpen {
      r[Int(i.a)] = Word(opaque: value.traits & ~OpaqueTraits.notNil.rawValue)
      return advance()
    }
    if fit == .unknown { fit = Ternary(chooseType(of: value, i.n)) }
    guard isRunning else { return }
    r[Int(i.a)] = fit == .yes ? present(value) : .nil
    advance()
  }

  /// What cannot be refuted is assumed to succeed: a forced cast states what its author knows. Who takes part in a
  /// transition is more than its author can know, so both answers are explored for unspecified controllers.
  func castOrTrap(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let value = r[Int(i.b)]
    var fit = fits(value, i.n, lenient: false)
    if fit == .no, hasUnknownSuperclass(value) { fit = .unknown }
    if fit == .unknown, isUnspecified(value) {
      if i.c == 1 { takeFor(value, i.n) }
      fit = i.c == 1 ? .yes : Ternary(chooseType(of: value, i.n))
    }
    guard isRunning else { return }
    if fit == .no {
      let own = value.isNil ? "nil" : ValueRenderer(self).typeName(of: value)
      let wanted = log.image.describe(test: i.n)
      if presumes("a value is of type '\(wanted)'") {
        r[Int(i.a)] = presumedValue
        return advance()
      }
      return trap(
        "a value of type '\(own)' is cast with 'as!' to '\(wanted)'", fact: .failedCast(from: own, to: wanted))
    }
    r[Int(i.a)] = value.isNil ? value : present(value)
    advance()
  }

  /// Whether an object's superclass is declared where nobody looks: what it is not cannot be told for certain.
  private func hasUnknownSuperclass(_ word: Word) -> Bool {
    guard word.isReference else { return false }
    let own = typeID(word)
    return own >= 0 && typeRow(own).pointee.kind == .class && typeRow(own).pointee.hasUnknownSuperclass
  }

  func present(_ word: Word) -> Word {
    word.isOpaque ? Word(opaque: word.traits | OpaqueTraits.notNil.rawValue) : word
  }

  /// Whether a value is of an enum case; see `Opcode.isCase`.
  func testCase(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let value = r[Int(i.b)]
    let names = tables.names
    if value.isSymbol {
      r[Int(i.a)] = Word(value.symbolName == i.n || (i.n == names.some && caseIndexOrNone(value, i.n)))
    } else if value.isNil {
      r[Int(i.a)] = Word(i.n == names.none)
    } else if value.isReference, count(at: value.index) > 0, load(value.index, 0).isSymbol, isEnum(value) {
      r[Int(i.a)] = Word(load(value.index, 0).symbolName == i.n || i.n == names.some)
    } else if value.isOpaque {
      testOpaqueCase(i, r)
      guard isRunning else { return }
    } else {
      r[Int(i.a)] = Word(i.n == names.some)
    }
    advance()
  }

  /// A typed symbol matches `.some` when its own type has no such case.
  private func caseIndexOrNone(_ value: Word, _ name: Int32) -> Bool {
    value.symbolType >= 0 && caseIndex(name, of: value.symbolType) < 0
  }

  private func isEnum(_ value: Word) -> Bool {
    let type = type(at: value.index)
    return type == TypeInfo.Builtin.enumValue.id || typeRow(type).pointee.kind == .enum
  }

  private func testOpaqueCase(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let value = r[Int(i.b)]
    let names = tables.names
    if i.n == names.none && value.traits & OpaqueTraits.notNil.rawValue != 0 {
      r[Int(i.a)] = .false
      return
    }
    if i.n == names.some && value.traits & OpaqueTraits.notNil.rawValue != 0 {
      r[Int(i.a)] = .true
      return
    }
    let isCase = choose(2, .pattern, about: value) == 0
    r[Int(i.a)] = Word(isCase)
    let isOptional = i.n == names.none || i.n == names.some
    guard isCase || isOptional else { return }
    let isNil = isOptional && isCase == (i.n == names.none)
    let chosen = isOptional ? (isNil ? Word.nil : present(value)) : Word(symbol: i.n, type: -1)
    if i.b != i.a { r[Int(i.b)] = chosen }
    narrow(i.c, to: chosen, r)
  }

  func testMatch(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let pattern = r[Int(i.b)]
    let value = r[Int(i.c)]
    let answer =
      isBox(pattern, .range) && !isBox(value, .range)
      ? contains(pattern.index, value) : equal(pattern, value)
    guard isRunning else { return }
    switch answer {
    case .yes: r[Int(i.a)] = .true
    case .no: r[Int(i.a)] = .false
    case .unknown: r[Int(i.a)] = Word(choose(2, .pattern, about: value.isOpaque ? value : pattern) == 0)
    }
    advance()
  }
}
