import Diagnostics

@testable import FlatMachine

/// Makes models that go through phases, in each of which only some of their numbers matter.
struct RandomPhasedModel {
  private var random: SplitMix
  private let phase = 0
  private let numbers = 1..<6
  private let phases = 4

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func make() -> FlatModel {
    let count = Int.random(in: 4...8, using: &random)
    let steps = (0..<count).map { event($0) }
    let settled = numbers.upperBound
    let rest = FlatExpression.make(.and, isPhase(0), test())
    return FlatModel(
      name: "Phased",
      slots: [.init(name: "phase", limits: 0...phases - 1, isExact: true, valueNames: [])]
        + numbers.map { .init(name: "n\($0)", limits: 0...3, isExact: $0 % 2 == 0, valueNames: []) },
      locals: 2, initial: [0] + numbers.map { _ in Int.random(in: 0...2, using: &random) }, steps: steps,
      inspection: [.check(.make(.or, .negation(of: isPhase(Int.random(in: 0..<phases, using: &random))), test()), 0)],
      settling: [.set(FlatPlace(register: settled), .make(.or, rest, isPhase(phases - 1)))], settledLocal: settled,
      events: (0..<count).map { .init(name: "event \($0)", actor: "user", span: .none) },
      properties: (0..<2).map { .init(rule: "TV10\($0 + 1)", message: "property \($0)", span: .none) },
      traps: [.init(message: "a trap", span: .none)])
  }

  private func isPhase(_ value: Int) -> FlatExpression { .make(.equal, .register(phase), .constant(value)) }

  private mutating func event(_ number: Int) -> FlatStatement {
    let from = number % phases
    let guarding = FlatExpression.make(.and, isPhase(from), Bool.random(using: &random) ? test() : .yes)
    var body = (0..<Int.random(in: 1...3, using: &random)).map { _ in set() }
    let next = FlatExpression.constant((from + 1) % phases)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: body.append(.set(FlatPlace(register: phase), .choice(test(), next, .constant(from))))
    case 1: body.append(.branch(test(), [.set(FlatPlace(register: phase), next)], [set()]))
    case 2: body.append(.check(test(), 1))
    case 3: body.append(.require(.make(.or, test(), test()), 0))
    case 4:
      body.append(.choose(FlatPlace(register: numbers.upperBound + 1), count: 2))
      let choice = FlatExpression.register(numbers.upperBound + 1)
      body.append(.branch(.make(.equal, choice, .no), [set()], [.set(FlatPlace(register: phase), next)]))
    default: body.append(.set(FlatPlace(register: phase), next))
    }
    return .branch(guarding, [.offer(number, body)], [])
  }

  private mutating func slot() -> FlatExpression { .register(Int.random(in: numbers, using: &random)) }

  private mutating func test() -> FlatExpression {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .make(.less, slot(), .constant(Int.random(in: 1...3, using: &random)))
    case 1: .negation(of: .make(.equal, slot(), .constant(Int.random(in: 0...3, using: &random))))
    default: .make(.lessOrEqual, slot(), slot())
    }
  }

  private mutating func set() -> FlatStatement {
    let target = FlatPlace(register: Int.random(in: numbers, using: &random))
    let value: FlatExpression =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .constant(Int.random(in: 0...3, using: &random))
      case 1: slot()
      case 2: .make(.bitAnd, .make(.add, target.value, .constant(1)), .constant(3))
      default: .choice(test(), slot(), .constant(0))
      }
    return .set(target, value)
  }
}
