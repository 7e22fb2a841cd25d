/// Distinct runs of numbers, numbered in the order in which they come, each kept once.
///
/// Open addressing with linear probing over the numbers of runs; equal buckets lead to a comparison of all elements, and
/// growing hashes them again. Four bytes per bucket and four per run, besides the elements.
///
/// Invariants: run i is `elements[starts[i]..<starts[i + 1]]`, a bucket is 0 (empty) or i + 1; the home of a run is
/// `hash × buckets.count >> 32`, no empty bucket lies between home and entry, and at most 7/10 of the buckets are taken.
struct RunTable<Element: FixedWidthInteger & UnsignedInteger & BitwiseCopyable> {
  private var elements = GrowingBuffer<Element>()
  private var starts = GrowingBuffer<UInt32>()
  private var buckets: Buckets
  /// Bits of the hash that are used: all, but in tests that force collisions.
  private let tagMask: UInt32

  init(tagMask: UInt32) {
    self.tagMask = tagMask
    buckets = Buckets(count: 16)
    starts.append(0)
  }

  /// How many runs there are.
  var count: Int { starts.count - 1 }

  /// Elements of all runs together; a table can number `UInt32.max` of them.
  var elementCount: Int { elements.count }
  /// Elements with which a table still has room for the longest run that anything makes.
  static var room: Int { Int(UInt32.max) - 1 << 28 }

  /// Bytes of memory that the table occupies.
  var bytes: Int { elements.bytes + starts.bytes + buckets.bytes }

  /// Valid until the next run is added.
  @inline(__always) subscript(number: UInt32) -> UnsafeBufferPointer<Element> {
    let start = Int(starts[Int(number)])
    return UnsafeBufferPointer(start: elements.elements + start, count: Int(starts[Int(number) + 1]) - start)
  }

  /// Where a run is, or where it would be added.
  enum Place {
    case known(UInt32)
    case free(bucket: Int)
  }

  /// Looks for a run. O(elements) when hashes are good.
  func place(of run: UnsafeBufferPointer<Element>) -> Place {
    var bucket = buckets.home(of: hash(run))
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return .free(bucket: bucket) }
      if WordHash.equal(self[entry - 1], run) { return .known(entry - 1) }
      bucket = buckets.next(bucket)
    }
  }

  /// Adds a run at the bucket that `place` has found free, and answers its number. Amortised O(elements).
  mutating func add(_ run: UnsafeBufferPointer<Element>, at bucket: Int) -> UInt32 {
    elements.append(run)
    if elements.count > Int(UInt32.max) {
      HeapMemory.end("transverify: the states of one search are too many to be numbered: bound it with --max-states.\n")
    }
    starts.append(UInt32(truncatingIfNeeded: elements.count))
    buckets[bucket] = UInt32(truncatingIfNeeded: count)
    if count * 10 > buckets.count * 7 { grow() }
    return UInt32(truncatingIfNeeded: count - 1)
  }

  /// The number of a run, which is added if it is new. Amortised O(elements).
  mutating func number(of run: UnsafeBufferPointer<Element>) -> UInt32 {
    switch place(of: run) {
    case .known(let number): number
    case .free(let bucket): add(run, at: bucket)
    }
  }

  private func hash(_ run: UnsafeBufferPointer<Element>) -> UInt32 { WordHash.tag(run) & tagMask }

  @inline(never) private mutating func grow() {
    buckets = Buckets(count: buckets.count + buckets.count / 3)
    for number in 0..<UInt32(truncatingIfNeeded: count) {
      var bucket = buckets.home(of: hash(self[number]))
      while buckets[bucket] != 0 { bucket = buckets.next(bucket) }
      buckets[bucket] = number + 1
    }
  }
}

/// The buckets of a hash table, of any number.
private struct Buckets {
  private let memory: Memory
  let count: Int

  private final class Memory {
    let entries: UnsafeMutablePointer<UInt32>

    init(_ count: Int) {
      entries = HeapMemory.resized(nil, bytes: 4 * count).assumingMemoryBound(to: UInt32.self)
      entries.update(repeating: 0, count: count)
    }

    deinit { HeapMemory.free(entries) }
  }

  private let entries: UnsafeMutablePointer<UInt32>

  init(count: Int) {
    self.count = count
    memory = Memory(count)
    entries = memory.entries
  }

  var bytes: Int { 4 * count }

  @inline(__always) func home(of hash: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  @inline(__always) func next(_ bucket: Int) -> Int { bucket + 1 == count ? 0 : bucket + 1 }

  @inline(__always) subscript(bucket: Int) -> UInt32 {
    get { entries[bucket] }
    nonmutating set { entries[bucket] = newValue }
  }
}
