import Diagnostics

extension LoweringContext {
  func name(_ text: String) -> Int {
    if let id = nameIDs[text] { return Int(id) }
    nameIDs[text] = Int32(output.names.count)
    output.names.append(text)
    return output.names.count - 1
  }

  func string(_ text: String) -> Int {
    if let id = stringIDs[text] { return Int(id) }
    stringIDs[text] = Int32(output.strings.count)
    output.strings.append(text)
    return output.strings.count - 1
  }

  func constant(_ word: Word) -> Int {
    if let id = constantIDs[word] { return Int(id) }
    constantIDs[word] = Int32(output.constants.count)
    output.constants.append(word)
    return output.constants.count - 1
  }

  func test(_ type: TypeTest) -> Int {
    if let id = testIDs[type] { return Int(id) }
    testIDs[type] = Int32(output.typeTests.count)
    output.typeTests.append(type)
    return output.typeTests.count - 1
  }

  func shape(_ written: CallShape) -> Int {
    var shape = written
    shape.name = viewed(written.name)
    if let id = shapeIDs[shape] { return Int(id) }
    shapeIDs[shape] = Int32(output.shapes.count)
    output.shapes.append(shape)
    return output.shapes.count - 1
  }

  func origin(base: Int, name text: String) -> Int {
    let key = OriginKey(base: UInt16(base), name: Int32(memberName(text)))
    if let id = originIDs[key] { return Int(id) }
    originIDs[key] = Int32(output.origins.count)
    output.origins.append(Origin(base: key.base, name: key.name))
    return output.origins.count - 1
  }

  func tupleLabels(_ labels: [String?]) -> Int {
    if let id = labelIDs[labels] { return Int(id) }
    labelIDs[labels] = Int32(output.tupleLabels.count)
    output.tupleLabels.append(labels)
    return output.tupleLabels.count - 1
  }

  func native(_ native: Native) -> Int {
    if let id = nativeIDs[native] { return Int(id) }
    nativeIDs[native] = Int32(output.natives.count)
    output.natives.append(native)
    return output.natives.count - 1
  }

  func trap(_ reason: String) -> Int {
    if let id = trapIDs[reason] { return Int(id) }
    trapIDs[reason] = Int32(output.traps.count)
    output.traps.append(reason)
    return output.traps.count - 1
  }

  /// The word of a literal integer; opaque beyond 48 bits.
  func word(_ integer: Int) -> Word { Word(exactly: integer) ?? Word(.opaque, OpaqueTraits.notNil.rawValue) }

  func word(string text: String) -> Word { Word(.string, UInt64(string(text))) }

  func word(type: Int) -> Word { Word(.type, UInt64(type)) }

  func word(function: Int) -> Word { Word(.type, 1 << 40 | UInt64(function)) }

  /// An enum case without payload, or of an unknown type for -1.
  func word(symbol text: String, type: Int = -1) -> Word { Word(.symbol, UInt64(name(text)) | UInt64(type + 1) << 24) }
}
