// How much there is in a state, for those who look for what grows.
extension StateReader {
  /// Calls the body with the type and the place of each object and box. O(objects).
  package func forEachObject(_ body: (_ type: Int32, _ index: Int) -> Void) {
    var index = min(image.program.globals.count, words.count)
    while index < words.count {
      body(Header.type(words[index]), index)
      index += 1 + Header.count(words[index])
    }
  }

  /// Words of the object or box whose header is at an index.
  package func payloadCount(at index: Int) -> Int { Header.count(words[index]) }

  /// The function of a function value, by number; nil for what is none. A closure has it as its first word.
  package func function(in bits: UInt64) -> Int? {
    let word = Word(bits: bits)
    return word.isPlainFunction ? Int(word.typePayload) : nil
  }

  /// See `ReadableMemory`.
  package func elementCount(of bits: UInt64) -> Int? { elementCount(of: Word(bits: bits)) }

  /// Whether the values in a stored property, of all owners, lead to neither objects nor functions; type -1: in a global.
  package func holdsPlainValues(inSlot slot: Int, of type: Int32) -> Bool {
    if type < 0 { return isPlain(Word(bits: words[slot]), image.tables.identities) }
    var isPlain = true
    forEachObject { own, index in
      guard isPlain, own == type, slot < payloadCount(at: index) else { return }
      isPlain = self.isPlain(payload(at: index, slot), image.tables.identities)
    }
    return isPlain
  }

  /// The number in a word, whole; nil for what is none, and for very large ones.
  package func wholeNumber(in bits: UInt64) -> Int? {
    let word = Word(bits: bits)
    if word.isInteger { return word.integer }
    guard word.isNumber, word.number.magnitude < 1e9 else { return nil }
    return Int(word.number)
  }
}
