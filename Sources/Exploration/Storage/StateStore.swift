/// Every distinct state, numbered in the order of discovery, with its parent and the step that led to it.
///
/// An exact set: states are kept as the numbers that stand for them (`StatePacker`), which are equal exactly when the
/// states are.
///
/// Invariants: run i of `states` stands for state i, `parents[i]` and `labels[i]` say how it was found first.
struct StateStore {
  enum Insertion {
    case known(UInt32)
    case new(UInt32)
    /// The state is new and the store holds as many as it may.
    case refused
  }

  static let noParent = UInt32.max
  /// State numbers and `state + 1` fit 32 bits, and `noParent` is no state.
  static let largestCount = Int(UInt32.max) - 1

  private var packer: StatePacker
  private var states: RunTable<UInt32>
  private var parents = GrowingBuffer<UInt32>()
  private var labels = LabelList()
  private let maximumCount: Int
  private let tableRoom: Int

  /// `tagMask`: bits of hashes that are used: all, but in tests that force collisions; `tableRoom`: elements of one table
  /// with which the store is full, less than it can number.
  init(maximumCount: Int, tagMask: UInt32, tableRoom: Int = RunTable<UInt32>.room) {
    self.maximumCount = min(maximumCount, Self.largestCount)
    self.tableRoom = tableRoom
    packer = StatePacker(tagMask: tagMask)
    states = RunTable(tagMask: tagMask)
  }

  var count: Int { states.count }

  /// Bytes of memory that the store occupies.
  var bytes: Int { packer.bytes + states.bytes + parents.bytes + labels.bytes }

  /// The state by which a state was found first; `noParent` for initial states.
  func parent(of state: Int) -> UInt32 { parents[state] }

  /// The step by which a state was found first.
  func label(of state: Int) -> StepLabel { labels[state] }

  /// Puts the words of state `index` in place of those in `words`. O(words).
  func copyWords(of index: Int, to words: inout [UInt64]) {
    words.removeAll(keepingCapacity: true)
    packer.unpack(states[UInt32(truncatingIfNeeded: index)], into: &words)
  }

  /// Whether a table has no room for what one more state may bring.
  private var isCrowded: Bool { max(states.elementCount, packer.largestElementCount) > tableRoom }

  /// Finds a state or adds it. Amortised O(words).
  mutating func insert(_ words: UnsafeBufferPointer<UInt64>, parent: UInt32, label: StepLabel) -> Insertion {
    // What `pack` answers stays as it is until the next state is packed.
    let packed = packer.pack(words)
    switch states.place(of: packed) {
    case .known(let index): return .known(index)
    case .free(let bucket):
      guard states.count < maximumCount, !isCrowded else { return .refused }
      parents.append(parent)
      labels.append(label)
      return .new(states.add(packed, at: bucket))
    }
  }
}
