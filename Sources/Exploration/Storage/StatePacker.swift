/// Writes states as short runs of numbers: what states have in common is kept once (collapse compression, on three
/// levels).
///
/// A state is cut into pieces, which are numbered; the numbers are cut into groups, which are numbered, and their numbers
/// into groups again (`PieceTable`). Equal states have equal numbers, and different states different ones.
struct StatePacker {
  private var pieces: PieceTable<UInt64>
  private var groups: PieceTable<UInt32>
  private var clusters: PieceTable<UInt32>
  private let buffer = Buffer()

  /// Memory for the numbers of one state.
  private final class Buffer {
    var numbers = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << 8)
    var capacity = 1 << 8

    func reserve(_ count: Int) {
      if count <= capacity { return }
      numbers.deallocate()
      capacity = 2 * count
      numbers = .allocate(capacity: capacity)
    }

    deinit { numbers.deallocate() }
  }

  init(tagMask: UInt32) {
    pieces = PieceTable(shortest: 6, longest: 24, bits: 2, tagMask: tagMask)
    groups = PieceTable(shortest: 3, longest: 8, bits: 1, tagMask: tagMask)
    clusters = PieceTable(shortest: 2, longest: 6, bits: 1, tagMask: tagMask)
  }

  /// Bytes of memory that is shared by all states.
  var bytes: Int { pieces.bytes + groups.bytes + clusters.bytes }

  /// Elements of the fullest table.
  var largestElementCount: Int { max(pieces.elementCount, groups.elementCount, clusters.elementCount) }

  /// The numbers that stand for a state, in memory that the next state is packed into. Amortised O(words).
  mutating func pack(_ words: UnsafeBufferPointer<UInt64>) -> UnsafeBufferPointer<UInt32> {
    buffer.reserve(words.count)
    let numbers = buffer.numbers
    var count = pieces.number(words, into: numbers)
    count = groups.number(UnsafeBufferPointer(start: numbers, count: count), into: numbers)
    count = clusters.number(UnsafeBufferPointer(start: numbers, count: count), into: numbers)
    return UnsafeBufferPointer(start: numbers, count: count)
  }

  /// Appends the words of the state that some numbers stand for. O(words).
  func unpack(_ packed: UnsafeBufferPointer<UInt32>, into words: inout [UInt64]) {
    for cluster in packed {
      for group in clusters[cluster] {
        for piece in groups[group] { words.append(contentsOf: pieces[piece]) }
      }
    }
  }
}
