/// Receives what a system emits and keeps what an exploration needs of it.
///
/// One per exploration, a local variable of `Explorer.run`: nothing else touches its store while it is appended to.
struct Recorder: SuccessorSink {
  /// What is known of a state besides its words.
  struct Traits: OptionSet {
    var rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    static var settled: Traits { Traits(rawValue: 1) }
    /// Something that leaves the state is unknown: it was not expanded, or a step was cut short or refused.
    static var open: Traits { Traits(rawValue: 2) }
    static var hasStep: Traits { Traits(rawValue: 4) }
    static var hasSuccessor: Traits { Traits(rawValue: 8) }
  }

  enum Phase { case initial, inspecting, expanding }

  var store: StateStore
  var edges = EdgeLog()
  var steps = StepList()
  var traits: [Traits] = []
  var transitions = 0
  var crashes = 0
  /// Whether a new state was refused.
  var isFull = false
  let recordsEdges: Bool
  /// Every step; `nil` when they are not kept.
  var everyStep: RecordedSteps?
  let recordsSteps: Bool

  var phase = Phase.initial
  /// The state that is being inspected or expanded, and its distance from the initial states.
  var source = StateStore.noParent
  var depth = 0
  /// Violations announced for the step that comes next.
  var announced: [UInt32] = []
  var ledger = ViolationLedger()
  var cutShort = IncompleteLedger()
  var firstCrash: (state: UInt32, label: StepLabel)?

  init(_ options: SearchOptions) {
    store = StateStore(
      maximumCount: options.maximumStates ?? .max, tagMask: options.tagMask,
      tableRoom: options.tableRoom)
    recordsEdges = options.findsStuckStates
    everyStep = options.recordsSteps ? RecordedSteps() : nil
    recordsSteps = options.findsStuckStates && options.findsFairCycles
  }

  var memoryWords: Int {
    (store.bytes + edges.bytes + traits.capacity) / 8 + steps.memoryWords + (everyStep?.memoryWords ?? 0)
  }

  mutating func beginInspection(of state: Int, depth: Int) {
    source = UInt32(truncatingIfNeeded: state)
    self.depth = depth
    phase = .inspecting
  }

  mutating func beginExpansion() {
    phase = .expanding
    if recordsEdges { edges.beginSource() }
    everyStep?.beginSource(Int(source))
    if recordsSteps { steps.beginSource() }
  }

  /// Violations that no step followed belong to the state itself: none is lost.
  mutating func endExpansion() {
    if announced.isEmpty { return }
    for property in announced where source != StateStore.noParent {
      ledger.record(property, at: source, step: nil, length: depth)
      everyStep?.blame(state: source, property)
    }
    announced.removeAll(keepingCapacity: true)
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
    if recordsEdges { edges.append(target: target) }
    everyStep?.append(target: target, label, announced)
    if recordsSteps { steps.append(label, to: target) }
    if !announced.isEmpty { blame(step: label) }
  }

  mutating func crash(label: StepLabel) {
    guard phase == .expanding else { return }
    transitions += 1
    crashes += 1
    if firstCrash == nil { firstCrash = (source, label) }
    everyStep?.append(target: RecordedSteps.nowhere, label, announced)
    traits[Int(source)].formUnion(.hasStep)
    if recordsSteps { steps.append(label, to: StepList.crash) }
    blame(step: label)
  }

  mutating func violation(_ property: UInt32) {
    if phase == .inspecting {
      ledger.record(property, at: source, step: nil, length: depth)
      everyStep?.blame(state: source, property)
    } else {
      announced.append(property)
    }
  }

  mutating func events(_ list: UInt32) {
    if phase == .expanding { everyStep?.events(list) }
  }

  mutating func incomplete(_ reason: UInt32) {
    if phase != .initial { traits[Int(source)].formUnion(.open) }
    cutShort.record(reason, at: phase == .initial ? 0 : source)
  }

  @inline(never)
  mutating func refuse(_ label: StepLabel) {
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
    for property in announced { ledger.record(property, at: source, step: label, length: depth + 1) }
    announced.removeAll(keepingCapacity: true)
  }

  @inline(never)
  mutating func blame(state: UInt32) {
    for property in announced {
      ledger.record(property, at: state, step: nil, length: 0)
      everyStep?.blame(state: state, property)
    }
    announced.removeAll(keepingCapacity: true)
  }
}
