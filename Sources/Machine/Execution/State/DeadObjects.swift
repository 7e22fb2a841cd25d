// Which dead objects reference counting would have freed.
//
// Dead are the objects that the strong traversal has not reached. Those that no other dead object holds are freed: their
// `deinit` runs, then what they hold is released, in field order, at once if nothing else holds it. What remains is held
// by a cycle: leaked. Boxes that only garbage of the run holds do not count, they are no owners.
//
// Invariants: `degrees[i]` of a dead object or of a dead box that one holds is the number of strong references to it
// from such objects, `Canonicalizer.released` once it is freed.

extension Machine {
  /// Whether the object at an index has a `deinit` that has not run.
  @inline(__always) func mayDeinitialize(_ index: Int) -> Bool {
    let header = arena[index]
    return header & Header.deinitialized == 0 && typeRow(Header.type(header)).pointee.deinitializerCount > 0
  }

  /// References to an object that is being freed read nil.
  func clearWeakReferences(to index: Int) {
    let word = Word(weak: index).bits
    for place in 0..<core.pointee.arenaCount where arena[place] == word { arena[place] = Word.nil.bits }
  }
}

extension Canonicalizer {
  /// Computes `degrees`, frees what can be freed and lists in `dying` what has a `deinit` to run.
  func findDying() {
    dying.removeAll(keepingCapacity: true)
    countReferences()
    forEachDeadObject { index in
      if degrees[index] == 0 { release(index) }
    }
  }

  /// Runs the `deinit`s of the dying objects, each from the class up to the root.
  func runDeinitializers() {
    for index in dying where machine.isRunning {
      machine.arena[index] |= Header.deinitialized
      machine.clearWeakReferences(to: index)
      let row = machine.typeRow(machine.type(at: index))
      for offset in 0..<Int(row.pointee.deinitializerCount) {
        let function = machine.core.pointee.tables.deinitializers[Int(row.pointee.deinitializerStart) + offset]
        machine.nested(function, Word(reference: index))
      }
    }
  }

  /// Calls the body with each dead object that has identity, in the order of the arena.
  private func forEachDeadObject(_ body: (Int) -> Void) {
    let tables = machine.core.pointee.tables
    var index = tables.globalCount
    while index < machine.core.pointee.arenaCount {
      let header = machine.arena[index]
      if forward[index] == 0 && tables.identities[Int(Header.type(header))] { body(index) }
      index += 1 + Header.count(header)
    }
  }

  private func countReferences() {
    degrees.update(repeating: 0, count: machine.core.pointee.arenaCount)
    work.removeAll(keepingCapacity: true)
    forEachDeadObject { index in
      work.append(index)
      if machine.arena[index] & Header.heldByLeak != 0 { degrees[index] += 1 }
    }
    while let index = work.popLast() {
      for offset in 0..<machine.count(at: index) {
        let word = machine.load(index, offset)
        guard word.isReference, forward[word.index] == 0 else { continue }
        degrees[word.index] += 1
        if degrees[word.index] == 1 && !machine.isIdentity(word) { work.append(word.index) }
      }
    }
  }

  /// Frees a dead object that nothing holds, and what only it held.
  private func release(_ root: Int) {
    free(root)
    while let top = releaseStack.last {
      guard top.next < machine.count(at: top.index) else {
        releaseStack.removeLast()
        continue
      }
      releaseStack[releaseStack.count - 1].next += 1
      let word = machine.load(top.index, top.next)
      guard word.isReference, forward[word.index] == 0 else { continue }
      degrees[word.index] -= 1
      if degrees[word.index] == 0 { free(word.index) }
    }
  }

  private func free(_ index: Int) {
    degrees[index] = Canonicalizer.released
    if machine.mayDeinitialize(index) { dying.append(index) }
    releaseStack.append((index, 0))
  }

  /// Leaked objects that no other kept object holds are held by a cycle that is dropped: they never die.
  func markHeldByLeaks(_ first: Int) {
    for index in first..<outputCount { degrees[index] = 0 }
    var references = RelativeReferences(globals: first)
    forEachKeptObject(from: first) { index, count in
      references.enter(index, in: output)
      for place in (index + 1)..<(index + 1 + count) {
        let word = Word(bits: output[place])
        guard word.isReference else { continue }
        let target = references.target(of: word.bits, from: index, in: output)
        if target >= first { degrees[target] = 1 }
      }
    }
    forEachKeptObject(from: first) { index, _ in
      let isIdentity = machine.core.pointee.tables.identities[Int(Header.type(output[index]))]
      if isIdentity && degrees[index] == 0 { output[index] |= Header.heldByLeak }
    }
  }

  private func forEachKeptObject(from first: Int, _ body: (Int, Int) -> Void) {
    var index = first
    while index < outputCount {
      let count = Header.count(output[index])
      body(index, count)
      index += 1 + count
    }
  }
}
