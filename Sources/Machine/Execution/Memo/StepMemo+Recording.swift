extension StepMemo {
  /// The run that `find` has missed is going to be executed from the memory that a machine has loaded.
  func beginRecording(_ body: Word, _ machine: Machine) {
    let count = machine.core.pointee.stateCount
    machine.core.pointee.footprint.begin(words: count)
    walk.begin(words: count)
    walk.see(body.bits, walk.signature(body.bits))
    node = 0
    followed = 0
    isOver = false
    wordsBefore = words.count
  }

  /// The run that `find` has missed is going to be executed from a fork, to which a machine has repeated it.
  func resumeRecording(_ fork: Fork, _ machine: Machine) {
    let core = machine.core
    let run = runs[fork.checkpoint]
    core.pointee.footprint.begin(words: core.pointee.stateCount)
    for position in 0..<fork.reads {
      machine.noteRead(
        Int(truncatingIfNeeded: path[position] >> 32), Int(truncatingIfNeeded: path[position] & 0xFFFF_FFFF))
    }
    for index in 0..<run.writeCount {
      let place = words[run.start + run.blockCount + 2 * index]
      machine.noteWrite(
        walk.objects[Int(truncatingIfNeeded: place >> 32)], Int(truncatingIfNeeded: place & 0xFFFF_FFFF))
    }
    for function in run.entered { core.pointee.footprint.entered.insert(function) }
    for name in run.marked { core.pointee.footprint.marked.insert(name) }
    core.pointee.footprint.marksStale = run.marksStale
    walk.removeObjects(from: fork.objects)
    node = fork.node
    followed = fork.reads
    isOver = false
    wordsBefore = words.count
  }

  /// The run is about to choose.
  func willChoose(_ arity: Int, _ decider: ChoiceDecider, _ machine: Machine) {
    guard follow(machine) else { return stop(machine) }
    var next = next(after: node)
    if next == 0 {
      let isComparable = machine.core.pointee.nesting == JoinTable.nesting
      var checkpoint: Int?
      if isComparable {
        guard words.count - wordsBefore < Self.wordsOfRun, let made = record(machine, isCheckpoint: true) else {
          return stop(machine, openly: true)
        }
        checkpoint = made
      }
      next = tree.add(
        place: FootprintTree.choice, value: UInt64((checkpoint ?? -1) + 1) << 32 | UInt64(arity))
      tree.chain(next, to: decider.code)
      link(node, to: next)
    }
    guard next & FootprintTree.end == 0, tree.nodes[Int(next)].place == FootprintTree.choice else {
      return stop(machine)
    }
    node = next
  }

  /// The run has chosen.
  func didChoose(_ alternative: Int) {
    var next = tree.nodes[Int(node)].next
    var last: UInt32 = 0
    while next != 0, tree.nodes[Int(next)].value != UInt64(alternative) {
      last = next
      next = tree.nodes[Int(next)].other
    }
    if next == 0 {
      next = tree.add(place: FootprintTree.branch, value: UInt64(alternative))
      if last == 0 { link(node, to: next) } else { tree.chain(last, to: next) }
    }
    node = next
  }

  /// Of this run nothing more is recorded, and nothing is said of how it ends.
  func stop(_ machine: Machine, openly: Bool = false) {
    machine.endFootprint()
    isOver = true
    if openly { link(node, to: Self.open) }
  }

  /// The run that was being recorded is over: keeps it.
  func endRecording(_ machine: Machine) {
    if isOver { return }
    let core = machine.core
    let isWhole = core.pointee.footprint.isRecorded && core.pointee.status != .exhausted
    machine.endFootprint()
    guard follow(machine) else { return }
    guard isWhole, next(after: node) == 0, let run = record(machine, isCheckpoint: false) else {
      return link(node, to: Self.open)
    }
    link(node, to: FootprintTree.end | UInt32(truncatingIfNeeded: run + 1))
  }

  /// Writes down what the run has done so far; nil if that cannot be said.
  private func record(_ machine: Machine, isCheckpoint: Bool) -> Int? {
    var run = RecordedRun(machine, start: words.count, limits: limits)
    if run.status == .running {
      var recording = RunRecording(machine, walk)
      recording.write(into: &run, withFrames: isCheckpoint)
      run.isResumable = isCheckpoint && machine.choosesFirst()
      guard recording.isPossible else { return nil }
      words += recording.words
    }
    runs.append(run)
    runWords += run.ownWords
    return runs.count - 1
  }

  /// Makes the reads since the last time a path of the tree; false when a place has too many values.
  private func follow(_ machine: Machine) -> Bool {
    let core = machine.core
    while followed < core.pointee.footprint.readCount {
      let read = core.pointee.footprint.reads[followed]
      followed += 1
      let holder = Int(truncatingIfNeeded: read >> 32)
      guard let number = holder == 0 ? 0 : walk.number(of: holder) else { return false }
      let bits = memory[Footprint.place(read)]
      let value = walk.signature(bits)
      guard let found = entry(place: number << 32 | read & 0xFFFF_FFFF, value: value) else { return false }
      walk.see(bits, value)
      node = found
    }
    return true
  }

  /// The node for what is found at the place that is read next.
  private func entry(place: UInt64, value: UInt64) -> UInt32? {
    var next = next(after: node)
    if next == 0 {
      let new = tree.add(place: place, value: value)
      link(node, to: new)
      return new
    }
    for _ in 0..<Self.breadth {
      guard next & FootprintTree.end == 0, tree.nodes[Int(next)].place == place else { return nil }
      if tree.nodes[Int(next)].value == value { return next }
      let other = tree.nodes[Int(next)].other
      if other == 0 {
        let new = tree.add(place: place, value: value)
        tree.chain(next, to: new)
        return new
      }
      next = other
    }
    return nil
  }

  private func next(after node: UInt32) -> UInt32 { node == 0 ? table[root].node : tree.nodes[Int(node)].next }

  /// What comes after a node, once and for all.
  private func link(_ node: UInt32, to next: UInt32) {
    guard self.next(after: node) == 0 else { return }
    if node == 0 { table[root].node = next } else { tree.link(node, to: next) }
  }
}
