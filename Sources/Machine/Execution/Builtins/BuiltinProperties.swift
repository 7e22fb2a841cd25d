extension Machine {
  /// Reads a property of Swift's own types; opaque where the value is not known.
  func builtinProperty(_ property: BuiltinProperty, of base: Word) -> Word {
    switch property {
    case .rawValue: return rawValue(of: base)
    case .magnitude:
      if base.isInteger { return Word(small: abs(base.integer)) }
      return base.isDouble ? Word(abs(base.double)) : opaque(base, base)
    case .lowerBound, .upperBound: return bound(property, of: base)
    case .count, .isEmpty, .first, .last, .indices, .startIndex, .endIndex, .keys, .values: break
    }
    if base.isString {
      let count = core.pointee.tables.stringCounts[base.index]
      return property == .isEmpty ? Word(count == 0) : Word(small: Int(count))
    }
    guard base.isReference else { return Word(opaque: 0) }
    if type(at: base.index) == TypeInfo.Builtin.range.id { return rangeProperty(property, base.index) }
    let isDictionary = type(at: base.index) == TypeInfo.Builtin.dictionary.id
    let words = count(at: base.index)
    let count = isDictionary ? words / 2 : words
    switch property {
    case .count, .endIndex: return Word(small: count)
    case .isEmpty: return Word(count == 0)
    case .first: return count == 0 ? .nil : load(base.index, 0).strengthened
    case .last: return count == 0 ? .nil : load(base.index, count - 1).strengthened
    case .indices: return range(Word(small: 0), Word(small: count), closed: false)
    case .startIndex: return Word(small: 0)
    default: return column(base.index, property == .keys ? 0 : 1)
    }
  }

  /// The keys or the values of a dictionary.
  private func column(_ dictionary: Int, _ part: Int) -> Word {
    let count = count(at: dictionary) / 2
    let index = allocate(TypeInfo.Builtin.array.id, count)
    for offset in 0..<count { store(load(dictionary, 2 * offset + part), index, offset) }
    return Word(reference: index)
  }

  private func rangeProperty(_ property: BuiltinProperty, _ index: Int) -> Word {
    guard !load(index, 0).isNil, !load(index, 1).isNil, let bounds = bounds(of: index, within: 0) else {
      return opaque(load(index, 0), load(index, 1))
    }
    switch property {
    case .count: return Word(exactly: bounds.count) ?? Word(opaque: 0)
    case .isEmpty: return Word(bounds.isEmpty)
    case .first, .startIndex: return bounds.isEmpty ? .nil : Word(small: bounds.lowerBound)
    case .last: return bounds.isEmpty ? .nil : Word(small: bounds.upperBound - 1)
    default: return Word(small: bounds.upperBound)
    }
  }

  private func bound(_ property: BuiltinProperty, of base: Word) -> Word {
    guard isBox(base, .range) else { return Word(opaque: 0) }
    return load(base.index, property == .lowerBound ? 0 : 1)
  }

  /// The raw value of an enum case; opaque when its type is unknown or has none.
  private func rawValue(of base: Word) -> Word {
    guard base.isSymbol, base.symbolType >= 0 else { return Word(opaque: OpaqueTraits.notNil.rawValue) }
    let item = caseIndex(base.symbolName, of: base.symbolType)
    guard item >= 0 else { return Word(opaque: OpaqueTraits.notNil.rawValue) }
    let row = core.pointee.tables.cases[Int(typeRow(base.symbolType).pointee.caseStart) + item]
    guard row.rawValue >= 0 else { return Word(opaque: OpaqueTraits.notNil.rawValue) }
    return core.pointee.tables.constants[Int(row.rawValue)]
  }
}
