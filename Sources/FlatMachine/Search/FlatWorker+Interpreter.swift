extension FlatWorker {
  /// Executes code from an instruction to its end.
  func run(from start: Int, _ key: Key, _ id: UInt32) {
    let (code, r) = (self.code, self.registers)
    var at = start
    var turns = 0
    var isCutShort = false
    while true {
      let i = code[at]
      at &+= 1
      let (a, b, c) = (Int(i.a), Int(i.b), Int(i.c))
      switch i.operation {
      case .move: r[a] = r[b]
      case .add: r[a] = r[b] &+ r[c]
      case .subtract: r[a] = r[b] &- r[c]
      case .multiply: r[a] = r[b] &* r[c]
      case .divide: r[a] = r[b] / r[c]
      case .remainder: r[a] = r[b] % r[c]
      case .equal: r[a] = r[b] == r[c] ? 1 : 0
      case .notEqual: r[a] = r[b] != r[c] ? 1 : 0
      case .less: r[a] = r[b] < r[c] ? 1 : 0
      case .lessOrEqual: r[a] = r[b] <= r[c] ? 1 : 0
      case .bitAnd: r[a] = r[b] & r[c]
      case .bitOr: r[a] = r[b] | r[c]
      case .bitXor: r[a] = r[b] ^ r[c]
      case .shiftLeft: r[a] = r[b] &<< r[c]
      case .shiftRight: r[a] = r[b] &>> r[c]
      case .not: r[a] = r[b] == 0 ? 1 : 0
      case .load: r[a] = r[b &+ r[c]]
      case .store: r[a &+ r[b]] = r[c]
      case .jump: at = a
      case .jumpIfZero: if r[b] == 0 { at = a }
      case .jumpIfNotZero: if r[b] != 0 { at = a }
      case .jumpIfEqual: if r[b] == r[c] { at = a }
      case .jumpIfNotEqual: if r[b] != r[c] { at = a }
      case .jumpIfLess: if r[b] < r[c] { at = a }
      case .jumpIfNotLess: if r[b] >= r[c] { at = a }
      case .jumpIfLessOrEqual: if r[b] <= r[c] { at = a }
      case .jumpIfNotLessOrEqual: if r[b] > r[c] { at = a }
      case .turn:
        turns &+= 1
        if turns > FlatModel.turns {
          notes.endless += 1
          turns = 0
          if a < 0 { return }
          flush()
          isCutShort = true
          at = a
        }
      case .begin:
        notes.event = a
        turns = 0
        isCutShort = false
        choices.begin()
      case .emit:
        if !isCutShort { emit(event: a, key, id) }
        undo(event: a)
        if isLooking, foundEvent != nil { return }
        isCutShort = false
        turns = 0
        if choices.isInUse, choices.advance() { at = b } else { notes.event = -1 }
      case .crash:
        crash(trap: b)
        isCutShort = true
        at = a
      case .exclude:
        if a < 0 { return }
        notes.pending.removeAll(keepingCapacity: true)
        isCutShort = true
        at = a
      case .check: check(property: a)
      case .choose: r[a] = choices.next(among: b)
      case .stop:
        notes.violate(compiled.model.properties.count + a, run: 0)
        return
      case .end: return
      }
    }
  }

  @inline(__always)
  private func emit(event: Int, _ key: Key, _ id: UInt32) {
    var successor = key
    notes.transitions &+= 1
    fired[event] &+= 1
    let fits = isReduced ? packNormalised(into: &successor) : pack(event: event, into: &successor)
    if !notes.pending.isEmpty { flush() }
    if !fits { return }
    if isLooking {
      if isWanted(successor) { foundEvent = event }
      return
    }
    let shard = StateID.shard(of: successor.hash)
    buffers[shard].append(Entry(key: successor, parent: id))
  }

  @inline(never)
  private func flush() {
    for property in notes.pending { notes.violate(property, run: choices.run) }
    notes.pending.removeAll(keepingCapacity: true)
  }

  @inline(never)
  private func crash(trap: Int) {
    notes.pending.append(compiled.model.properties.count + trap)
    flush()
    notes.transitions += 1
    notes.crashes += 1
    fired[notes.event] += 1
  }

  @inline(never)
  private func check(property: Int) {
    if notes.event >= 0 { notes.pending.append(property) } else { notes.violate(property, run: 0) }
  }
}

/// The choices of the runs of one event, in order: each run takes the next combination.
struct ChoiceCounter {
  private var taken: [Int] = []
  private var available: [Int] = []
  private var position = 0
  private(set) var run = 0

  /// Whether a choice was made in this run.
  private(set) var isInUse = false

  @inline(__always)
  mutating func begin() {
    if isInUse { reset() }
  }

  @inline(never)
  private mutating func reset() {
    run = 0
    position = 0
    isInUse = false
    taken.removeAll(keepingCapacity: true)
    available.removeAll(keepingCapacity: true)
  }

  mutating func next(among count: Int) -> Int {
    isInUse = true
    if position == taken.count {
      taken.append(0)
      available.append(count)
    }
    position += 1
    return taken[position - 1]
  }

  /// Goes on to the next run; `false` after the last.
  mutating func advance() -> Bool {
    taken.removeSubrange(position...)
    available.removeSubrange(position...)
    position = 0
    run += 1
    while let last = taken.popLast() {
      if last + 1 < available[taken.count] {
        taken.append(last + 1)
        return true
      }
      available.removeLast()
    }
    return false
  }
}
