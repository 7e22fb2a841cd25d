/// Lists of words, kept one after the other until all are forgotten at once.
///
/// Nothing moves when the pile grows, and what it has taken is used again: a step of a large app keeps megabytes.
///
/// Invariant: the chunks before `current` and the first `used` words of that one are taken.
struct WordPile: ~Copyable {
  private static let usual = 1 << 15

  private var chunks: [UnsafeMutableBufferPointer<UInt64>] = []
  private var current = 0
  private var used = 0

  deinit { for chunk in chunks { chunk.deallocate() } }

  /// Keeps a copy, which stays where it is until `clear`.
  mutating func append(_ words: UnsafeBufferPointer<UInt64>) -> UnsafePointer<UInt64> {
    if current == chunks.count || used + words.count > chunks[current].count { begin(words.count) }
    let place = chunks[current].baseAddress.unsafelyUnwrapped + used
    if let start = words.baseAddress { place.update(from: start, count: words.count) }
    used += words.count
    return UnsafePointer(place)
  }

  mutating func clear() { (current, used) = (0, 0) }

  /// Goes on in the next chunk that is large enough.
  private mutating func begin(_ count: Int) {
    if current < chunks.count { current += 1 }
    used = 0
    while current < chunks.count, chunks[current].count < count { current += 1 }
    guard current == chunks.count else { return }
    let chunk = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: max(count, Self.usual))
    chunk.initialize(repeating: 0)
    chunks.append(chunk)
  }
}
