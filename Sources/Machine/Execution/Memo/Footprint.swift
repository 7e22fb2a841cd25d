/// What a run has read of the memory that it started from, in order of first use, and where it has written.
///
/// A run is deterministic: where two states agree in what the one's run has read, the other's run reads and does the same.
/// Memory that the run itself has allocated, and what it has written before it reads it, is not in the footprint.
///
/// Invariants: `stamps[0..<capacity]` is `2 × run` where the current run has read first, `2 × run + 1` where it has written,
/// less elsewhere; `reads[0..<readCount]` and `writes[0..<writeCount]` are `holder << 32 | offset`, the holder being the
/// index of an object's header, or 0 for globals, and never name a place twice; of writes bit 63 tells that the place had
/// been read before. `capacity` is at least the number of words that the run started from.
struct Footprint {
  /// Whether the run is being recorded and nothing has happened yet that a footprint cannot tell.
  var isRecorded = false
  /// The run has declared all geometry stale, which changes places that it has not read.
  var marksStale = false
  var run: UInt32 = 0
  var stamps: UnsafeMutablePointer<UInt32>
  var reads: UnsafeMutablePointer<UInt64>
  var writes: UnsafeMutablePointer<UInt64>
  var readCount = 0
  var writeCount = 0
  var capacity: Int
  var decisions: ExecutionDecisions
  /// Functions and branches of code under test that the run has entered, and then names of rules that it has checked, each once.
  var entered = MarkList()
  var marked = MarkList()

  static let wasRead: UInt64 = 1 << 63

  init(capacity: Int, _ decisions: ExecutionDecisions = ExecutionDecisions()) {
    self.capacity = capacity
    self.decisions = decisions
    stamps = .allocate(capacity: capacity)
    stamps.initialize(repeating: 0, count: capacity)
    reads = .allocate(capacity: capacity)
    writes = .allocate(capacity: capacity)
  }

  /// Makes room for marks on so many functions and branches, and on so many names.
  mutating func allocateMarks(places: Int, names: Int) {
    entered.allocate(places)
    marked.allocate(names)
  }

  func deallocate() {
    entered.deallocate()
    marked.deallocate()
    deallocateWords()
  }

  private func deallocateWords() {
    stamps.deallocate()
    reads.deallocate()
    writes.deallocate()
  }

  /// The next run is recorded; it starts from so many words.
  mutating func begin(words: Int) {
    if words > capacity || run > UInt32.max / 2 - 2 {
      let marks = (entered, marked)
      deallocateWords()
      self = Footprint(capacity: max(2 * capacity, words), decisions)
      (entered, marked) = marks
    }
    entered.clear()
    marked.clear()
    run += 1
    readCount = 0
    writeCount = 0
    marksStale = false
    isRecorded = true
  }

  /// Takes back that places were written: memory is again as it was when there were so many writes.
  mutating func undoWrites(from first: Int) {
    for index in first..<writeCount {
      let entry = writes[index]
      let place = Footprint.place(entry & ~Footprint.wasRead)
      stamps[place] = entry & Footprint.wasRead != 0 ? 2 * run : 0
    }
    writeCount = first
  }

  /// Where in memory an entry of `reads` is.
  @inline(__always) static func place(_ entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry >> 32) + Int(truncatingIfNeeded: entry & 0xFFFF_FFFF)
  }
}

/// Which of some numbers a run has come across.
struct MarkList {
  private var isMarked: UnsafeMutablePointer<Bool>?
  private(set) var marks: UnsafeMutablePointer<Int32>?
  private(set) var count = 0

  mutating func allocate(_ capacity: Int) {
    let isMarked = UnsafeMutablePointer<Bool>.allocate(capacity: capacity)
    isMarked.initialize(repeating: false, count: capacity)
    self.isMarked = isMarked
    marks = .allocate(capacity: capacity)
  }

  func deallocate() {
    isMarked?.deallocate()
    marks?.deallocate()
  }

  mutating func clear() {
    for index in 0..<count { isMarked?[Int(marks?[index] ?? 0)] = false }
    count = 0
  }

  mutating func insert(_ number: Int32) {
    guard let isMarked, let marks, !isMarked[Int(number)] else { return }
    isMarked[Int(number)] = true
    marks[count] = number
    count += 1
  }

  var elements: [Int32] { Array(UnsafeBufferPointer(start: marks, count: count)) }
}

extension Machine {
  /// Every instruction that reads word `offset` of an object, the header being word 0, says so first; of a global the
  /// holder is 0 and the offset its number.
  @inline(__always) func noteRead(_ holder: Int, _ offset: Int) {
    if _slowPath(core.pointee.footprint.isRecorded) { recordRead(holder, offset) }
  }

  /// … or that writes it.
  @inline(__always) func noteWrite(_ holder: Int, _ offset: Int) {
    if _slowPath(core.pointee.footprint.isRecorded) { recordWrite(holder, offset) }
  }

  /// An object with its header is read as a whole.
  @inline(__always) func noteReads(_ holder: Int, count: Int) {
    if _slowPath(core.pointee.footprint.isRecorded) {
      for offset in 0...count { recordRead(holder, offset) }
    }
  }

  /// What follows depends on more than memory.
  @inline(__always) func endFootprint() { core.pointee.footprint.isRecorded = false }

  @inline(never) private func recordRead(_ holder: Int, _ offset: Int) {
    let place = holder + offset
    guard place < core.pointee.stateCount else { return }
    let decisions = core.pointee.footprint.decisions
    guard holder == 0 ? decisions.notesGlobals : decisions.notesObjects else { return }
    let mark = 2 * core.pointee.footprint.run
    if core.pointee.footprint.stamps[place] >= mark { return }
    core.pointee.footprint.stamps[place] = mark
    let count = core.pointee.footprint.readCount
    core.pointee.footprint.reads[count] = UInt64(holder) << 32 | UInt64(offset)
    core.pointee.footprint.readCount = count + 1
  }

  @inline(never) private func recordWrite(_ holder: Int, _ offset: Int) {
    let place = holder + offset
    guard place < core.pointee.stateCount else { return }
    let mark = 2 * core.pointee.footprint.run
    let old = core.pointee.footprint.stamps[place]
    if old == mark + 1 { return }
    core.pointee.footprint.stamps[place] = mark + 1
    let count = core.pointee.footprint.writeCount
    let entry = UInt64(holder) << 32 | UInt64(offset)
    core.pointee.footprint.writes[count] = old == mark ? entry | Footprint.wasRead : entry
    core.pointee.footprint.writeCount = count + 1
  }
}
