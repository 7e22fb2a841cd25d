/// Runs of events that have been executed, to be repeated without executing them where a state agrees with all that they
/// have read.
///
/// A path of the tree is a run: what it reads, and between reads the choices that it makes, each with what the run has done
/// up to there, because runs of one step are compared there (`JoinTable`). Where a run comes to something that its
/// footprint cannot tell, the tree says so, and such runs are not recorded again. Without a memo
/// (`MachineLimits.memoWords` 0) everything is executed; the results are the same.
///
/// Unchecked because one system at a time uses it (`MemoPool`).
final class StepMemo: @unchecked Sendable {
  enum Finding {
    /// The run is known: its number.
    case outcome(Int)
    /// The run makes a choice between so many alternatives; `checkpoint` is what it has done before, nil where runs cannot
    /// be compared. `take` goes on.
    case choice(arity: Int, checkpoint: Int?, ChoiceDecider)
    /// Runs that read this are to be executed, and are nothing to keep.
    case open
    /// Not known yet.
    case missing
  }

  /// The runs of one body. Bodies whose runs hardly ever repeat are given up.
  struct Root {
    var node: UInt32 = 0
    var found = 0
    var missed = 0

    var isWorthwhile: Bool { missed < 2_000 || found * 8 > missed }
  }

  /// A choice on the way to where a run is known, from which it can be executed.
  struct Fork {
    var checkpoint: Int
    /// How many choices come before it.
    var position: Int
    /// The node before it, and how many reads and objects there are up to it.
    var node: UInt32
    var reads: Int
    var objects: Int
  }

  let limits: MachineLimits
  var tree = FootprintTree()
  var walk: FootprintWalk
  private var roots: [UInt64: Int] = [:]
  var table: [Root] = []
  /// Where the run that is looked for or recorded belongs.
  var root = 0
  /// The node to which the run has come: when it is looked for, the next one, else the last one that is known.
  var node: UInt32 = 0
  /// When a run is looked for: the last node that it has passed.
  private var last: UInt32 = 0
  /// When a run is looked for: what it has read, as `Footprint.reads`.
  private(set) var path: UnsafeMutablePointer<UInt64>
  private var pathCount = 0
  private var pathCapacity = 1 << 12
  private(set) var fork: Fork?
  /// How many reads of the run that is being recorded are in the tree.
  var followed = 0
  /// Nothing more is to be recorded of this run.
  var isOver = false
  /// How many words there were when the run began to be recorded.
  var wordsBefore = 0
  /// The memory from which the run that is looked for or recorded starts.
  var memory = UnsafeBufferPointer<UInt64>(start: nil, count: 0)
  var runs: [RecordedRun] = []
  var words: [UInt64] = []
  /// Words that `runs` take, roughly.
  var runWords = 0

  /// The number of outcome 0: see `Finding.open`.
  static let open = FootprintTree.end
  /// Words that one run may take: of runs that nest deeply or make much memory, and choose all the time, each checkpoint
  /// would be as large as the whole run.
  static let wordsOfRun = 1 << 15
  /// Values that are kept of one place.
  static let breadth = 48

  init(_ limits: MachineLimits) {
    self.limits = limits
    walk = FootprintWalk(capacity: 1 << 12)
    path = .allocate(capacity: pathCapacity)
  }

  deinit {
    tree.deallocate()
    walk.deallocate()
    path.deallocate()
  }

  /// Begins to look for the run of a function value from a memory; false when it is to be executed.
  func begin(_ body: Word, in memory: UnsafeBufferPointer<UInt64>) -> Bool {
    self.memory = memory
    guard let root = root(body), table[root].isWorthwhile else { return false }
    self.root = root
    walk.begin(words: memory.count)
    walk.see(body.bits, walk.signature(body.bits))
    node = table[root].node
    last = 0
    fork = nil
    pathCount = 0
    if memory.count > pathCapacity {
      path.deallocate()
      pathCapacity = 2 * memory.count
      path = .allocate(capacity: pathCapacity)
    }
    return true
  }

  /// Whether it is to forget what it knows before it learns more.
  var isFull: Bool { tree.memoryWords + words.count + runWords > limits.memoWords }

  /// The memo is full: it learns anew what is needed now. Numbers of runs mean nothing any more.
  func forget() {
    tree.removeAll()
    runs.removeAll()
    runWords = 0
    words.removeAll(keepingCapacity: true)
    for root in table.indices { table[root].node = 0 }
  }

  /// Follows the tree up to the run's end, its next choice, or the end of what is known.
  func find() -> Finding {
    while node != 0 {
      if node & FootprintTree.end != 0 {
        if node == Self.open { return .open }
        table[root].found += 1
        return .outcome(Int(node & ~FootprintTree.end) - 1)
      }
      var entry = tree.nodes + Int(node)
      let place = entry.pointee.place
      if place == FootprintTree.choice { return choice(entry.pointee) }
      let read = UInt64(walk.objects[Int(truncatingIfNeeded: place >> 32)]) << 32 | place & 0xFFFF_FFFF
      let bits = memory[Footprint.place(read)]
      let value = walk.signature(bits)
      while entry.pointee.value != value {
        node = entry.pointee.other
        if node == 0 { return miss() }
        entry = tree.nodes + Int(node)
      }
      walk.see(bits, value)
      path[pathCount] = read
      pathCount += 1
      last = node
      node = entry.pointee.next
    }
    return miss()
  }

  private func choice(_ node: FootprintTree.Node) -> Finding {
    let checkpoint = Int(truncatingIfNeeded: node.value >> 32)
    return .choice(
      arity: Int(truncatingIfNeeded: node.value & 0xFFFF_FFFF), checkpoint: checkpoint > 0 ? checkpoint - 1 : nil,
      ChoiceDecider(code: node.other))
  }

  /// The run can be executed from the choice that `find` has come to, if its checkpoint tells all that is needed.
  func noteFork(_ checkpoint: Int?, position: Int) {
    guard let checkpoint, runs[checkpoint].isResumable else { return }
    fork = Fork(checkpoint: checkpoint, position: position, node: last, reads: pathCount, objects: walk.count)
  }

  /// The choice that `find` has come to has been made.
  func take(_ alternative: Int) {
    var next = tree.nodes[Int(node)].next
    while next != 0, tree.nodes[Int(next)].value != UInt64(alternative) { next = tree.nodes[Int(next)].other }
    last = next
    node = next == 0 ? 0 : tree.nodes[Int(next)].next
  }

  private func miss() -> Finding {
    table[root].missed += 1
    return .missing
  }

  /// Bodies are told apart by their functions, before anything is read.
  private func root(_ body: Word) -> Int? {
    guard body.isReference || body.isPlainFunction else { return nil }
    let key = body.isReference ? memory[body.index + 1] : body.bits
    if let root = roots[key] { return root }
    roots[key] = table.count
    table.append(Root())
    return table.count - 1
  }

  /// Does to the memory that a machine has loaded what a run has done up to its end or a checkpoint; false when it has to
  /// be executed after all.
  /// `objects` are those of its path, by number.
  func repeatRun(_ number: Int, _ machine: Machine, _ objects: UnsafePointer<Int>? = nil) -> Bool {
    words.withUnsafeBufferPointer { words in
      runs.withUnsafeBufferPointer { runs in
        guard let words = words.baseAddress, let runs = runs.baseAddress else { return false }
        return machine.repeatRun(runs + number, words, objects ?? UnsafePointer(walk.objects))
      }
    }
  }
}
