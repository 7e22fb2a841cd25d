/// Memory for the words of states: chunks that never move, appended to and freed as a whole.
///
/// Invariants:
/// * A pointer that `append` has returned stays valid and its words stay unchanged for as long as any copy of the
///   arena lives. A system may therefore read a source state while its successors are being stored.
/// * Only one copy appends. The explorer creates the arena, appends, and then hands out copies that only read.
/// * `next` and the `free` words after it lie in the last chunk of `chunks`, and nobody has a pointer to them.
struct WordArena {
  var next: UnsafeMutablePointer<UInt64>
  var free: Int
  /// Words of all chunks, used or not.
  private(set) var capacity: Int
  private let chunks: Chunks

  /// Frees the chunks with the last copy of the arena.
  private final class Chunks {
    var pointers: [UnsafeMutablePointer<UInt64>] = []

    deinit {
      for pointer in pointers { pointer.deallocate() }
    }
  }

  private static let firstChunk = 1 << 8
  private static let largestChunk = 1 << 20

  init() {
    let pointer = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.firstChunk)
    chunks = Chunks()
    chunks.pointers.append(pointer)
    next = pointer
    free = Self.firstChunk
    capacity = Self.firstChunk
  }

  /// Copies `words` to a place that stays. Amortised O(words).
  mutating func append(_ words: UnsafeBufferPointer<UInt64>) -> UnsafePointer<UInt64> {
    let count = words.count
    if count > free { addChunk(for: count) }
    assert(count <= free)
    let place = next
    if let base = words.baseAddress { place.initialize(from: base, count: count) }
    next = place + count
    free -= count
    return UnsafePointer(place)
  }

  @inline(never)
  mutating func addChunk(for count: Int) {
    let size = max(count, min(capacity, Self.largestChunk))
    let pointer = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    chunks.pointers.append(pointer)
    next = pointer
    free = size
    capacity += size
  }
}
