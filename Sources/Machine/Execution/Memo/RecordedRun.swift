/// What a run has done up to its end or a checkpoint, in terms of the objects on its path.
///
/// `words[start..<start + blockCount]` are the objects that it has made, those with identity first and in order; the
/// writes follow, two words each: the place and what is there then; of a checkpoint then the registers. A reference to object n of the path has the
/// payload n, one to an object that the run has made `RecordedRun.made | offset from the first`.
struct RecordedRun {
  var start: Int
  var blockCount = 0
  var writeCount = 0
  /// Of a checkpoint: the active calls, with their function values encoded as words are.
  var frames: [Frame] = []
  var registerCount = 0
  var nesting = 0
  /// See `Machine.sketch`.
  var sketch: UInt64 = 0
  /// The instruction that chooses does nothing before, so that the run can go on from it.
  var isResumable = false
  var offerCount: Int
  /// Where events have been offered; their names with arguments, actors, bodies and whether they disturb are the last words.
  var offerSites: [Int] = []
  /// Words that the run has allocated: it needs room for these.
  var allocated = 0
  /// Words that it cannot allocate any more although they are free: what a checkpoint has left out.
  var left: Int
  /// Calls and iterations.
  var fuel: Int
  var instructions: Int
  var status: RunStatus
  var marksStale: Bool
  var lastSite: Int
  var finishedFrame: Int
  var finishedFunction: Int32
  var finishedBranch: Int32
  var violations: [ViolatedProperty]
  var entered: [Int32]
  var marked: [Int32]

  static let made: UInt64 = 1 << 47

  /// Words that the run takes beside what it has written down: its arrays have heads of four words.
  var ownWords: Int {
    MemoryLayout<RecordedRun>.size / 8 + frames.count * MemoryLayout<Frame>.size / 8 + offerSites.count
      + (entered.count + marked.count) / 2 + violations.count * MemoryLayout<ViolatedProperty>.size / 8 + 20
  }

  /// Of the run on a machine.
  init(_ machine: Machine, start: Int, limits: MachineLimits) {
    let core = machine.core
    self.start = start
    left = core.pointee.startLimit - core.pointee.arenaLimit
    offerCount = core.pointee.offerCount
    fuel = limits.fuel - core.pointee.fuel
    instructions = core.pointee.instructions
    status = core.pointee.status
    marksStale = core.pointee.footprint.marksStale
    lastSite = core.pointee.lastSite
    finishedFrame = core.pointee.finishedFrame
    finishedFunction = core.pointee.finishedFunction
    finishedBranch = core.pointee.finishedBranch
    let log = machine.log
    violations = log.violations.map { log.properties[$0] }
    entered = core.pointee.footprint.entered.elements
    marked = core.pointee.footprint.marked.elements
  }
}

/// Writes down what a run has left behind.
///
/// Boxes that nothing holds are left out. Objects with identity are all kept, dead ones too, in order: `deinit`s depend on
/// them.
struct RunRecording {
  private let machine: Machine
  private let walk: FootprintWalk
  /// Per word of the memory that the run has allocated: its offset among the objects that are kept, plus 1.
  private var offsets: [UInt32] = []
  /// Indices of the objects that are kept, in order.
  private var kept: [Int] = []
  private var size = 0
  private(set) var words: [UInt64] = []
  private(set) var isPossible = true

  init(_ machine: Machine, _ walk: FootprintWalk) {
    self.machine = machine
    self.walk = walk
  }

  /// Fills `words`; `isPossible` is false afterwards if something refers to what the run has never seen.
  mutating func write(into run: inout RecordedRun, withFrames: Bool) {
    let core = machine.core
    let first = core.pointee.stateCount
    run.allocated = core.pointee.arenaCount - first + run.left
    offsets = [UInt32](repeating: 0, count: core.pointee.arenaCount - first)
    var index = first
    while index < core.pointee.arenaCount {
      let header = core.pointee.arena[index]
      if core.pointee.tables.identities[Int(Header.type(header))] { keep(index) }
      index += 1 + Header.count(header)
    }
    // Writes may name further boxes, and those still others.
    var writes: [UInt64] = []
    for position in 0..<core.pointee.footprint.writeCount {
      let entry = core.pointee.footprint.writes[position] & ~Footprint.wasRead
      writes.append(place(entry))
      writes.append(encoded(core.pointee.arena[Footprint.place(entry)]))
    }
    let registers = withFrames ? frames(into: &run) : []
    let offers = offers(into: &run)
    var next = 0
    while next < kept.count {
      let index = kept[next]
      next += 1
      words.append(core.pointee.arena[index])
      for offset in 0..<machine.count(at: index) { words.append(encoded(core.pointee.arena[index + 1 + offset])) }
    }
    run.blockCount = words.count
    run.writeCount = writes.count / 2
    words += writes
    words += registers
    words += offers
  }

  /// Puts the places of the offers that are collected into `run` and answers the offers.
  private mutating func offers(into run: inout RecordedRun) -> [UInt64] {
    guard machine.core.pointee.offerMode == .collect else { return [] }
    let offers = machine.log.offers
    run.offerSites = offers.map(\.site)
    return offers.flatMap {
      [
        encoded($0.event.name.bits), encoded($0.event.argument.bits), encoded($0.actor.bits), encoded($0.body.bits),
        $0.disturbs ? 1 : 0,
      ]
    }
  }

  /// Puts the active calls into `run` and answers their registers.
  private mutating func frames(into run: inout RecordedRun) -> [UInt64] {
    let core = machine.core
    run.nesting = core.pointee.nesting
    run.sketch = machine.sketch()
    for index in 0..<core.pointee.frameCount {
      var frame = core.pointee.frames[index]
      frame.closure = Word(bits: encoded(frame.closure.bits))
      run.frames.append(frame)
    }
    run.registerCount = machine.registersInUse
    return (0..<run.registerCount).map { encoded(core.pointee.registers[$0].bits) }
  }

