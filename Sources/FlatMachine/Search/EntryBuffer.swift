/// Room for successors that grows and is used again and again.
struct EntryBuffer<Entry: BitwiseCopyable> {
  private(set) var entries: UnsafeMutablePointer<Entry>
  private var capacity = 64
  var count = 0

  init() { entries = .allocate(capacity: capacity) }

  @inline(__always)
  mutating func append(_ entry: Entry) {
    if count == capacity { grow() }
    entries[count] = entry
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.update(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }

  func free() { entries.deallocate() }
}

/// What the expansion of some states has shown, besides their successors.
struct ExpansionNotes {
  var transitions = 0
  var crashes = 0
  var settled = 0
  /// Steps, or states, that were cut short.
  var endless = 0
  /// Values that did not fit their slots.
  var misfits: [(slot: Int, value: Int)] = []
  /// For each property, traps behind them, its first violation in the order of expansion.
  var violations: [Int: FirstViolation] = [:]
  /// The state that is being expanded.
  var state: UInt32 = 0
  /// The event whose body runs; -1 for none.
  var event = -1
  /// The event with which a run through states that are not stored began; -1 for none.
  var firstOfRun = -1
  /// Violations of the run of an event that has not ended.
  var pending: [Int] = []

  struct FirstViolation {
    var state: UInt32
    /// -1: the state itself violates it.
    var event: Int
    var run: Int
    var occurrences = 1

    /// Adds another violation in a state of the same layer: one by a state itself is shorter by a step.
    mutating func add(_ other: FirstViolation) {
      let sum = occurrences + other.occurrences
      if event >= 0, other.event < 0 { self = other }
      occurrences = sum
    }
  }

  mutating func violate(_ property: Int, run: Int) {
    let violation = FirstViolation(state: state, event: firstOfRun < 0 ? event : firstOfRun, run: run)
    if violations[property]?.add(violation) == nil { violations[property] = violation }
  }
}
