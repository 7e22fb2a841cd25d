/// Writes states as short runs of numbers: what states have in common is kept once (collapse compression, on two levels).
///
/// A state is cut into pieces, which are numbered; the numbers are cut into pieces, which are numbered again. Where a cut
/// is depends on the words around it alone (content-defined chunking), so that states of different lengths share what
/// they have in common, too. Equal states have equal numbers, and different states different ones.
struct StatePacker {
  private var pieces: RunTable
  private var groups: RunTable
  private let buffer = Buffer()

  /// Memory for the numbers of one state.
  private final class Buffer {
    var words = UnsafeMutablePointer<UInt64>.allocate(capacity: 1 << 8)
    var capacity = 1 << 8

    func reserve(_ count: Int) {
      if count <= capacity { return }
      words.deallocate()
      capacity = 2 * count
      words = .allocate(capacity: capacity)
    }

    deinit { words.deallocate() }
  }

  init(tagMask: UInt32) {
    pieces = RunTable(tagMask: tagMask)
    groups = RunTable(tagMask: tagMask)
  }

  /// Words of memory that is shared by all states.
  var memoryWords: Int { pieces.memoryWords + groups.memoryWords }

  /// The numbers that stand for a state, in memory that the next state is packed into. Amortised O(words).
  mutating func pack(_ words: UnsafeBufferPointer<UInt64>) -> UnsafeBufferPointer<UInt64> {
    buffer.reserve(words.count)
    var count = 0
    StatePacker.cut(words, shortest: 6, longest: 24) {
      buffer.words[count] = UInt64(pieces.number(of: $0))
      count += 1
    }
    var packed = 0
    // A group is read before its number takes its place.
    StatePacker.cut(
      UnsafeBufferPointer(start: buffer.words, count: count), shortest: 4, longest: 16
    ) {
      buffer.words[packed] = UInt64(groups.number(of: $0))
      packed += 1
    }
    return UnsafeBufferPointer(start: buffer.words, count: packed)
  }

  /// Appends the words of the state that some numbers stand for. O(words).
  func unpack(_ packed: UnsafeBufferPointer<UInt64>, into words: inout [UInt64]) {
    for group in packed {
      for piece in groups.runs[Int(truncatingIfNeeded: group)] {
        words.append(contentsOf: pieces.runs[Int(truncatingIfNeeded: piece)])
      }
    }
  }

  /// Calls the body with consecutive pieces, all but the last within these lengths.
  @inline(__always)
  private static func cut(
    _ words: UnsafeBufferPointer<UInt64>, shortest: Int, longest: Int,
    _ body: (UnsafeBufferPointer<UInt64>) -> Void
  ) {
    guard let base = words.baseAddress else { return }
    var start = 0
    var end = shortest
    while end < words.count {
      let isCut = (words[end - 1] &+ words[end - 2] &* 31) &* WordHash.first >> 61 == 0
      if isCut || end - start >= longest {
        body(UnsafeBufferPointer(start: base + start, count: end - start))
        start = end
        end += shortest
      } else {
        end += 1
      }
    }
    if start < words.count {
      body(UnsafeBufferPointer(start: base + start, count: words.count - start))
    }
  }
}
