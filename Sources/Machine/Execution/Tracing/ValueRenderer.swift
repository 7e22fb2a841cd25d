/// Renders values as a reader of Swift expects them, shortened.
struct ValueRenderer {
  let image: ProgramImage
  /// The memory that references index into.
  let words: UnsafePointer<UInt64>

  init(image: ProgramImage, words: UnsafePointer<UInt64>) {
    self.image = image
    self.words = words
  }

  init(_ machine: Machine) { self.init(image: machine.log.image, words: UnsafePointer(machine.arena)) }

  private func type(at index: Int) -> TypeInfo { image.program.types[Int(Header.type(words[index]))] }

  func payload(_ index: Int) -> [Word] {
    (0..<Header.count(words[index])).map { Word(bits: words[index + 1 + $0]) }
  }

  /// The name of the dynamic type.
  func typeName(of word: Word) -> String {
    if word.isDouble { return "Double" }
    if word.isAnyReference { return type(at: word.index).name }
    if word.isBoolean { return "Bool" }
    if word.isInteger { return "Int" }
    if word.isString { return "String" }
    if word.isNil { return "nil" }
    if word.isSymbol { return word.symbolType < 0 ? "enum" : image.program.types[Int(word.symbolType)].name }
    if word.isMetatype { return image.program.types[Int(word.typePayload)].name + ".Type" }
    return word.isPlainFunction ? "function" : "unknown"
  }

  func describe(_ word: Word, depth: Int = 2) -> String {
    if word.isDouble { return "\(word.double)" }
    switch word.tag {
    case Word.integerTag: return "\(word.integer)"
    case Word.symbolTag: return "." + image.program.names[Int(word.symbolName)]
    case Word.stringTag: return "\"" + image.program.strings[word.index] + "\""
    case Word.opaqueTag: return describe(traits: OpaqueTraits(rawValue: word.traits))
    case Word.typeTag: return word.isMetatype ? typeName(of: Word(metatype: word.typePayload)).dropType : "{ … }"
    case Word.referenceTag, Word.weakTag: return describe(object: word.index, depth: depth)
    default: return describe(special: word)
    }
  }

  private func describe(traits: OpaqueTraits) -> String {
    if traits.contains(.stale) { return "stale geometry" }
    return traits.contains(.geometry) ? "geometry" : "unknown"
  }

  private func describe(special word: Word) -> String {
    if word.isBoolean { return word.truth ? "true" : "false" }
    if word.isNil { return "nil" }
    if word.isMissing { return "default" }
    return word.isUninitialized ? "uninitialized" : "()"
  }

  private func describe(object index: Int, depth: Int) -> String {
    let type = type(at: index)
    let payload = payload(index)
    switch TypeInfo.Builtin(rawValue: Header.type(words[index])) {
    case .array, .set: return "[" + list(payload, depth) + "]"
    case .dictionary: return describe(pairs: payload, depth)
    case .tuple: return "(" + list(Array(payload.dropFirst()), depth) + ")"
    case .function: return "{ … }"
    case .range: return describe(range: payload)
    case .cell: return payload.first.map { describe($0, depth: depth) } ?? ""
    case .enumValue: return describe(enumValue: payload, depth)
    default: break
    }
    switch type.kind {
    case .enum: return describe(enumValue: payload, depth)
    case .struct:
      guard depth > 0 else { return type.name }
      let parts = zip(type.slots, payload).prefix(4).map {
        image.program.names[Int($0.name)] + ": " + describe($1, depth: depth - 1)
      }
      return type.name + "(" + parts.joined(separator: ", ") + (payload.count > 4 ? ", …" : "") + ")"
    case .class, .protocol, .builtin: return type.name
    }
  }

  private func list(_ words: [Word], _ depth: Int) -> String {
    guard depth > 0 || words.isEmpty else { return "…" }
    let parts = words.prefix(4).map { describe($0, depth: depth - 1) }
    return parts.joined(separator: ", ") + (words.count > 4 ? ", …" : "")
  }

  private func describe(pairs: [Word], _ depth: Int) -> String {
    guard !pairs.isEmpty else { return "[:]" }
    guard depth > 0 else { return "[…]" }
    let parts = stride(from: 0, to: min(pairs.count, 8), by: 2).map {
      describe(pairs[$0], depth: depth - 1) + ": " + describe(pairs[$0 + 1], depth: depth - 1)
    }
    return "[" + parts.joined(separator: ", ") + (pairs.count > 8 ? ", …" : "") + "]"
  }

  private func describe(range: [Word]) -> String {
    guard range.count == 3 else { return "range" }
    let lower = range[0].isNil ? "" : describe(range[0])
    let upper = range[1].isNil ? "" : describe(range[1])
    return lower + (range[2].truth || range[1].isNil ? "..." : "..<") + upper
  }

  private func describe(enumValue payload: [Word], _ depth: Int) -> String {
    guard let symbol = payload.first else { return "enum" }
    return describe(symbol) + "(" + list(Array(payload.dropFirst()), depth) + ")"
  }

  /// Who a receiver is, for traces.
  func participant(_ word: Word) -> Participant {
    let isObject = word.isReference && type(at: word.index).kind == .class
    var isSubject = false
    var name = typeName(of: word)
    if word.isReference { isSubject = type(at: word.index).isSubject }
    if word.isMetatype {
      isSubject = image.program.types[Int(word.typePayload)].isSubject
      name = name.dropType
    }
    if word.isSymbol, word.symbolType >= 0 { isSubject = image.program.types[Int(word.symbolType)].isSubject }
    return Participant(typeName: name, object: isObject ? word.index : nil, isSubject: isSubject)
  }
}

extension String {
  /// A metatype's name without its suffix.
  fileprivate var dropType: String { hasSuffix(".Type") ? String(dropLast(5)) : self }
}

extension ProgramImage {
  /// A type as written in Swift.
  func describe(test: Int32) -> String {
    let row = tables.tests[Int(test)]
    switch row.kind {
    case .any: return "Any"
    case .type: return program.types[Int(row.value)].name
    case .unknown: return unknownTypeNames[Int(row.value)]
    case .optional: return describe(test: row.first) + "?"
    case .array: return "[" + describe(test: row.first) + "]"
    case .dictionary: return "[" + describe(test: row.first) + ": " + describe(test: row.second) + "]"
    case .function: return "(…) -> …"
    }
  }
}
