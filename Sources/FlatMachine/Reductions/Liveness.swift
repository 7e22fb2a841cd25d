/// Which slots can still matter, for each value of a control slot.
///
/// A slot is live where a guard, a trap, a property or the notion of rest reads it, and where it flows into a slot that
/// is live in a state that a step leads to; steps are specialised by the value of the control slot before (strong
/// liveness: Giegerich, Möncke and Wilhelm 1981, here per control value). A least fixed point: what is not live can take
/// any value without anyone noticing, so that two states that differ in it alone are bisimilar.
struct Liveness {
  /// For each value of the control slot, from its lowest on, what is live; one set without a control slot.
  private(set) var live: [SlotSet]

  private let slots: Int
  private let control: Int?
  /// Values of the control slot.
  private let values: [Int]
  private var flows: [[Flow]] = []

  /// A step under one value of the control slot.
  private struct Flow {
    /// Positions in `live` of what may come next.
    var next: [Int]
    /// Next may be anything: nothing is dead then.
    var isAnywhere = false
    var writes: [(slot: Int, reads: SlotSet)]
    var written: SlotSet
  }

  init(_ model: FlatModel, _ terms: inout TermModel, control: Int?) {
    slots = model.slots.count
    self.control = control
    values = control.map { Array(model.slots[$0].limits) } ?? [0]
    live = Array(repeating: SlotSet(), count: values.count)
    for position in values.indices { specialise(position, &terms, model) }
    solve()
  }

  // MARK: Steps

  private mutating func specialise(_ position: Int, _ terms: inout TermModel, _ model: FlatModel) {
    let special = TermSpecialisation(slot: control, value: values[position], terms: terms.pool.count)
    if let control { live[position].insert(control) }
    for judgement in terms.judgements { note(judgement.condition, position, special, &terms.pool) }
    note(terms.settled, position, special, &terms.pool)
    var flows: [Flow] = []
    for step in terms.steps {
      let condition = special.term(step.condition, &terms.pool)
      live[position].formUnion(special.reads(condition, terms.pool))
      if condition == terms.pool.no { continue }
      for outcome in step.outcomes { note(outcome.condition, position, special, &terms.pool) }
      flows.append(flow(of: step, position, special, &terms.pool, model))
    }
    self.flows.append(flows)
  }

  private mutating func note(
    _ term: Term, _ position: Int, _ special: TermSpecialisation, _ pool: inout TermPool
  ) {
    let known = special.term(term, &pool)
    live[position].formUnion(special.reads(known, pool))
  }

  private func flow(
    of step: TermModel.Step, _ position: Int, _ special: TermSpecialisation, _ pool: inout TermPool,
    _ model: FlatModel
  ) -> Flow {
    var flow = Flow(next: [position], writes: [], written: SlotSet())
    for write in step.writes {
      let value = special.term(write.value, &pool)
      flow.writes.append((write.slot, special.reads(value, pool)))
      flow.written.insert(write.slot)
      guard write.slot == control else { continue }
      let next = leaves(value, pool, model).map { $0.compactMap(values.firstIndex(of:)).sorted() }
      flow.next = next ?? []
      flow.isAnywhere = next == nil
    }
    return flow
  }

  /// The values that a term may have; `nil` where that is not known.
  private func leaves(_ term: Term, _ pool: TermPool, _ model: FlatModel) -> Set<Int>? {
    var found: Set<Int> = []
    var seen: Set<Term> = []
    var open = [term]
    while let next = open.popLast() {
      if !seen.insert(next).inserted { continue }
      switch pool[next] {
      case .constant(let value): found.insert(value)
      case .slot(let slot) where model.slots[slot].isExact && model.slots[slot].limits.count <= values.count:
        found.formUnion(model.slots[slot].limits)
      case .select(_, let first, let second): open += [first, second]
      case .many, .binary, .not:
        if !pool.isTruth(next) { return nil }
        found.formUnion([0, 1])
      case .slot, .cases, .choice: return nil
      }
    }
    return found.isSubset(of: values) ? found : nil
  }

  // MARK: Fixed point

  private mutating func solve() {
    var changed = true
    while changed {
      changed = false
      for position in values.indices.reversed() {
        let before = live[position]
        for flow in flows[position] { add(flow, to: position) }
        if live[position] != before { changed = true }
      }
    }
  }

  private mutating func add(_ flow: Flow, to position: Int) {
    var after = flow.isAnywhere ? SlotSet.all(slots) : SlotSet()
    for next in flow.next { after.formUnion(live[next]) }
    for write in flow.writes where after.contains(write.slot) { live[position].formUnion(write.reads) }
    after.subtract(flow.written)
    live[position].formUnion(after)
  }
}
