/// Distinct runs of words, numbered in the order in which they come, each kept once.
///
/// Invariants: `runs[i]` lies in `arena`; `table` is as in `StateStore`, with runs in place of states.
struct RunTable {
  private var arena = WordArena()
  private(set) var runs: [UnsafeBufferPointer<UInt64>] = []
  private var table = [UInt64](repeating: 0, count: 1 << 4)
  private var shift: UInt64 = 32 - 4
  private let tagMask: UInt32

  init(tagMask: UInt32) { self.tagMask = tagMask }

  /// Words of memory that the table occupies.
  var memoryWords: Int { arena.capacity + runs.capacity * 2 + table.count }

  /// The number of a run, which is added if it is new. Amortised O(words).
  mutating func number(of words: UnsafeBufferPointer<UInt64>) -> UInt32 {
    let tag = UInt64(WordHash.tag(words) & tagMask)
    let mask = table.count - 1
    var bucket = Int(truncatingIfNeeded: tag >> shift)
    while table[bucket] != 0 {
      let entry = table[bucket]
      let index = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
      if entry >> 32 == tag, WordHash.equal(runs[index], words) {
        return UInt32(truncatingIfNeeded: index)
      }
      bucket = (bucket + 1) & mask
    }
    let index = UInt32(truncatingIfNeeded: runs.count)
    runs.append(UnsafeBufferPointer(start: arena.append(words), count: words.count))
    table[bucket] = tag << 32 | UInt64(index + 1)
    if runs.count * 8 > table.count * 5, shift > 0 { grow() }
    return index
  }

  @inline(never)
  private mutating func grow() {
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
