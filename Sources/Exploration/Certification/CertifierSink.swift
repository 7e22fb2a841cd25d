/// Holds what a system emits for some stored states against the set and the claim. One per thread.
struct CertifierSink<States: StoredStateSet>: SuccessorSink {
  private let states: States
  private let reported: Set<UInt32>
  /// One byte per state, 1 once its parent was seen to lead to it: only whoever expands the parent writes it.
  private let derived: UnsafeMutablePointer<UInt8>

  /// The state that is being judged or expanded.
  var source = 0
  var transitions = 0
  var crashes = 0
  var settledStates = 0
  /// Whether runs end in the state that was inspected last.
  var isEnd = false
  var violated: Set<UInt32> = []
  /// Of the first state that has one.
  private(set) var fault: CertificationFault?
  /// Where the steps out of the source lead.
  var targets: [UInt32] = []

  init(_ states: States, reported: Set<UInt32>, derived: UnsafeMutablePointer<UInt8>) {
    self.states = states
    self.reported = reported
    self.derived = derived
  }

  mutating func note(_ new: CertificationFault) {
    if fault == nil { fault = new }
  }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    transitions += 1
    let words = Array(state)
    guard let target = states.index(of: words) else {
      return note(.missingSuccessor(of: source, label: label, words: words))
    }
    targets.append(UInt32(target))
    if states.parent(of: target) == source { derived[target] = 1 }
  }

  mutating func crash(label: StepLabel) {
    transitions += 1
    crashes += 1
  }

  mutating func violation(_ property: UInt32) {
    violated.insert(property)
    if !reported.contains(property) { note(.unreportedViolation(property, at: source)) }
  }

  mutating func incomplete(_ reason: UInt32) { note(.cutShort(at: source)) }

  mutating func ends() { isEnd = true }
}

/// Keeps the initial states.
struct InitialStates: SuccessorSink {
  var states: [[UInt64]] = []
  var violated: Set<UInt32> = []

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { states.append(Array(state)) }
  mutating func crash(label: StepLabel) {}
  mutating func violation(_ property: UInt32) { violated.insert(property) }
  mutating func incomplete(_ reason: UInt32) {}
}
