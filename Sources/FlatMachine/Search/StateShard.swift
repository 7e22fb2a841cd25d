import Exploration
import Synchronization

/// A part of the set of states: exact, with parents.
///
/// Invariants:
/// * `keys[0..<count]` are distinct, in the order of discovery; `parents[i]` is from where state `i` was found,
///   `marks[i]` what is known of it. Threads may mark states while others look: marks are atomic, and nothing else
///   depends on when one is seen.
/// * `table` has 2^k entries of 4 bytes, at most three quarters of them taken; an entry is 0 or
///   `tag << 24 | (state + 1)`, where the tag is 8 bits of the hash. No empty entry lies between home and entry.
///
/// Memory comes from `realloc`, which moves pages and copies nothing once blocks are large; what is reserved and not
/// yet used is not resident.
struct StateShard<Key: PackedKey>: ~Copyable {
  private(set) var keys: UnsafeMutablePointer<Key>
  private(set) var parents: UnsafeMutablePointer<UInt32>
  private var marks: UnsafeMutablePointer<Atomic<UInt8>>
  private(set) var count = 0
  private var capacity = 64
  private var table: UnsafeMutablePointer<UInt32>
  /// Set, before the first state is, where states that differ in a budget alone count as one.
  var order: BudgetOrder<Key>?
  private var mask = 127

  init() {
    keys = Self.reserve(capacity)
    parents = Self.reserve(capacity)
    marks = Self.reserve(capacity)
    table = Self.cleared(mask + 1)
  }

  deinit {
    HeapMemory.free(keys)
    HeapMemory.free(parents)
    HeapMemory.free(marks)
    HeapMemory.free(table)
  }

  private static func reserve<Element: ~Copyable>(
    _ count: Int, old: UnsafeMutablePointer<Element>? = nil
  ) -> UnsafeMutablePointer<Element> {
    HeapMemory.resized(old, bytes: count * MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self)
  }

  private static func cleared(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    HeapMemory.zeros(bytes: 4 * count).assumingMemoryBound(to: UInt32.self)
  }

  /// Bytes in use.
  var bytes: Int { count * (MemoryLayout<Key>.stride + 5) + (mask + 1) * 4 }

  /// 8 bits of the hash that neither shard nor bucket depend on.
  @inline(__always)
  private static func tag(_ hash: UInt64) -> UInt32 { (UInt32(truncatingIfNeeded: hash >> 48) & 0xff) << 24 }

  /// Where the search for a hash begins.
  @inline(__always)
  func home(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }

  /// What the table holds there: reading it early brings it near.
  @inline(__always)
  func entry(at bucket: Int) -> UInt32 { table[bucket] }

  /// Adds a state unless it is there. Amortised O(1).
  @inline(__always)
  mutating func insert(_ key: Key, hash: UInt64, parent: UInt32) {
    let tag = Self.tag(hash)
    var bucket = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = table[bucket]
      if entry == 0 { break }
      if entry & 0xff00_0000 == tag, keys[Int(entry & 0xff_ffff) - 1] == key { return }
      bucket = (bucket + 1) & mask
    }
    append(key, parent: parent)
    enter(count - 1, hash: hash, at: bucket)
  }

  /// Whether a settled state is known to be reachable from a state.
  @inline(__always)
  func isMarked(_ index: Int) -> Bool { marks[index].load(ordering: .relaxed) != 0 }

  @inline(__always)
  func mark(_ index: Int, _ isMarked: Bool = true) { marks[index].store(isMarked ? 1 : 0, ordering: .relaxed) }

  /// Adds a state that the table does not lead to yet.
  @inline(__always)
  mutating func append(_ key: Key, parent: UInt32) {
    if count == capacity { growStates() }
    keys[count] = key
    parents[count] = parent
    (marks + count).initialize(to: Atomic(0))
    count += 1
  }

  /// Has the table lead to a state.
  @inline(__always)
  mutating func enter(_ index: Int, hash: UInt64, at bucket: Int) {
    table[bucket] = Self.tag(hash) | UInt32(truncatingIfNeeded: index + 1)
    if count * 4 > (mask + 1) * 3 { growTable() }
  }

  mutating func replace(_ index: Int, by key: Key, parent: UInt32) {
    keys[index] = key
    parents[index] = parent
  }

  /// The state that the table leads to there; `nil` where it is empty.
  @inline(__always)
  func state(at bucket: Int) -> Int? {
    let entry = table[bucket]
    return entry == 0 ? nil : Int(entry & 0xff_ffff) - 1
  }

  @inline(__always)
  func next(_ bucket: Int) -> Int { (bucket + 1) & mask }

  /// The state's number, if it is there.
  func find(_ key: Key) -> Int? {
    let hash = key.hash
    var bucket = home(of: hash)
    while table[bucket] != 0 {
      let index = Int(table[bucket] & 0xff_ffff) - 1
      if keys[index] == key { return index }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  @inline(never)
  private mutating func growStates() {
    precondition(capacity < StateID.largestCount - 1, "a shard is full")
    capacity = min(capacity * 2, StateID.largestCount - 1)
    keys = Self.reserve(capacity, old: keys)
    parents = Self.reserve(capacity, old: parents)
    marks = Self.reserve(capacity, old: marks)
  }

  @inline(never)
  private mutating func growTable() {
    HeapMemory.free(table)
    mask = mask * 2 + 1
    table = Self.cleared(mask + 1)
    if let order { return enterAll(by: order) }
    for index in 0..<count {
      let hash = keys[index].hash
      var bucket = Int(truncatingIfNeeded: hash) & mask
      while table[bucket] != 0 { bucket = (bucket + 1) & mask }
      table[bucket] = Self.tag(hash) | UInt32(truncatingIfNeeded: index + 1)
    }
  }
}
