import Synchronization

/// What every run of a program begins with: globals whose values nobody can tell from later ones, found and initialised
/// once for all machines of an image.
final class ConstantGlobals: Sendable {
  /// Memory as it is when the program begins.
  struct Start: Sendable {
    /// Globals, then the objects that they hold.
    var words: [UInt64] = []
    /// Functions and branches of code under test that have been entered, as in `Core.entered`.
    var entered: [Int] = []
  }

  /// By whether constants are initialised (`MachineLimits.initialisesConstants`).
  private let starts = Mutex<[Bool: Start]>([:])

  /// What `make` answers the first time.
  func start(initialised: Bool, _ make: () -> Start) -> Start {
    starts.withLock { starts in
      if let start = starts[initialised] { return start }
      let start = make()
      starts[initialised] = start
      return start
    }
  }
}

// A `static let` is initialised by its first use, so that states differ in which of them have been used, and each of them
// can double their number. Where nobody can notice when an initialiser runs, it runs at the beginning.
//
// Why that changes nothing that is looked at: the initialiser of a constant is deterministic, reads no other global, writes
// nothing but its own, does not ask for the place that executes, and chooses, checks and traps nowhere. Map
// each state of the lazy machine to the state in which all constants have their values: a step reads the same values in
// both, because an uninitialised constant gets its value before it is read, so the two machines are bisimilar, and the map
// is onto. Objects of code under test are left to their first use, since rules ask whether they existed before a step.
// Slow twin and planted fault: `ConstantGlobalsTests`.
extension Workspace {
  /// Puts what every run begins with into memory, which is no work of the run, and answers how many words there are.
  func loadStart() -> Int {
    let (work, fuel, instructions) = (core.pointee.work, core.pointee.fuel, core.pointee.instructions)
    let start = image.constants.start(initialised: limits.initialisesConstants, makeStart)
    start.words.withUnsafeBufferPointer { words in
      if let words = words.baseAddress { core.pointee.arena.update(from: words, count: start.words.count) }
    }
    for place in start.entered { core.pointee.entered[place] = true }
    (core.pointee.work, core.pointee.fuel, core.pointee.instructions) = (work, fuel, instructions)
    return start.words.count
  }

  private func makeStart() -> ConstantGlobals.Start {
    let saved = Array(UnsafeBufferPointer(start: core.pointee.entered, count: image.markCount))
    core.pointee.entered.update(repeating: false, count: image.markCount)
    loadGlobals()
    initializeConstants()
    let marks = UnsafeBufferPointer(start: core.pointee.entered, count: image.markCount)
    let start = ConstantGlobals.Start(
      words: Array(UnsafeBufferPointer(start: core.pointee.arena, count: core.pointee.arenaCount)),
      entered: marks.indices.filter { marks[$0] })
    core.pointee.entered.update(from: saved, count: saved.count)
    return start
  }

  /// Initialises what is constant. The globals are as a program finds them, and nothing else is in memory.
  private func initializeConstants() {
    let isTracing = core.pointee.isTracing
    core.pointee.isTracing = false
    for global in image.eagerGlobals { machine.initializeToEnd(global) }
    if limits.initialisesConstants {
      for global in findConstants() { machine.initializeToEnd(global) }
    }
    core.pointee.isTracing = isTracing
    core.pointee.lastSite = -1
  }

  private func findConstants() -> [Int] {
    let globals = image.program.globals
    return globals.indices.filter {
      globals[$0].initializer >= 0 && Word(bits: core.pointee.arena[$0]).isUninitialized && isConstant($0)
    }
  }

  /// Runs the initialiser after two different places, which it must not notice, and takes back what it has done.
  private func isConstant(_ global: Int) -> Bool {
    guard let first = value(of: global, after: -1) else { return false }
    return first == value(of: global, after: 0)
  }

  /// What the initialiser writes to its global and to new memory; nil where it does more than that.
  private func value(of global: Int, after site: Int) -> [UInt64]? {
    let before = core.pointee
    let memory = Array(UnsafeBufferPointer(start: before.arena, count: before.arenaCount))
    let marks = Array(UnsafeBufferPointer(start: before.entered, count: image.markCount))
    core.pointee.isHypothetical = true
    core.pointee.lastSite = site
    core.pointee.footprint.begin(words: before.stateCount)
    machine.initializeToEnd(global)
    var value: [UInt64]?
    if machine.isRunning, touchesOnly(global), isConstant(core.pointee.arena[global]) {
      let new = UnsafeBufferPointer(start: core.pointee.arena, count: core.pointee.arenaCount)[memory.count...]
      value = [core.pointee.arena[global]] + new
    }
    let footprint = core.pointee.footprint
    core.pointee = before
    core.pointee.footprint = footprint
    machine.endFootprint()
    core.pointee.arena.update(from: memory, count: memory.count)
    core.pointee.entered.update(from: marks, count: marks.count)
    return value
  }

  /// Whether the run that is recorded has read and written nothing but the global. Others may change before the first use.
  private func touchesOnly(_ global: Int) -> Bool {
    let footprint = core.pointee.footprint
    guard footprint.isRecorded, !footprint.marksStale else { return false }
    let reads = UnsafeBufferPointer(start: footprint.reads, count: footprint.readCount)
    let writes = UnsafeBufferPointer(start: footprint.writes, count: footprint.writeCount)
    return reads.allSatisfy { $0 == global }
      && writes.allSatisfy { $0 & ~Footprint.wasRead == global }
  }

  /// Whether the value holds no object of code under test, and no object that may hold one in turn. Few levels are looked
  /// at: objects may hold each other in a circle.
  private func isConstant(_ bits: UInt64, levels: Int = 8) -> Bool {
    let word = Word(bits: bits)
    guard word.isAnyReference else { return true }
    guard word.isReference, levels > 0 else { return false }
    if machine.isIdentity(word) && machine.typeRow(machine.type(at: word.index)).pointee.isSubject { return false }
    return (0..<machine.count(at: word.index)).allSatisfy {
      isConstant(machine.load(word.index, $0).bits, levels: levels - 1)
    }
  }
}
