/// Reads a canonical state: globals by name, objects, their fields. For reports; O(1) per value apart from names.
package struct StateReader {
  package let image: ProgramImage
  /// As in memory: references are the indices of headers.
  package let words: [UInt64]

  package init(image: ProgramImage, state: [UInt64]) {
    self.image = image
    words = RelativeReferences.decoded(state, globals: image.program.globals.count)
  }

  /// Reads memory in the middle of a run, whose references are absolute already.
  package init(image: ProgramImage, memory: [UInt64]) {
    self.image = image
    words = memory
  }

  /// A value of the state.
  package struct Value: Sendable, Hashable {
    package var word: Word

    package var isNil: Bool { word.isNil }
    package var isOpaque: Bool { word.isOpaque }
    package var bool: Bool? { word.isBoolean ? word.truth : nil }
    package var integer: Int? { word.isInteger ? word.integer : nil }
    /// Of a double or an integer.
    package var double: Double? { word.isNumber ? word.number : nil }
    /// The object's number: where its header stands in the state. Nil for everything that is no reference.
    package var object: Int? { word.isAnyReference ? word.index : nil }
  }

  /// A global by name, `Type.name` for static properties as lowering names them; nil when there is none.
  package func global(_ name: String) -> Value? {
    guard let id = image.globalIDs[name], Int(id) < words.count else { return nil }
    return Value(word: Word(bits: words[Int(id)]).strengthened)
  }

  /// The object whose header stands at an index of the state; nil when the index is outside of it.
  package func value(ofObject index: Int) -> Value? {
    words.indices.contains(index) ? Value(word: Word(.reference, UInt64(index))) : nil
  }

  /// The name of an object's class or a value's type.
  package func typeName(_ value: Value) -> String { renderer { $0.typeName(of: value.word) } }

  /// Whether the object's class, or an ancestor or protocol of it, has a name.
  package func isKind(_ value: Value, of name: String) -> Bool {
    guard let type = type(of: value) else { return false }
    return type.ancestors.contains { image.program.types[Int($0)].name == name } || type.name == name
  }

  /// The declaration of an object's or struct's type.
  package func type(of value: Value) -> TypeInfo? {
    guard let index = value.object, index < words.count else { return nil }
    return image.program.types[Int(Header.type(words[index]))]
  }

  /// A stored property by name; nil when the value has none of that name. Weak references read strong.
  package func field(_ name: String, of value: Value) -> Value? {
    guard let index = value.object, let type = type(of: value) else { return nil }
    guard let slot = type.slots.firstIndex(where: { image.program.names[Int($0.name)] == name }) else { return nil }
    guard slot < Header.count(words[index]) else { return nil }
    return Value(word: Word(bits: words[index + 1 + slot]).strengthened)
  }

  /// All stored properties in order.
  package func fields(of value: Value) -> [(name: String, value: Value)] {
    guard let index = value.object, let type = type(of: value) else { return [] }
    return type.slots.enumerated().prefix(Header.count(words[index])).map { slot, declaration in
      (image.program.names[Int(declaration.name)], Value(word: Word(bits: words[index + 1 + slot]).strengthened))
    }
  }

  /// Calls the body with the type, the number of the stored property and the place of each word that is a value; globals
  /// have type -1.
  package func forEachField(_ body: (_ type: Int32, _ slot: Int, _ place: Int) -> Void) {
    let globals = min(image.program.globals.count, words.count)
    for index in 0..<globals { body(-1, index, index) }
    var index = globals
    while index < words.count {
      let count = Header.count(words[index])
      for slot in 0..<count { body(Header.type(words[index]), slot, index + 1 + slot) }
      index += 1 + count
    }
  }

  /// The elements of an array or set, the keys and values of a dictionary in turn, the elements of a tuple.
  package func elements(of value: Value) -> [Value]? {
    guard let index = value.object else { return nil }
    let payload = (0..<Header.count(words[index])).map { Value(word: Word(bits: words[index + 1 + $0]).strengthened) }
    switch TypeInfo.Builtin(rawValue: Header.type(words[index])) {
    case .array, .set, .dictionary: return payload
    case .tuple: return Array(payload.dropFirst())
    default: return nil
    }
  }

  /// The name of an enum case, with or without payload.
  package func symbol(_ value: Value) -> String? {
    var word = value.word
    if let index = value.object, Header.count(words[index]) > 0 { word = Word(bits: words[index + 1]) }
    return word.isSymbol ? image.program.names[Int(word.symbolName)] : nil
  }

  package func string(_ value: Value) -> String? {
    value.word.isString ? image.program.strings[value.word.index] : nil
  }

  /// A short Swift-like rendering of a value.
  package func describe(_ value: Value) -> String { renderer { $0.describe(value.word) } }

  /// The whole state, one global or object per line, for debugging.
  package func describe() -> String {
    var lines: [String] = []
    let globals = image.program.globals.count
    for index in 0..<min(globals, words.count) {
      lines.append(image.program.globals[index].name + " = " + line(Word(bits: words[index])))
    }
    var index = globals
    while index < words.count {
      let count = Header.count(words[index])
      let type = image.program.types[Int(Header.type(words[index]))]
      let payload = (0..<count).map { offset in
        let name = offset < type.slots.count ? image.program.names[Int(type.slots[offset].name)] + ": " : ""
        return name + line(Word(bits: words[index + 1 + offset]))
      }
      lines.append("#\(index) \(type.name)(" + payload.joined(separator: ", ") + ")")
      index += 1 + count
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ word: Word) -> String {
    if word.isReference { return "#\(word.index)" }
    return word.isWeak ? "weak #\(word.index)" : renderer { $0.describe(word) }
  }

  private func renderer<Result>(_ body: (ValueRenderer) -> Result) -> Result {
    words.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        var empty: UInt64 = 0
        return withUnsafePointer(to: &empty) { body(ValueRenderer(image: image, words: $0)) }
      }
      return body(ValueRenderer(image: image, words: base))
    }
  }
}
