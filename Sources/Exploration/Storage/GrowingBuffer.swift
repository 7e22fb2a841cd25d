/// Elements that are only ever appended, one after the other in memory, with little room to spare: tables that live as
/// long as a search are most of what it takes, so that each growth adds a quarter and not as much again.
///
/// Invariants: `elements[0..<count]` are initialised; the memory belongs to `owner` and goes with the last copy. Once a
/// copy has been made nothing is appended any more, because appending moves the elements.
struct GrowingBuffer<Element: BitwiseCopyable> {
  private(set) var elements: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int
  private let owner: Owner

  private final class Owner {
    var memory: UnsafeMutableRawPointer

    init(_ memory: UnsafeMutableRawPointer) { self.memory = memory }

    deinit { HeapMemory.free(memory) }
  }

  init(capacity: Int = 16) {
    self.capacity = capacity
    let memory = HeapMemory.resized(nil, bytes: capacity * MemoryLayout<Element>.stride)
    owner = Owner(memory)
    elements = memory.assumingMemoryBound(to: Element.self)
  }

  /// Bytes of memory that the elements and the room for more occupy.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  @inline(__always) subscript(position: Int) -> Element {
    get { elements[position] }
    nonmutating set { elements[position] = newValue }
  }

  /// Amortised O(1).
  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { reserve(1) }
    elements[count] = element
    count += 1
  }

  /// Amortised O(count).
  mutating func append(_ run: UnsafeBufferPointer<Element>) {
    if run.count > capacity - count { reserve(run.count) }
    guard let base = run.baseAddress else { return }
    (elements + count).update(from: base, count: run.count)
    count += run.count
  }

  @inline(never) private mutating func reserve(_ more: Int) {
    capacity = max(count + more, capacity + capacity / 4 + 8)
    owner.memory = HeapMemory.resized(owner.memory, bytes: bytes)
    elements = owner.memory.assumingMemoryBound(to: Element.self)
  }
}
