/// Lists of words, kept one after the other until all are forgotten at once.
///
/// Nothing moves when the pile grows, and what it has taken is used again: a step of a large app keeps megabytes.
///
/// Invariant: the chunks before `current` and the first `used` words of that one are taken.
struct WordPile: ~Copyable {
  private static let usual = 1 << 15
  /// Words that are kept for later: twice what a step may take for its configurations.
  private static let mostKept = 1 << 24

  private var chunks: [UnsafeMutableBufferPointer<UInt64>] = []
  private var current = 0
  private var used = 0
  /// Words of all lists.
  private(set) var taken = 0
  /// Words of all chunks.
  private(set) var capacity = 0

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// Keeps a copy, which stays where it is until `clear`.
  mutating func append(_ words: UnsafeBufferPointer<UInt64>) -> UnsafePointer<UInt64> {
    if current == chunks.count || used + words.count > chunks[current].count { begin(words.count) }
    let place = chunks[current].baseAddress.unsafelyUnwrapped + used
    if let start = words.baseAddress { place.update(from: start, count: words.count) }
    used += words.count
    taken += words.count
    return UnsafePointer(place)
  }

  mutating func clear() {
    (current, used, taken) = (0, 0, 0)
    if capacity <= Self.mostKept { return }
    for chunk in chunks { chunk.deallocate() }
    chunks.removeAll()
    capacity = 0
  }

  /// Goes on in a chunk that is large enough. Smaller ones stay behind it: lists that grow from step to step would leave
  /// all chunks of earlier steps unused otherwise.
  private mutating func begin(_ count: Int) {
    if used > 0 { current += 1 }
    used = 0
    if let fitting = chunks.indices.dropFirst(current).first(where: { chunks[$0].count >= count }) {
      return chunks.swapAt(current, fitting)
    }
    let size = max(Self.usual, 1 << (Int.bitWidth - max(count - 1, 1).leadingZeroBitCount))
    let chunk = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: size)
    chunk.initialize(repeating: 0)
    chunks.insert(chunk, at: current)
    capacity += size
  }
}
