/// The memory of one machine: allocates a `Core` and its buffers, loads states, runs one run at a time.
///
/// Used by one thread at a time. Nothing is allocated per run once the Swift collections in `RunLog` have grown.
final class Workspace {
  let image: ProgramImage
  let limits: MachineLimits
  let core: UnsafeMutablePointer<Core>
  let log: RunLog
  let canonicalizer: Canonicalizer
  var machine: Machine { Machine(core) }
  /// The arena after `offerEvents`, from which the runs of every event start.
  let offered: UnsafeMutablePointer<UInt64>
  private(set) var offeredCount = 0
  /// Words that offering has allocated and that are not among these.
  private var offeredLeft = 0
  /// A state as `decoded` has written it, and room for how many words.
  private var source: UnsafeMutablePointer<UInt64>
  private var sourceCapacity: Int
  /// The lists of events that states have offered.
  let offerLists = OfferLists()
  /// Where `offerEvents` chooses, its offers by number, each of the first run that has one: the names of a state's events.
  var chosenOffers: [RunLog.Offer] = []
  /// How many runs have been repeated instead of executed.
  var repeatedRuns = 0
  private(set) var isJoining = false
  /// See `MachineConfiguration.countsAnswers`.
  var countsAnswers = false
  private var order: RunOrder
  /// The choices of the runs that have been delivered: the numbers in their labels.
  let sequences = ChoiceSequences()
  /// `core.work` when the step began.
  private(set) var workBeforeStep = 0
  /// See `MachineConfiguration.isCancelled`.
  var isCancelled: (@Sendable () -> Bool)?
  /// `core.work` when `isCancelled` was last asked.
  private var workWhenAsked = 0
  /// See `MachineLimits.work`.
  var workLimit: Int

  init(_ image: ProgramImage, limits: MachineLimits, fixed: [String: Int], properties: PropertyTable) {
    self.image = image
    self.limits = limits
    workLimit = limits.work
    order = RunOrder(limits: limits, sequences: sequences)
    log = RunLog(image: image, properties: properties)
    log.presumes = limits.presumesValues
    core = .allocate(capacity: 1)
    let arenaCapacity = 2 * limits.arenaWords + 1 << 16
    let registerLimit = limits.callDepth * 64
    let names = max(image.program.names.count, 1)
    core.initialize(
      to: Core(
        tables: image.tables, arena: .allocate(capacity: arenaCapacity), arenaLimit: limits.arenaWords,
        registers: .allocate(capacity: registerLimit + 1 << 17), registerLimit: registerLimit,
        frames: .allocate(capacity: limits.callDepth + 1), frameLimit: limits.callDepth,
        nestingLimit: limits.nesting, choices: .allocate(capacity: limits.choices), choiceLimit: limits.choices,
        fixedParameters: .allocate(capacity: names), marked: .allocate(capacity: names),
        entered: .allocate(capacity: image.markCount), log: Unmanaged.passUnretained(log)))
    core.pointee.fuel = limits.fuel
    core.pointee.presumesValues = limits.presumesValues
    core.pointee.fixedParameters.initialize(repeating: -1, count: names)
    core.pointee.marked.initialize(repeating: false, count: names)
    core.pointee.entered.initialize(repeating: false, count: image.markCount)
    for (name, value) in fixed {
      if let id = image.nameIDs[name] { core.pointee.fixedParameters[Int(id)] = Int32(clamping: value) }
    }
    offered = .allocate(capacity: limits.arenaWords)
    sourceCapacity = limits.stateWords
    source = .allocate(capacity: sourceCapacity)
    canonicalizer = Canonicalizer(Machine(core), limits: limits)
    core.pointee.footprint.decisions = limits.decisions
    core.pointee.footprint.allocateMarks(places: image.markCount, names: names)
    if limits.joinWords > 0 { log.joins = JoinTable(Machine(core), limits: limits) }
  }

  deinit {
    let core = self.core.pointee
    core.arena.deallocate()
    core.registers.deallocate()
    core.frames.deallocate()
    core.footprint.deallocate()
    core.choices.deallocate()
    core.fixedParameters.deallocate()
    core.marked.deallocate()
    core.entered.deallocate()
    offered.deallocate()
    source.deallocate()
    self.core.deallocate()
  }

  /// Names of the rules that have been checked and the limits that have been met so far, sorted.
  var marks: [String] {
    image.program.names.indices.filter { core.pointee.marked[$0] }.map { image.program.names[$0] }.sorted()
  }

  /// The functions of code under test that have run so far.
  var enteredFunctions: Set<Int32> {
    Set(image.program.functions.indices.lazy.filter { self.core.pointee.entered[$0] }.map(Int32.init))
  }

