@testable import FlatMachine

/// Makes models of the shape that reductions are for: components that hardly touch each other, with forced chains, idle
/// cycles and a budget, and enough of the rest (places computed, choices, traps, looks at each other) to catch a wrong
/// idea of what is independent.
///
/// Slots: a phase of each component, a counter of each, one that all share, the budget.
struct ReducibleModel {
  private var random: SplitMix
  private let components: Int
  private var steps: [FlatStatement] = []
  private var events = 0
  /// Slots that properties are about: few, so that many events are invisible.
  private var judged: [Int] = []

  private var shared: Int { 2 * components }
  private var budget: Int { 2 * components + 1 }
  private var slots: Int { 2 * components + 2 }

  init(seed: UInt64) {
    random = SplitMix(state: seed &* 7919 &+ 17)
    components = Int.random(in: 2...3, using: &random)
    judged = (0..<2).map { _ in
      Int.random(in: 0..<2, using: &random) * components + Int.random(in: 0..<2, using: &random)
    }
  }

  mutating func make() -> FlatModel {
    for component in 0..<components {
      for _ in 0..<Int.random(in: 2...4, using: &random) { offer(of: component) }
      if chance(in: 20) { steps.append(.require(.make(.or, test(), test()), 0)) }
    }
    let isBudgetJudged = chance(in: 10)
    let first = isBudgetJudged ? FlatExpression.make(.less, .no, .register(budget)) : forbidden()
    var initial = Array(repeating: 0, count: slots)
    initial[shared] = Int.random(in: 0...1, using: &random)
    initial[budget] = Int.random(in: 1...3, using: &random)
    return FlatModel(
      name: "Reducible",
      slots: (0..<slots).map {
        .init(
          name: "x\($0)", limits: $0 < components ? 0...3 : Int.min...Int.max, isExact: $0 < components, valueNames: [])
      },
      locals: 3, initial: initial, steps: steps,
      inspection: [.check(first, 0), .check(forbidden(), 1)],
      settling: [.set(FlatPlace(register: slots + 2), .make(.or, test(), test()))], settledLocal: slots + 2,
      events: (0..<events).map { .init(name: "event \($0)", actor: "user", span: .none) },
      properties: (0..<3).map { .init(rule: "TV10\($0 + 1)", message: "property \($0)", span: .none) },
      traps: [.init(message: "a trap", span: .none)])
  }

  private mutating func chance(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// An event of a component; the first two are judged, look at each other and have costs.
  private mutating func offer(of component: Int) {
    let phase = FlatExpression.register(component)
    let from = Int.random(in: 0...2, using: &random)
    var guardian = FlatExpression.make(.equal, phase, .constant(from))
    var body: [FlatStatement]
    switch Int.random(in: 0..<(component < 2 ? 10 : 4), using: &random) {
    case 0, 1: body = [set(component, .constant(from + 1))]
    case 2: body = [set(component, .constant(chance(in: 2) ? 0 : from + 1)), count(component)]
    case 3:
      guardian = chance(in: 2) ? guardian : .make(.less, .register(components + component), .constant(3))
      body = [count(component)]
    case 4:
      body = [set(shared, chance(in: 2) ? .constant(Int.random(in: 0...3, using: &random)) : phase), next(component)]
    case 5:
      guardian = .make(.and, guardian, test())
      body = [next(component)]
    case 6:
      let place = FlatPlace(base: 0, count: 2, offset: .make(.bitAnd, .register(shared), .constant(1)))
      body = [chance(in: 2) ? .set(place, .constant(from)) : set(components + component, place.value), next(component)]
    case 7: body = oddBody(component)
    default:
      // A look at another component, or at what is shared: who comes first matters.
      let other = FlatExpression.register((component + 1) % components + (chance(in: 3) ? components : 0))
      let looked = chance(in: 3) ? .register(shared) : other
      guardian = .make(.and, guardian, .make(.equal, looked, .constant(Int.random(in: 0...2, using: &random))))
      body = [set(component, .constant(from + 1))]
    }
    if component < 2 { add(guardian, body) } else { append(guardian, body) }
  }

  /// Sometimes an event costs budget; then another may do the same where the budget is spent.
  private mutating func add(_ guardian: FlatExpression, _ body: [FlatStatement]) {
    let hasBudget = FlatExpression.make(.less, .no, .register(budget))
    if !chance(in: 2) { return append(guardian, body) }
    let cost = set(budget, .make(.subtract, .register(budget), .constant(1)))
    append(.make(.and, hasBudget, guardian), chance(in: 2) ? [cost] + body : body + [cost])
    switch Int.random(in: 0..<3, using: &random) {
    case 0: append(.make(.and, .negation(of: hasBudget), guardian), body)
    // Two ways lead to the same, one of them with less left.
    case 1: append(guardian, body)
    default: break
    }
  }

  private mutating func append(_ guardian: FlatExpression, _ body: [FlatStatement]) {
    steps.append(.branch(guardian, [.offer(events, body)], []))
    events += 1
  }

  private func set(_ slot: Int, _ value: FlatExpression) -> FlatStatement { .set(FlatPlace(register: slot), value) }

  private mutating func next(_ component: Int) -> FlatStatement {
    set(component, .make(.bitAnd, .make(.add, .register(component), .constant(1)), .constant(3)))
  }

  private mutating func count(_ component: Int) -> FlatStatement {
    let slot = components + component
    return set(slot, .make(.bitAnd, .make(.add, .register(slot), .constant(1)), .constant(chance(in: 2) ? 1 : 3)))
  }

  /// With a check, a trap, runs that do not exist, or a choice.
  private mutating func oddBody(_ component: Int) -> [FlatStatement] {
    let statement: FlatStatement
    switch Int.random(in: 0..<4, using: &random) {
    case 0: statement = .check(forbidden(), 2)
    case 1: statement = .require(forbidden(), 0)
    case 2: statement = .assume(test())
    default:
      return [
        .choose(FlatPlace(register: slots + 1), count: 2),
        .branch(.make(.equal, .register(slots + 1), .no), [next(component)], [count(component)]),
      ]
    }
    return [statement, next(component)]
  }

  private mutating func slot() -> Int { Int.random(in: 0...2 * components, using: &random) }

  private mutating func test() -> FlatExpression {
    let value = FlatExpression.constant(Int.random(in: 0...3, using: &random))
    return switch Int.random(in: 0..<3, using: &random) {
    case 0: .make(.equal, .register(slot()), value)
    case 1: .make(.notEqual, .register(slot()), value)
    default: .make(.less, .register(slot()), .register(slot()))
    }
  }

  /// Does not hold where one slot, or two, have certain values.
  private mutating func forbidden() -> FlatExpression {
    let one = FlatExpression.make(.equal, .register(judged[0]), .constant(Int.random(in: 1...3, using: &random)))
    if chance(in: 2) { return .negation(of: one) }
    let other = FlatExpression.make(.equal, .register(judged[1]), .constant(Int.random(in: 0...2, using: &random)))
    return .negation(of: .make(.and, one, other))
  }
}
