/// How the events of a model touch each other, as far as their text shows: what stubborn sets are made of.
///
/// The relations are those of Laarman, Pater, van de Pol and Hansen, "Guard-based partial-order reduction" (STTT 2016):
/// a guard is a conjunction; for each conjunct the events that may make it true are its necessary enabling set; two
/// events accord when neither disables the other and both orders lead to the same state.
struct EventRelations: Sendable {
  /// Conjuncts of guards, each once.
  private(set) var conjuncts: [FlatExpression] = []
  /// The conjuncts of each event's guard.
  private(set) var guards: [[Int]] = []
  /// For each conjunct the events that may make it true.
  private(set) var enablers: [EventSet] = []
  /// For each event those that it need not accord with.
  private(set) var conflicts: [EventSet] = []
  /// Events that may change what a state is judged by.
  private(set) var visible = EventSet()
  /// What each event does, with the locals that its body needs.
  private(set) var bodies: [[FlatStatement]] = []
  /// Events of which each execution has exactly one outcome: no choices, no excluded runs, no traps, no loops.
  private(set) var simple = EventSet()

  private var footprints: [Footprint] = []
  private var written: [WrittenValues] = []
  private var tests: [SlotTest?] = []
  private var reads: [Set<Int>] = []

  /// - Returns: `nil` where events have no guards, or are too many.
  init?(_ model: FlatModel, _ decisions: ReductionDecisions = ReductionDecisions()) {
    let events = model.events.count
    guard events <= EventSet.capacity, let guarded = GuardedEvents(model), guarded.steps.count == events,
      Set(guarded.steps.map(\.event)).count == events
    else { return nil }
    let steps = guarded.steps.sorted { $0.event < $1.event }
    bodies = steps.map(\.body)
    footprints = bodies.map { Footprint($0).within(slots: model.slots.count) }
    written = bodies.map { WrittenValues($0) }
    for step in steps { addGuard(step.condition, of: model) }
    simple = EventSet(bodies.indices.filter { !bodies[$0].contains { $0.mayBranchOut } })
    enablers = conjuncts.indices.map { conjunct in
      EventSet(bodies.indices.filter { mayChange(conjunct, by: $0, to: true) })
    }
    conflicts = bodies.indices.map { first in EventSet(bodies.indices.filter { mayConflict(first, $0) }) }
    if let event = decisions.ignoredEnabler { for conjunct in enablers.indices { enablers[conjunct].remove(event) } }
    if let pair = decisions.ignoredConflict {
      conflicts[pair.first].remove(pair.second)
      conflicts[pair.second].remove(pair.first)
    }
    if decisions.respectsVisibility { visible = Self.visible(of: model, guarded, footprints) }
  }

  private mutating func addGuard(_ condition: FlatExpression, of model: FlatModel) {
    guards.append(
      condition.conjuncts.map { conjunct in
        if let known = conjuncts.firstIndex(of: conjunct) { return known }
        conjuncts.append(conjunct)
        tests.append(SlotTest(conjunct, of: model))
        reads.append(Footprint(conjunct).reads)
        return conjuncts.count - 1
      })
  }

  /// Whether an event may turn a conjunct true, or false. What is written into the one slot that a test is about may
  /// all be on its one side.
  private func mayChange(_ conjunct: Int, by event: Int, to value: Bool) -> Bool {
    if reads[conjunct].isDisjoint(with: footprints[event].writes) { return false }
    guard let test = tests[conjunct], let values = written[event].values[test.slot] ?? nil else { return true }
    return values.contains { test.holds(for: $0) == value }
  }

  private func mayDisable(_ event: Int, _ other: Int) -> Bool {
    guards[other].contains { mayChange($0, by: event, to: false) }
  }

  private func areExclusive(_ first: Int, _ second: Int) -> Bool {
    guards[first].contains { one in
      guard let test = tests[one] else { return false }
      return guards[second].contains { tests[$0]?.excludes(test) ?? false }
    }
  }

  private func mayConflict(_ first: Int, _ second: Int) -> Bool {
    if first == second { return false }
    let (one, other) = (footprints[first], footprints[second])
    let meets =
      !one.writes.isDisjoint(with: other.writes) || !one.writes.isDisjoint(with: other.reads)
      || !other.writes.isDisjoint(with: one.reads) || mayDisable(first, second) || mayDisable(second, first)
    return meets && !areExclusive(first, second)
  }

  /// Events that write what inspection, or a trap that belongs to the state, reads.
  private static func visible(
    of model: FlatModel, _ guarded: GuardedEvents, _ footprints: [Footprint]
  ) -> EventSet {
    var seen = Footprint(model.inspection).reads
    if model.settling.contains(where: \.mayTrap) { seen.formUnion(Footprint(model.settling).reads) }
    for trap in guarded.traps { seen.formUnion(Footprint(trap.condition).reads) }
    return EventSet(footprints.indices.filter { !footprints[$0].writes.isDisjoint(with: seen) })
  }
}

extension FlatExpression {
  /// The parts that all have to hold. Each is to be evaluated only where those before it hold.
  var conjuncts: [FlatExpression] {
    if case .binary(.and, let left, let right) = self { return left.conjuncts + right.conjuncts }
    return [self]
  }
}

extension FlatStatement {
  /// Whether a trap stands somewhere in it.
  var mayTrap: Bool {
    switch self {
    case .require: true
    case .branch(_, let first, let second): (first + second).contains { $0.mayTrap }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.contains { $0.mayTrap }
    case .set, .leave, .check, .assume, .choose: false
    }
  }

  /// Whether executing it may lead to several states, or to none.
  fileprivate var mayBranchOut: Bool {
    switch self {
    case .set, .leave, .check: false
    case .branch(_, let first, let second): (first + second).contains { $0.mayBranchOut }
    case .block(_, let body): body.contains { $0.mayBranchOut }
    case .loop, .offer, .require, .assume, .choose: true
    }
  }
}
