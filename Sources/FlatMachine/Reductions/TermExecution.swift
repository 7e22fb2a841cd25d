/// Executes statements on terms instead of numbers, along all paths at once.
struct TermExecution {
  /// Where control is: under which condition, and what registers hold that were written.
  struct State {
    var condition: Term
    var values: [Int: Term]
  }

  let model: FlatModel
  var pool = TermPool()
  private(set) var steps: [TermModel.Step] = []
  private(set) var judgements: [TermModel.Outcome] = []
  private(set) var accesses: Set<TermModel.Access> = []
  /// Paths that wait behind a block.
  private var leaving: [Int: [State]] = [:]
  /// What happens in the body that is being walked; `nil` outside of events.
  private var outcomes: [TermModel.Outcome]?
  private var choices: [Int] = []
  /// Larger models are not worth the time of a proof.
  private static let mostTerms = 1 << 18

  init(_ model: FlatModel) { self.model = model }

  /// Follows statements; `nil` where that is not possible.
  mutating func walk(_ statements: [FlatStatement], _ start: State) -> State? {
    var state = start
    for statement in statements {
      if state.condition == pool.no { return state }
      if pool.count > Self.mostTerms { return nil }
      guard let next = walk(statement, state) else { return nil }
      state = next
    }
    return state
  }

  private mutating func walk(_ statement: FlatStatement, _ state: State) -> State? {
    switch statement {
    case .set(let place, let expression):
      var next = state
      set(place, term(expression, state), &next)
      return next
    case .branch(let condition, let first, let second): return branch(term(condition, state), first, second, state)
    case .block(let number, let body):
      guard let through = walk(body, state) else { return nil }
      var joined = (leaving.removeValue(forKey: number) ?? []).reduce(through) { join($1, $0, $1.condition) }
      if !body.contains(where: { $0.leavesOther(than: [number]) }) { joined.condition = state.condition }
      return joined
    case .leave(let number):
      leaving[number, default: []].append(state)
      return State(condition: pool.no, values: state.values)
    case .offer(let event, let body): return offer(event, body, state) ? state : nil
    case .require(let condition, let trap): note(.trap(trap), unless: condition, state)
    case .check(let condition, let property): note(.violation(property), unless: condition, state)
    case .assume(let condition):
      if outcomes == nil { return nil }
      note(.exclusion, unless: condition, state)
    case .choose(let place, let count):
      if outcomes == nil { return nil }
      var next = state
      choices.append(count)
      set(place, pool.keep(.choice(choices.count - 1, count: count)), &next)
      return next
    case .loop: return nil
    }
    return state
  }

  private mutating func branch(
    _ condition: Term, _ first: [FlatStatement], _ second: [FlatStatement], _ state: State
  ) -> State? {
    let test = pool.truth(condition)
    var (one, other) = (state, state)
    one.condition = pool.all([state.condition, test])
    other.condition = pool.all([state.condition, pool.negation(test)])
    guard let left = walk(first, one), let right = walk(second, other) else { return nil }
    var joined = join(left, right, test)
    // Neither side leaves: control is where it was.
    if left.condition == one.condition, right.condition == other.condition { joined.condition = state.condition }
    return joined
  }

  /// Where two paths meet: `test` tells the first from the second.
  private mutating func join(_ first: State, _ second: State, _ test: Term) -> State {
    if first.condition == pool.no { return second }
    if second.condition == pool.no { return first }
    var joined = State(condition: pool.any([first.condition, second.condition]), values: [:])
    for register in Set(first.values.keys).union(second.values.keys).sorted() {
      joined.values[register] = pool.select(test, value(of: register, first), value(of: register, second))
    }
    return joined
  }

  private mutating func note(_ kind: TermModel.Outcome.Kind, unless condition: FlatExpression, _ state: State) {
    let failure = pool.negation(term(condition, state))
    let outcome = TermModel.Outcome(kind: kind, condition: pool.all([state.condition, failure]))
    if outcome.condition == pool.no { return }
    if outcomes == nil { judgements.append(outcome) } else { outcomes?.append(outcome) }
  }

  private mutating func offer(_ event: Int, _ body: [FlatStatement], _ state: State) -> Bool {
    let outer = leaving
    (outcomes, choices, leaving) = ([], [], [:])
    let start = State(condition: pool.yes, values: state.values)
    // A body that leaves a block around it is none that the language has.
    guard let end = walk(body, start), leaving.isEmpty else { return false }
    var writes: [TermModel.Write] = []
    for (register, value) in end.values.sorted(by: { $0.key < $1.key }) where register < model.slots.count {
      if value != pool.slot(register) { writes.append(TermModel.Write(slot: register, value: value)) }
    }
    steps.append(
      TermModel.Step(
        event: event, condition: state.condition, writes: writes, outcomes: outcomes ?? [], choices: choices))
    (outcomes, leaving) = (nil, outer)
    return true
  }

  // MARK: Values

  mutating func value(of register: Int, _ state: State) -> Term {
    if let known = state.values[register] { return known }
    // Locals begin at 0.
    return register < model.slots.count ? pool.slot(register) : pool.no
  }

  mutating func term(_ expression: FlatExpression, _ state: State) -> Term {
    switch expression {
    case .constant(let value): return pool.constant(value)
    case .register(let register): return value(of: register, state)
    case .element(let base, let count, let offset):
      let (index, stride) = index(term(offset, state), count)
      note(base, count, index, stride)
      let entries = Swift.stride(from: 0, to: count, by: stride).map { value(of: base + $0, state) }
      return pool.cases(index, entries)
    case .binary(let operation, let left, let right):
      let first = term(left, state)
      return pool.apply(operation, first, term(right, state))
    case .not(let operand): return pool.negation(term(operand, state))
    case .select(let condition, let first, let second):
      let test = term(condition, state)
      let one = term(first, state)
      return pool.select(test, one, term(second, state))
    }
  }

  private mutating func set(_ place: FlatPlace, _ value: Term, _ state: inout State) {
    if place.count == 1 {
      state.values[place.base] = value
      return
    }
    let (index, stride) = index(term(place.offset, state), place.count)
    note(place.base, place.count, index, stride)
    for offset in Swift.stride(from: 0, to: place.count, by: stride) {
      let isIt = pool.equal(index, pool.constant(offset / stride))
      let register = place.base + offset
      state.values[register] = pool.select(isIt, value, self.value(of: register, state))
    }
  }

  /// An offset that is an index times the width of an element, apart.
  private mutating func index(_ offset: Term, _ count: Int) -> (index: Term, stride: Int) {
    guard case .many(.multiply, let factors) = pool[offset], factors.count == 2 else { return (offset, 1) }
    for (place, factor) in factors.enumerated() {
      if let width = pool.known(factor), width > 1 { return (factors[1 - place], width) }
    }
    return (offset, 1)
  }

  private mutating func note(_ base: Int, _ count: Int, _ index: Term, _ stride: Int) {
    if pool.known(index) != nil { return }
    accesses.insert(
      TermModel.Access(base: base, stride: stride, count: (count + stride - 1) / stride, index: index))
  }
}
