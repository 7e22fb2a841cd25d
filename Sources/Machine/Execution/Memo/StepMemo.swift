/// Runs of events that have been executed, to be repeated without executing them where a state agrees with all that they
/// have read.
///
/// Only runs that make no choices are kept: `JoinTable` compares what several runs of one step have not read, too. Where a
/// run comes to a choice, or to something else that its footprint cannot tell, the tree says so, and such runs are not
/// recorded again. Without a memo (`MachineLimits.memoWords` 0) everything is executed; the results are the same.
final class StepMemo {
  enum Finding {
    case outcome(Int)
    /// Runs that read this are to be executed, and are nothing to keep.
    case open
    /// Not known yet.
    case missing
  }

  /// The runs of one body. Bodies whose runs hardly ever repeat are given up.
  private struct Root {
    var node: UInt32 = 0
    var found = 0
    var missed = 0

    var isWorthwhile: Bool { missed < 400 || found * 4 > missed }
  }

  private let machine: Machine
  private let limit: Int
  private var tree = FootprintTree()
  private var walk: FootprintWalk
  private var roots: [UInt64: Int] = [:]
  private var table: [Root] = []
  private var root = 0
  private var runs: [RecordedRun] = []
  private var words: [UInt64] = []

  /// The number of outcome 0: see `Finding.open`.
  private static let open = FootprintTree.end
  /// Values that are kept of one place.
  private static let breadth = 48

  init(_ machine: Machine, limits: MachineLimits) {
    self.machine = machine
    limit = limits.memoWords
    walk = FootprintWalk(capacity: 1 << 12)
  }

  deinit {
    tree.deallocate()
    walk.deallocate()
  }

  /// Looks for the run of an event's body from a memory of so many words.
  func find(_ body: Word, in memory: UnsafePointer<UInt64>, count: Int) -> Finding {
    guard let root = root(of: body, memory), table[root].isWorthwhile else { return .open }
    self.root = root
    walk.begin(words: count)
    walk.see(body.bits, walk.signature(body.bits))
    var next = table[root].node
    while next != 0 {
      if next & FootprintTree.end != 0 {
        if next == Self.open { return .open }
        table[root].found += 1
        return .outcome(Int(next & ~FootprintTree.end) - 1)
      }
      var node = tree.nodes + Int(next)
      let place = node.pointee.place
      let holder = walk.objects[Int(truncatingIfNeeded: place >> 32)]
      let bits = memory[holder + Int(truncatingIfNeeded: place & 0xFFFF_FFFF)]
      let value = walk.signature(bits)
      while node.pointee.value != value {
        if node.pointee.other == 0 { return miss() }
        node = tree.nodes + Int(node.pointee.other)
      }
      walk.see(bits, value)
      next = node.pointee.next
    }
    return miss()
  }

  private func miss() -> Finding {
    table[root].missed += 1
    return tree.memoryWords + words.count < limit ? .missing : .open
  }

  private func root(of body: Word, _ memory: UnsafePointer<UInt64>) -> Int? {
    guard machine.isFunction(body) else { return nil }
    let key = body.isReference ? memory[body.index + 1] : body.bits
    if let root = roots[key] { return root }
    roots[key] = table.count
    table.append(Root())
    return table.count - 1
  }

  /// Repeats a run that `find` has found in the memory that has been loaded; false when it has to be executed after all.
  func repeatRun(_ outcome: Int) -> Bool {
    words.withUnsafeBufferPointer { words in
      words.baseAddress.map { machine.repeatRun(runs[outcome], $0, walk.objects) } ?? false
    }
  }

  /// Keeps the run that has just been executed and recorded from a memory, after `find` has missed it.
  func keep(_ body: Word, in memory: UnsafePointer<UInt64>) {
    let core = machine.core
    let isWhole = core.pointee.footprint.isRecorded && core.pointee.status != .exhausted
    core.pointee.footprint.isRecorded = false
    walk.begin(words: core.pointee.stateCount)
    walk.see(body.bits, walk.signature(body.bits))
    guard let last = follow(memory) else { return }
    guard isWhole else { return link(last, to: Self.open) }
    var run = RecordedRun(machine, start: words.count)
    if run.status == .running || run.status == .stopped {
      var recording = RunRecording(machine, walk)
      recording.write(into: &run)
      guard recording.isPossible else { return link(last, to: Self.open) }
      words += recording.words
    }
    runs.append(run)
    link(last, to: FootprintTree.end | UInt32(truncatingIfNeeded: runs.count))
  }

  /// Makes the recorded reads a path of the tree and answers its last node, 0 when nothing was read; nil when a place has
  /// too many values.
  private func follow(_ memory: UnsafePointer<UInt64>) -> UInt32? {
    let core = machine.core
    var last: UInt32 = 0
    for position in 0..<core.pointee.footprint.readCount {
      let read = core.pointee.footprint.reads[position]
      let holder = Int(truncatingIfNeeded: read >> 32)
      guard let number = holder == 0 ? 0 : walk.number(of: holder) else { return nil }
      let bits = memory[Footprint.place(read)]
      let value = walk.signature(bits)
      guard let node = node(after: last, place: number << 32 | read & 0xFFFF_FFFF, value: value) else { return nil }
      walk.see(bits, value)
      last = node
    }
    return last
  }

  /// The node for what is found at the place that is read next.
  private func node(after last: UInt32, place: UInt64, value: UInt64) -> UInt32? {
    var next = last == 0 ? table[root].node : tree.nodes[Int(last)].next
    if next == 0 {
      let new = tree.add(place: place, value: value)
      link(last, to: new)
      return new
    }
    var breadth = 0
    while true {
      guard next & FootprintTree.end == 0, tree.nodes[Int(next)].place == place, breadth < Self.breadth else { return nil }
      if tree.nodes[Int(next)].value == value { return next }
      if tree.nodes[Int(next)].other == 0 {
        let new = tree.add(place: place, value: value)
        tree.nodes[Int(next)].other = new
        return new
      }
      next = tree.nodes[Int(next)].other
      breadth += 1
    }
  }

  private func link(_ last: UInt32, to next: UInt32) {
    if last == 0 { table[root].node = next } else { tree.nodes[Int(last)].next = next }
  }
}
