/// Receives what a system emits and keeps what an exploration needs of it.
///
/// One per exploration, a local variable of `Explorer.run`: nothing else touches its store while it is appended to.
struct Recorder: SuccessorSink {
  enum Phase { case initial, inspecting, expanding }

  /// Which steps of a state are taken.
  enum Pass {
    case calm
    /// So many disturbances each, from 1 to `StepDisturbances.most`.
    case disturbing(Int)
    /// Calm ones, with the next level.
    case putOff

    /// The levels between the state and what the steps lead to.
    var levels: Int {
      switch self {
      case .calm: 0
      case .disturbing(let count): count
      case .putOff: 1
      }
    }
    /// Where the steps are logged.
    fileprivate var log: Int {
      switch self {
      case .calm: 0
      case .disturbing(let count): count
      case .putOff: StepDisturbances.most + 1
      }
    }
  }

  var store: StateStore
  /// By pass: in each, sources ascend.
  private(set) var logs: [StepLogs]
  var traits: [StateTraits] = []
  var transitions = 0
  var crashes = 0
  /// Whether a new state was refused.
  var isFull = false

  var phase = Phase.initial
  private var pass = Pass.calm
  /// The state that is being inspected or expanded.
  var source = StateStore.noParent
  /// Disturbances of the runs that are being found.
  private(set) var level = 0
  /// Steps of the run by which the source was found.
  private(set) var length = 0
  /// States that were judged so far: the first ones.
  private(set) var visited = 0
  /// States with steps that wait for one of the next levels.
  private(set) var heldBack = 0
  /// Whether there may be initial states of one of the next levels.
  private(set) var holdsBackInitialStates = false
  /// Whether states that need no disturbance were put off: their level is then taken for one more.
  private(set) var hasPutOff = false
  /// The least number of disturbances of an ordering that was left out.
  private(set) var openLevel: Int?
  /// Violations announced for the step that comes next.
  var announced: [UInt32] = []
  var ledger = ViolationLedger()
  var cutShort = IncompleteLedger()
  var firstCrash: (state: UInt32, label: StepLabel)?
  let options: SearchOptions

  init(_ options: SearchOptions) {
    store = StateStore(
      maximumCount: options.maximumStates ?? .max, tagMask: options.tagMask,
      tableRoom: options.tableRoom)
    self.options = options
    logs = (0..<StepDisturbances.most + 2).map { _ in StepLogs(options) }
  }

  var memoryWords: Int { logs.reduce((store.bytes + traits.capacity) / 8) { $0 + $1.memoryWords } }

  /// What calm steps lead to.
  var calmEdges: [EdgeLog] { [Pass.calm, .putOff].map { logs[$0.log].edges } }

  /// Whether there are steps or initial states that wait for one of the next levels.
  var hasHeldBack: Bool { heldBack > 0 || holdsBackInitialStates }

  /// What comes next are the initial states of a level.
  mutating func beginInitialStates(of level: Int) {
    phase = .initial
    source = StateStore.noParent
    self.level = level
    length = 0
    holdsBackInitialStates = false
  }

  /// What comes next are states that runs of so many steps lead to, and what they lead to by runs of the level.
  mutating func beginLayer(level: Int, length: Int) {
    self.level = level
    self.length = length
  }

  mutating func beginInspection(of state: Int) {
    source = UInt32(truncatingIfNeeded: state)
    phase = .inspecting
    visited = state + 1
  }

  mutating func beginExpansion(of state: Int, _ pass: Pass) {
    source = UInt32(truncatingIfNeeded: state)
    phase = .expanding
    self.pass = pass
    logs[pass.log].beginSource(state)
    if pass.levels > 0 {
      traits[state].remove(.heldBack)
      heldBack -= 1
    }
  }

  /// Violations that no step followed belong to the state itself: none is lost.
  mutating func endExpansion() {
    if announced.isEmpty { return }
    let rank = RunRank(disturbances: level - (phase == .expanding ? pass.levels : 0), length: length)
    for property in announced where source != StateStore.noParent {
      ledger.record(property, at: source, step: nil, rank)
      logs[0].blame(state: source, property)
    }
    announced.removeAll(keepingCapacity: true)
  }

  mutating func ends() { traits[Int(source)].formUnion(.ended) }

  mutating func holdsBack() {
    guard options.countsDisturbances else { return }
    if phase == .initial { holdsBackInitialStates = true }
    guard phase == .expanding, !traits[Int(source)].contains(.heldBack) else { return }
    traits[Int(source)].formUnion(.heldBack)
    heldBack += 1
  }

  /// The calm steps of the state are taken with the next level.
  mutating func putOff(_ state: Int) {
    traits[state].formUnion([.heldBack, .putOff])
    heldBack += 1
    hasPutOff = true
  }

  /// Something that leaves a state is not known: it was not expanded, or a step was cut short.
  mutating func leaveOpen(_ state: Int) {
    traits[state].formUnion(.open)
    if openLevel == nil { openLevel = level }
  }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    let target: UInt32
    switch store.insert(state, parent: source, label: label) {
    case .known(let index): target = index
    case .new(let index):
      target = index
      traits.append([])
    case .refused:
      isFull = true
      refuse(label)
      return
    }
    if phase == .initial {
      if !announced.isEmpty { blame(state: target) }
      return
    }
    transitions += 1
    traits[Int(source)].formUnion([.hasStep, .hasSuccessor])
    logs[pass.log].append(target: target, label, announced)
    if !announced.isEmpty { blame(step: label) }
  }

  mutating func crash(label: StepLabel) {
    guard phase == .expanding else { return }
    transitions += 1
    crashes += 1
    if firstCrash == nil { firstCrash = (source, label) }
    logs[pass.log].appendCrash(label, announced)
    traits[Int(source)].formUnion(.hasStep)
    blame(step: label)
  }

  mutating func violation(_ property: UInt32) {
    if phase == .inspecting {
      ledger.record(property, at: source, step: nil, RunRank(disturbances: level, length: length))
      logs[0].blame(state: source, property)
    } else {
      announced.append(property)
    }
  }

  mutating func events(_ list: UInt32) {
    if phase == .expanding { logs[pass.log].events(list) }
  }

  mutating func incomplete(_ reason: UInt32) {
    if phase != .initial {
      leaveOpen(Int(source))
    } else if openLevel == nil {
      openLevel = level
    }
    cutShort.record(reason, at: phase == .initial ? 0 : source)
  }

  @inline(never)
  mutating func refuse(_ label: StepLabel) {
    if openLevel == nil { openLevel = level }
    guard phase == .expanding else {
      announced.removeAll(keepingCapacity: true)
      return
    }
    transitions += 1
    traits[Int(source)].formUnion([.hasStep, .hasSuccessor, .open])
    blame(step: label)
  }

  @inline(never)
  mutating func blame(step label: StepLabel) {
    let rank = RunRank(disturbances: level, length: length + 1)
    for property in announced { ledger.record(property, at: source, step: label, rank) }
    announced.removeAll(keepingCapacity: true)
  }

  @inline(never)
  mutating func blame(state: UInt32) {
    for property in announced {
      ledger.record(property, at: state, step: nil, RunRank(disturbances: level, length: 0))
      logs[0].blame(state: state, property)
    }
    announced.removeAll(keepingCapacity: true)
  }
}