  private mutating func keep(_ index: Int) {
    offsets[index - machine.core.pointee.stateCount] = UInt32(truncatingIfNeeded: size + 1)
    kept.append(index)
    size += 1 + machine.count(at: index)
  }

  private mutating func place(_ entry: UInt64) -> UInt64 {
    let holder = Int(truncatingIfNeeded: entry >> 32)
    guard holder > 0 else { return entry }
    guard let number = walk.number(of: holder) else {
      isPossible = false
      return 0
    }
    return number << 32 | entry & 0xFFFF_FFFF
  }

  private mutating func encoded(_ bits: UInt64) -> UInt64 {
    let word = Word(bits: bits)
    guard word.isAnyReference else { return bits }
    let first = machine.core.pointee.stateCount
    if word.index < first {
      guard let number = walk.number(of: word.index) else {
        isPossible = false
        return bits
      }
      return word.tag << 48 | number
    }
    if offsets[word.index - first] == 0 { keep(word.index) }
    return word.tag << 48 | RecordedRun.made | UInt64(offsets[word.index - first] - 1)
  }
}

extension Machine {
  /// Those of all active calls.
  var registersInUse: Int {
    guard core.pointee.frameCount > 0 else { return 0 }
    return Int(frame.pointee.base) + Int(row(frame.pointee.function).pointee.registerCount)
  }

  /// Does to the memory that has been loaded what a recorded run has done; false when there is no room for it.
  func repeatRun(_ run: UnsafePointer<RecordedRun>, _ words: UnsafePointer<UInt64>, _ objects: UnsafePointer<Int>)
    -> Bool
  {
    let base = core.pointee.arenaCount
    guard base + run.pointee.allocated <= core.pointee.arenaLimit else { return false }
    if run.pointee.marksStale { markStale(arena, base) }
    let source = words + run.pointee.start
    for offset in 0..<run.pointee.blockCount { arena[base + offset] = decoded(source[offset], base, objects) }
    let writes = source + run.pointee.blockCount
    for index in 0..<run.pointee.writeCount {
      let place = writes[2 * index]
      let holder = objects[Int(truncatingIfNeeded: place >> 32)]
      arena[holder + Int(truncatingIfNeeded: place & 0xFFFF_FFFF)] = decoded(writes[2 * index + 1], base, objects)
    }
    let registers = writes + 2 * run.pointee.writeCount
    for index in 0..<run.pointee.registerCount {
      core.pointee.registers[index] = Word(bits: decoded(registers[index], base, objects))
    }
    for index in 0..<run.pointee.frames.count {
      core.pointee.frames[index] = run.pointee.frames[index]
      core.pointee.frames[index].closure = Word(bits: decoded(run.pointee.frames[index].closure.bits, base, objects))
    }
    core.pointee.frameCount = run.pointee.frames.count
    core.pointee.nesting = run.pointee.nesting
    core.pointee.offerCount = run.pointee.offerCount
    core.pointee.arenaCount = base + run.pointee.blockCount
    core.pointee.fuel -= run.pointee.fuel
    core.pointee.instructions += run.pointee.instructions
    core.pointee.status = run.pointee.status
    core.pointee.lastSite = run.pointee.lastSite
    core.pointee.finishedFrame = run.pointee.finishedFrame
    core.pointee.finishedFunction = run.pointee.finishedFunction
    core.pointee.finishedBranch = run.pointee.finishedBranch
    for function in run.pointee.entered { core.pointee.entered[Int(function)] = true }
    for name in run.pointee.marked { core.pointee.marked[Int(name)] = true }
    core.pointee.arenaLimit -= run.pointee.allocated - run.pointee.blockCount
    if !run.pointee.offerSites.isEmpty { repeatOffers(run, registers + run.pointee.registerCount, base, objects) }
    if !run.pointee.violations.isEmpty {
      let log = log
      for property in run.pointee.violations { log.violate(property) }
    }
    return true
  }

  private func repeatOffers(
    _ run: UnsafePointer<RecordedRun>, _ words: UnsafePointer<UInt64>, _ base: Int, _ objects: UnsafePointer<Int>
  ) {
    let log = log
    for (index, site) in run.pointee.offerSites.enumerated() {
      let offer = words + 5 * index
      let parts = (0..<4).map { Word(bits: decoded(offer[$0], base, objects)) }
      log.offers.append(
        RunLog.Offer(
          event: OfferedEvent(name: parts[0], argument: parts[1]), actor: parts[2], body: parts[3],
          disturbs: offer[4] != 0, site: site))
    }
  }

  /// Whether the instruction that is choosing does nothing before it chooses.
  func choosesFirst() -> Bool {
    let frame = self.frame
    let i = core.pointee.tables.code[Int(row(frame.pointee.function).pointee.codeStart) + Int(frame.pointee.pc)]
    switch i.op {
    case .branchFalse, .branchNil: return true
    case .callNative:
      let native = core.pointee.tables.natives[Int(i.n)]
      return native == .choose || native == .mayHappen
    default: return false
    }
  }

  @inline(__always) private func decoded(_ bits: UInt64, _ base: Int, _ objects: UnsafePointer<Int>) -> UInt64 {
    let word = Word(bits: bits)
    guard word.isAnyReference else { return bits }
    let isMade = bits & RecordedRun.made != 0
    let index = isMade ? base + Int(truncatingIfNeeded: bits & (RecordedRun.made - 1)) : objects[word.index]
    return word.tag << 48 | UInt64(index)
  }
}
