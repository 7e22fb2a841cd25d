/// Memory in which values can be followed: of a run, or of a state that is kept.
protocol ReadableMemory {
  func header(at index: Int) -> UInt64
  func payload(at index: Int, _ offset: Int) -> Word
}

extension ReadableMemory {
  /// Elements of the array or set, entries of the dictionary that a strong reference leads to; nil for everything else.
  func elementCount(of word: Word) -> Int? {
    guard word.isReference else { return nil }
    let header = header(at: word.index)
    switch TypeInfo.Builtin(rawValue: Header.type(header)) {
    case .array, .set: return Header.count(header)
    case .dictionary: return Header.count(header) / 2
    default: return nil
    }
  }

  /// Whether a value is, and leads to, neither an object nor a function: somebody else could hold that, too.
  func isPlain(_ word: Word, _ identities: UnsafePointer<Bool>) -> Bool {
    guard word.isAnyReference else { return !word.isPlainFunction }
    let header = header(at: word.index)
    let type = Header.type(header)
    if identities[Int(type)] || type == TypeInfo.Builtin.function.id { return false }
    return (0..<Header.count(header)).allSatisfy { isPlain(payload(at: word.index, $0), identities) }
  }
}

extension Machine: ReadableMemory {
  func header(at index: Int) -> UInt64 { arena[index] }
  func payload(at index: Int, _ offset: Int) -> Word { load(index, offset) }
}

extension StateReader: ReadableMemory {
  func header(at index: Int) -> UInt64 { words[index] }
  func payload(at index: Int, _ offset: Int) -> Word { Word(bits: words[index + 1 + offset]) }
}
