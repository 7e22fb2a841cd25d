/// The slots that nothing can notice, by the value of a control slot: they are set back to what they were initially.
struct DeadSlots: Sendable, Hashable {
  /// `nil`: the same slots everywhere.
  var control: Int?
  /// The lowest value of the control slot.
  var low: Int
  /// For each of its values from there on, the dead slots, ascending. Elsewhere none is dead.
  var slots: [[Int]]

  /// Resets a state.
  func apply(to state: inout [Int], initial: [Int]) {
    let position = control.map { state[$0] - low } ?? 0
    guard slots.indices.contains(position) else { return }
    for slot in slots[position] { state[slot] = initial[slot] }
  }

  /// By the control slot that leaves the most dead; `nil` where nothing is.
  ///
  /// - Parameter classes: a slot of an element is dead only where it is so for each, and none of them is a control slot,
  ///   so that resetting goes with exchanging elements.
  init?(_ model: FlatModel, _ terms: inout TermModel, classes: [SymmetryClass]) {
    guard model.slots.count <= SlotSet.capacity else { return nil }
    var best: (slots: DeadSlots, score: Int)?
    for control in [nil] + Self.controls(model, terms, classes) {
      let liveness = Liveness(model, &terms, control: control)
      let dead = liveness.live.map { live in
        let closed = Self.closed(live, classes)
        return model.slots.indices.filter { !closed.contains($0) }
      }
      // Values of the control slot weigh alike, and so do slots.
      let score = dead.reduce(0) { $0 + $1.count } * 1000 / dead.count
      let slots = DeadSlots(control: control, low: control.map { model.slots[$0].limits.lowerBound } ?? 0, slots: dead)
      if score > best?.score ?? 0 { best = (slots, score) }
    }
    guard let best else { return nil }
    self = best.slots
  }

  init(control: Int?, low: Int, slots: [[Int]]) {
    (self.control, self.low, self.slots) = (control, low, slots)
  }

  /// Control slots that are tried.
  private static let tries = 4
  /// Values that a control slot may have.
  private static let mostValues = 64

  /// Exact slots of few values, those first that are compared with constants the most.
  private static func controls(_ model: FlatModel, _ terms: TermModel, _ classes: [SymmetryClass]) -> [Int?] {
    var tests: [Int: Int] = [:]
    for term in 0..<terms.pool.count {
      guard case .binary(.equal, let left, let right) = terms.pool[term] else { continue }
      for (side, other) in [(left, right), (right, left)] where terms.pool.known(other) != nil {
        if case .slot(let slot) = terms.pool[side] { tests[slot, default: 0] += uses(of: term, terms) }
      }
    }
    let moving = Set(classes.flatMap { $0.slots.flatMap(\.self) + $0.references })
    return tests.keys.filter { slot in
      let limits = model.slots[slot].limits
      return model.slots[slot].isExact && !moving.contains(slot) && limits.upperBound - limits.lowerBound < mostValues
        && limits.lowerBound < limits.upperBound
    }.sorted { (-(tests[$0] ?? 0), $0) < (-(tests[$1] ?? 0), $1) }.prefix(tries).map { $0 }
  }

  /// Guards in which a test stands.
  private static func uses(of test: Term, _ terms: TermModel) -> Int {
    terms.steps.count { step in
      if step.condition == test { return true }
      if case .many(.and, let parts) = terms.pool[step.condition] { return parts.contains(test) }
      return false
    }
  }

  /// With the slots of all elements where one of them is live.
  private static func closed(_ live: SlotSet, _ classes: [SymmetryClass]) -> SlotSet {
    var live = live
    for group in classes {
      for place in group.slots[0].indices where group.slots.contains(where: { live.contains($0[place]) }) {
        for slots in group.slots { live.insert(slots[place]) }
      }
    }
    return live
  }
}
