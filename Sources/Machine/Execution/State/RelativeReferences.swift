/// How a state that leaves the machine writes its references: without saying where in the state objects are, so that two
/// states write an object in the same way although one of them has more objects before it. What they have in common is
/// then kept once (`StatePacker` of `Exploration`).
///
/// Objects are numbered by first visit, breadth first. A strong reference that is the first one to its object therefore
/// leads to the object after those that have been referred to so far, and is written as the word `next`, whatever it is.
/// Every other reference, strong or weak, has as payload the distance from the header of the object that holds it (from
/// the beginning of the state in a global) to the header that it leads to. Only weak references lead to what leaked cycles
/// hold; their first object follows when everything before it has been read.
struct RelativeReferences {
  /// Where the next object is that is referred to for the first time.
  private(set) var frontier: Int

  /// Payload of a strong reference to the next object: no distance is as far.
  static let next: UInt64 = 1 << 47

  /// Of a state whose objects begin after so many words.
  init(globals: Int) { frontier = globals }

  @inline(__always) static var nextWord: UInt64 { Word.referenceTag << 48 | next }

  /// A reference word to another object than the next.
  @inline(__always) static func word(tag: UInt64, from holder: Int, to target: Int) -> UInt64 {
    Word(tag: tag, payload: target - holder).bits
  }

  /// The object at an index is going to be read.
  @inline(__always) mutating func enter(_ index: Int, in words: UnsafePointer<UInt64>) {
    if index == frontier { frontier += 1 + Header.count(words[index]) }
  }

  /// Where a reference leads.
  @inline(__always)
  mutating func target(of bits: UInt64, from holder: Int, in words: UnsafePointer<UInt64>) -> Int {
    guard bits == RelativeReferences.nextWord else { return holder + Word(bits: bits).integer }
    let target = frontier
    frontier += 1 + Header.count(words[target])
    return target
  }

  /// Writes a state as it is in the machine's memory: references are the indices of headers. O(words).
  static func decode(_ state: UnsafeBufferPointer<UInt64>, globals: Int, into words: UnsafeMutablePointer<UInt64>) {
    guard let source = state.baseAddress else { return }
    words.update(from: source, count: state.count)
    var references = RelativeReferences(globals: globals)
    var end = min(globals, state.count)
    references.decode(0..<end, from: 0, source, words)
    while end < state.count {
      let header = end
      end += 1 + Header.count(source[header])
      references.enter(header, in: source)
      references.decode((header + 1)..<end, from: header, source, words)
    }
  }

  @inline(__always)
  private mutating func decode(
    _ places: Range<Int>, from holder: Int, _ source: UnsafePointer<UInt64>, _ words: UnsafeMutablePointer<UInt64>
  ) {
    var place = places.lowerBound
    while place < places.upperBound {
      let bits = source[place]
      if Word(bits: bits).isAnyReference {
        words[place] = Word(tag: Word(bits: bits).tag, payload: target(of: bits, from: holder, in: source)).bits
      }
      place += 1
    }
  }

  /// A state as it is in the machine's memory.
  static func decoded(_ state: [UInt64], globals: Int) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: state.count) { words, count in
      state.withUnsafeBufferPointer { state in
        if let words = words.baseAddress { decode(state, globals: globals, into: words) }
      }
      count = state.count
    }
  }
}
