/// Every distinct state, numbered in the order of discovery, with its parent and the step that led to it.
///
/// An exact set: open addressing with linear probing over entries that hold 32 bits of the hash and the number of a
/// state; equal hashes lead to a comparison of all words. Growing moves entries and never reads a state.
///
/// Invariants:
/// * `records[i].words` and the `records[i].count` words after it stand for state `i` (`StatePacker`); they live in `arena`.
/// * `table.count` is 2^k with 4 ≤ k ≤ 32, an entry is 0 (empty) or `tag << 32 | (state + 1)`, its home bucket is the
///   top k bits of the tag, no empty entry lies between home and entry, and at most 5/8 of the entries are taken.
struct StateStore {
  struct Record {
    var words: UnsafePointer<UInt64>
    var count: UInt32
    /// `noParent` for initial states.
    var parent: UInt32
    var label: StepLabel

    init(words: UnsafePointer<UInt64>, count: UInt32, parent: UInt32, label: StepLabel) {
      self.words = words
      self.count = count
      self.parent = parent
      self.label = label
    }
  }

  enum Insertion {
    case known(UInt32)
    case new(UInt32)
    /// The state is new and the store holds as many as it may.
    case refused
  }

  static let noParent = UInt32.max
  /// State numbers and `state + 1` fit 32 bits, and `noParent` is no state.
  static let largestCount = Int(UInt32.max) - 1

  private(set) var arena = WordArena()
  private var packer: StatePacker
  var records: [Record] = []
  var table = [UInt64](repeating: 0, count: 1 << 4)
  var shift: UInt64 = 32 - 4
  let maximumCount: Int
  /// Bits of the hash that are used: all, but in tests that force collisions.
  let tagMask: UInt32

  init(maximumCount: Int, tagMask: UInt32) {
    self.maximumCount = min(maximumCount, Self.largestCount)
    self.tagMask = tagMask
    packer = StatePacker(tagMask: tagMask)
  }

  var count: Int { records.count }

  /// Words of memory that the store occupies.
  var memoryWords: Int { arena.capacity + records.capacity * 3 + table.count + packer.memoryWords }

  /// Puts the words of state `index` in place of those in `words`. O(words).
  func copyWords(of index: Int, to words: inout [UInt64]) {
    let record = records[index]
    words.removeAll(keepingCapacity: true)
    packer.unpack(UnsafeBufferPointer(start: record.words, count: Int(record.count)), into: &words)
  }

  /// Finds a state or adds it. Amortised O(words).
  mutating func insert(_ words: UnsafeBufferPointer<UInt64>, parent: UInt32, label: StepLabel) -> Insertion {
    // What `pack` answers stays as it is until the next state is packed.
    insertPacked(packer.pack(words), parent, label)
  }

  private mutating func insertPacked(
    _ words: UnsafeBufferPointer<UInt64>, _ parent: UInt32, _ label: StepLabel
  ) -> Insertion {
    let tag = UInt64(WordHash.tag(words) & tagMask)
    let mask = table.count - 1
    var bucket = Int(truncatingIfNeeded: tag >> shift)
    while true {
      let entry = table[bucket]
      if entry == 0 { break }
      if entry >> 32 == tag {
        let index = UInt32(truncatingIfNeeded: entry) - 1
        if equal(index, words) { return .known(index) }
      }
      bucket = (bucket + 1) & mask
    }
    guard records.count < maximumCount else { return .refused }
    let index = UInt32(truncatingIfNeeded: records.count)
    let place = arena.append(words)
    records.append(
      Record(words: place, count: UInt32(truncatingIfNeeded: words.count), parent: parent, label: label))
    table[bucket] = tag << 32 | UInt64(index + 1)
    if records.count * 8 > table.count * 5, shift > 0 { grow() }
    return .new(index)
  }

  @inline(__always)
  func equal(_ index: UInt32, _ words: UnsafeBufferPointer<UInt64>) -> Bool {
    let record = records[Int(index)]
    return WordHash.equal(UnsafeBufferPointer(start: record.words, count: Int(record.count)), words)
  }

  /// Doubles the table. O(entries), without touching states: an entry holds the hash that its bucket follows from.
  @inline(never)
  mutating func grow() {
    let old = table
    table = [UInt64](repeating: 0, count: old.count * 2)
    shift -= 1
    let mask = table.count - 1
    for entry in old where entry != 0 {
      var bucket = Int(truncatingIfNeeded: (entry >> 32) >> shift)
      while table[bucket] != 0 { bucket = (bucket + 1) & mask }
      table[bucket] = entry
    }
  }
}
