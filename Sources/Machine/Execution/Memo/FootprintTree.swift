/// A decision tree over what runs read: which place comes first, what is found there, which place comes then, …
///
/// Places and references are named so that they mean the same in every state: objects are numbered in the order in which
/// the run comes to see them, number 0 being the globals. A path through the tree says all that a run has read, and only
/// that, so that states which differ elsewhere share it.
///
/// Invariants: node 0 is unused. The nodes that `other` links are the values that one place can have. `next` is the node
/// of the place that is read then, `FootprintTree.end | outcome` when nothing more is read, or 0 while that is not known.
/// A choice is a node with the place `choice`, in which `other` says who may decide it (`ChoiceDecider`); the nodes of its
/// alternatives have the place `branch`.
struct FootprintTree {
  struct Node {
    /// Number of the object << 32 | offset from its header.
    var place: UInt64
    /// See `FootprintWalk.signature`.
    var value: UInt64
    var next: UInt32
    var other: UInt32
  }

  static let end: UInt32 = 1 << 31
  static let choice = UInt64.max
  static let branch = UInt64.max - 1

  private(set) var nodes: UnsafeMutablePointer<Node>
  private(set) var count = 1
  private var capacity = 1 << 10

  init() { nodes = .allocate(capacity: capacity) }

  func deallocate() { nodes.deallocate() }

  var memoryWords: Int { count * 3 }

  mutating func removeAll() { count = 1 }

  /// A node that nothing leads to yet.
  mutating func add(place: UInt64, value: UInt64) -> UInt32 {
    if count == capacity {
      let old = nodes
      capacity *= 2
      nodes = .allocate(capacity: capacity)
      nodes.update(from: old, count: count)
      old.deallocate()
    }
    nodes[count] = Node(place: place, value: value, next: 0, other: 0)
    count += 1
    return UInt32(truncatingIfNeeded: count - 1)
  }

  func link(_ node: UInt32, to next: UInt32) { nodes[Int(node)].next = next }
  /// Another value of the same place.
  func chain(_ node: UInt32, to other: UInt32) { nodes[Int(node)].other = other }
}

/// The numbers of objects along one path.
///
/// Invariants: `numbers[i] >> 32` is `walk` exactly if the object with its header at i has a number, the lower half;
/// `objects[n]` is the index of object n.
struct FootprintWalk {
  private(set) var objects: UnsafeMutablePointer<Int>
  private(set) var count = 0
  private var numbers: UnsafeMutablePointer<UInt64>
  private var walk: UInt64 = 0
  private var capacity: Int

  static let fresh: UInt64 = 0xFFFF_FFFF

  init(capacity: Int) {
    self.capacity = capacity
    objects = .allocate(capacity: capacity + 1)
    numbers = .allocate(capacity: capacity)
    numbers.initialize(repeating: 0, count: capacity)
  }

  func deallocate() {
    objects.deallocate()
    numbers.deallocate()
  }

  /// Starts at the globals of a memory of so many words.
  mutating func begin(words: Int) {
    if words > capacity || walk >= 0xFFFF_FFFF {
      deallocate()
      self = FootprintWalk(capacity: max(words, 2 * capacity))
    }
    walk += 1
    objects[0] = 0
    count = 1
  }

  /// Forgets the objects beyond the first ones.
  mutating func removeObjects(from first: Int) {
    for number in first..<count { numbers[objects[number]] = 0 }
    count = first
  }

  /// What a word says to a run that has seen the numbered objects: of a reference only which of them it is, or that it is
  /// to none of them.
  @inline(__always) func signature(_ bits: UInt64) -> UInt64 {
    let word = Word(bits: bits)
    guard word.isAnyReference else { return bits }
    let known = numbers[word.index]
    return word.tag << 48 | (known >> 32 == walk ? known & 0xFFFF_FFFF : FootprintWalk.fresh)
  }

  /// Numbers the object that a word refers to, if it is one and has none.
  @inline(__always) mutating func see(_ bits: UInt64, _ signature: UInt64) {
    let word = Word(bits: bits)
    guard word.isAnyReference, signature & 0xFFFF_FFFF == FootprintWalk.fresh else { return }
    numbers[word.index] = walk << 32 | UInt64(count)
    objects[count] = word.index
    count += 1
  }

  /// The number of the object with its header at an index, nil if it has none.
  @inline(__always) func number(of index: Int) -> UInt64? {
    let known = numbers[index]
    return known >> 32 == walk ? known & 0xFFFF_FFFF : nil
  }
}

/// Who may decide a choice of a run, so that it is none.
enum ChoiceDecider {
  case nobody
  /// `MachineConfiguration.nothingHappens`: the first alternative.
  case nothingHappens
  /// The alternative at which a free parameter is held, by the id of its name.
  case parameter(Int32)

  init(code: UInt32) {
    self = code == 0 ? .nobody : code == 1 ? .nothingHappens : .parameter(Int32(bitPattern: code - 2))
  }

  /// UIKit may go either way: no answer is unusual.
  var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }

  var code: UInt32 {
    switch self {
    case .nobody: 0
    case .nothingHappens: 1
    case .parameter(let name): UInt32(bitPattern: name) + 2
    }
  }
}