  /// The branches of code under test that have begun so far.
  var enteredBranches: Set<Int> {
    let first = image.program.functions.count
    return Set(image.program.branches.indices.lazy.filter { self.core.pointee.entered[first + $0] })
  }

  /// Starts the first run of a step: no choices are prescribed. `isJoining`: runs that repeat others are given up, which
  /// is allowed when a run is one call of the program.
  func beginStep(isJoining: Bool) {
    self.isJoining = isJoining
    log.joins?.clear()
    order.clear()
    workBeforeStep = core.pointee.work
    core.pointee.choiceCount = 0
    core.pointee.choicePosition = 0
  }

  /// Whether everything is to end: asked after every few hundredths of a second of work.
  func isInterrupted() -> Bool {
    guard let isCancelled, core.pointee.work - workWhenAsked >= Self.patience else { return false }
    workWhenAsked = core.pointee.work
    return isCancelled()
  }

  /// Work between two questions.
  private static let patience = 1 << 18

  /// Moves on to the choices of the step's next run; false when there is none.
  func nextRun() -> Bool { order.advance(machine) }

  /// A state as it is in memory: see `RelativeReferences`. Valid until another state is decoded.
  func decoded(_ state: UnsafeBufferPointer<UInt64>) -> UnsafeBufferPointer<UInt64> {
    if state.count > sourceCapacity {
      source.deallocate()
      sourceCapacity = 2 * state.count
      source = .allocate(capacity: sourceCapacity)
    }
    RelativeReferences.decode(state, globals: image.tables.globalCount, into: source)
    return UnsafeBufferPointer(start: source, count: state.count)
  }

  /// Starts a run from a decoded state.
  func load(_ state: UnsafeBufferPointer<UInt64>) {
    if let words = state.baseAddress { core.pointee.arena.update(from: words, count: state.count) }
    reset(arenaCount: state.count)
  }

  /// Starts a run from nothing.
  func loadEmpty() { reset(arenaCount: loadStart()) }

  /// Globals without an initialiser are nil, those that need code to run uninitialised.
  func loadGlobals() {
    let tables = image.tables
    for global in 0..<tables.globalCount {
      core.pointee.arena[global] = tables.globals[global] >= 0 ? Word.uninitialized.bits : Word.nil.bits
    }
    reset(arenaCount: tables.globalCount)
  }

  /// Remembers the arena as it is, for `loadOffered`.
  func saveOffered() {
    offeredCount = core.pointee.arenaCount
    offeredLeft = core.pointee.startLimit - core.pointee.arenaLimit
    offered.update(from: core.pointee.arena, count: offeredCount)
  }

  /// Starts a run from the arena that `saveOffered` remembered.
  func loadOffered() {
    core.pointee.work += work(words: offeredCount + offeredLeft)
    rewindToOffers()
  }

  /// The run begins again where `loadOffered` has put it.
  func rewindToOffers() {
    core.pointee.arena.update(from: offered, count: offeredCount)
    rewind(arenaCount: offeredCount, left: offeredLeft)
  }

  private func reset(arenaCount: Int) {
    core.pointee.work += work(words: arenaCount)
    rewind(arenaCount: arenaCount, left: 0)
  }

  /// The work of the run that is over and of loading so many words.
  private func work(words: Int) -> Int {
    limits.fuel - core.pointee.fuel + core.pointee.instructions >> 3 + 16 + words >> 4
  }

  /// The run begins with so many words of memory, of which it cannot use some more.
  private func rewind(arenaCount: Int, left: Int) {
    core.pointee.arenaLimit = limits.arenaWords - left
    core.pointee.startLimit = core.pointee.arenaLimit
    core.pointee.arenaCount = arenaCount
    core.pointee.stateCount = arenaCount
    core.pointee.frameCount = 0
    core.pointee.nesting = 0
    core.pointee.joinNesting = isJoining ? JoinTable.nesting : -1
    core.pointee.status = .running
    core.pointee.fuel = limits.fuel
    core.pointee.instructions = 0
    core.pointee.choicePosition = 0
    core.pointee.offerMode = .ignore
    core.pointee.offerCount = 0
    core.pointee.lastSite = -1
    core.pointee.finishedFrame = -1
    log.clear()
  }

  /// Calls a function of the program that takes no arguments; nil when the run stops inside or there is none.
  @discardableResult func call(_ function: Int32) -> Word? {
    function >= 0 ? machine.nested(function) : nil
  }

  /// The canonical state after the run, nil when the run has ended otherwise.
  func finish() -> UnsafeBufferPointer<UInt64>? {
    core.pointee.joinNesting = -1
    if core.pointee.status == .stopped {
      core.pointee.status = .running
      core.pointee.frameCount = 0
      core.pointee.nesting = 0
    }
    guard core.pointee.status == .running else { return nil }
    return canonicalizer.canonicalize()
  }
}
