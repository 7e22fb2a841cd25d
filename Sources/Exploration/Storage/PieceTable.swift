/// Cuts runs into pieces and numbers these, each distinct one once.
///
/// Where a cut is depends on the elements around it alone (content-defined chunking), so that runs of different lengths
/// share what they have in common, too.
///
/// What has come after a piece the last two times is compared before anything is hashed: on the gallery five of six pieces
/// are found so. That changes nothing: a piece that fits is the one that would be cut and found.
///
/// Invariant: `followers[i + 1]` are the last two different pieces that came after piece i, the last in the lower half,
/// `followers[0]` those that runs have begun with; 0 stands for none, too.
struct PieceTable<Element: FixedWidthInteger & UnsignedInteger & BitwiseCopyable> {
  private var pieces: RunTable<Element>
  /// Of all pieces but the last of a run.
  private let shortest: Int
  private let longest: Int
  /// How many bits decide whether there is a cut.
  private let bits: UInt64
  private var followers = GrowingBuffer<UInt64>()

  init(shortest: Int, longest: Int, bits: UInt64, tagMask: UInt32) {
    pieces = RunTable(tagMask: tagMask)
    (self.shortest, self.longest, self.bits) = (shortest, longest, bits)
    followers.append(0)
  }

  /// Bytes of memory that the table occupies.
  var bytes: Int { pieces.bytes + followers.bytes }

  /// Elements of all pieces together.
  var elementCount: Int { pieces.elementCount }

  subscript(piece: UInt32) -> UnsafeBufferPointer<Element> { pieces[piece] }

  /// Writes the numbers of a run's pieces and answers how many they are. A piece is read before its number is written,
  /// so that the numbers may take the run's own place. Amortised O(elements).
  mutating func number(_ run: UnsafeBufferPointer<Element>, into numbers: UnsafeMutablePointer<UInt32>) -> Int {
    guard let base = run.baseAddress else { return 0 }
    var count = 0
    var start = 0
    var last = 0
    while start < run.count {
      let rest = UnsafeBufferPointer(start: base + start, count: run.count - start)
      let number = first(of: rest, after: last)
      numbers[count] = number
      last = Int(number) + 1
      count += 1
      start += pieces[number].count
    }
    return count
  }

  /// The first piece of a run that is not empty; `last` is the place of the piece before in `followers`.
  @inline(__always)
  private mutating func first(of run: UnsafeBufferPointer<Element>, after last: Int) -> UInt32 {
    let guesses = followers[last]
    let guess = UInt32(truncatingIfNeeded: guesses)
    if isFirst(guess, of: run) { return guess }
    let other = UInt32(truncatingIfNeeded: guesses >> 32)
    let number = isFirst(other, of: run) ? other : pieces.number(of: UnsafeBufferPointer(rebasing: run[..<cut(run)]))
    if Int(number) + 1 == followers.count { followers.append(0) }
    followers[last] = UInt64(guess) << 32 | UInt64(number)
    return number
  }

  /// Whether a piece, if there is one with this number, is the one that would be cut off a run.
  @inline(__always)
  private func isFirst(_ number: UInt32, of run: UnsafeBufferPointer<Element>) -> Bool {
    guard number < pieces.count else { return false }
    let piece = pieces[number]
    guard piece.count <= run.count, piece[0] == run[0] else { return false }
    var difference: Element = 0
    for position in 0..<piece.count { difference |= piece[position] ^ run[position] }
    // A piece at the end of a run ends anywhere, but here only at the end of one.
    return difference == 0
      && (piece.count == run.count || piece.count >= longest || (piece.count >= shortest && isCut(run, piece.count)))
  }

  /// The length of the first piece of a run that is not empty.
  @inline(__always) private func cut(_ run: UnsafeBufferPointer<Element>) -> Int {
    var end = shortest
    while end < run.count, end < longest, !isCut(run, end) { end += 1 }
    return min(end, run.count)
  }

  @inline(__always) private func isCut(_ run: UnsafeBufferPointer<Element>, _ end: Int) -> Bool {
    let window = UInt64(truncatingIfNeeded: run[end - 1]) &+ UInt64(truncatingIfNeeded: run[end - 2]) &* 31
    return (window &* WordHash.first) >> (64 - bits) == 0
  }
}
