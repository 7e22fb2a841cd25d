import Diagnostics

@testable import FlatMachine

/// A reproducible stream of numbers (Steele, Lea and Flood's SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Makes models of random shape: a few small numbers, an array that is read and written at computed places, events with
/// branches, choices and traps, properties and a notion of rest that may be out of reach.
struct RandomModel {
  private var random: SplitMix
  private let slots: Int
  private let array: Range<Int>
  private var blocks = 0
  /// Whether events may make choices, exclude runs and trap.
  private let isPlain: Bool

  init(seed: UInt64, isPlain: Bool = false) {
    random = SplitMix(state: seed)
    self.isPlain = isPlain
    let scalars = Int.random(in: 2...4, using: &random)
    array = scalars..<scalars + 2
    slots = scalars + 2
  }

  mutating func make() -> FlatModel {
    let events = Int.random(in: 2...6, using: &random)
    var steps: [FlatStatement] = []
    for event in 0..<events { steps += offer(event) }
    let properties = (0..<2).map {
      FlatModel.Property(rule: "TV10\($0 + 1)", message: "property \($0)", span: .none)
    }
    let locals = 3
    return FlatModel(
      name: "Random",
      slots: (0..<slots).map {
        .init(name: "x\($0)", limits: $0 % 2 == 0 ? 0...3 : Int.min...Int.max, isExact: $0 % 2 == 0, valueNames: [])
      },
      locals: locals, initial: (0..<slots).map { _ in Int.random(in: 0...1, using: &random) }, steps: steps,
      inspection: (0..<2).map { .check(.make(.or, test(), test()), $0) },
      settling: [.set(FlatPlace(register: slots + 2), .make(.or, test(), test()))], settledLocal: slots + 2,
      events: (0..<events).map { .init(name: "event \($0)", actor: "user", span: .none) }, properties: properties,
      traps: [.init(message: "a trap", span: .none)])
  }

  /// An offer under a guard, sometimes in a block that control leaves before.
  private mutating func offer(_ event: Int) -> [FlatStatement] {
    let offer = FlatStatement.offer(event, body())
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      blocks += 1
      return [.block(blocks, [.branch(test(), [.leave(blocks)], []), offer])]
    case 1: return [.set(FlatPlace(register: slots), number()), .branch(.make(.and, test(), test()), [offer], [])]
    case 2: return [.branch(test(), [], [offer])]
    default: return [.branch(.make(.or, test(), test()), [offer], [])]
    }
  }

  private mutating func body() -> [FlatStatement] {
    var statements: [FlatStatement] = [set()]
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      switch Int.random(in: 0..<(isPlain ? 3 : 7), using: &random) {
      case 0: statements.append(.branch(test(), [set()], [set()]))
      case 1:
        blocks += 1
        statements.append(.block(blocks, [set(), .branch(test(), [.leave(blocks)], []), set()]))
      case 2: statements.append(set())
      case 3: statements.append(.require(.make(.or, test(), test()), 0))
      case 4: statements.append(.check(.make(.or, test(), test()), 1))
      case 5: statements.append(.assume(.make(.or, test(), test())))
      default:
        statements.append(.choose(FlatPlace(register: slots + 1), count: 2))
        statements.append(.branch(.make(.equal, .register(slots + 1), .no), [set()], [set()]))
      }
    }
    return statements
  }

  /// Writes a number from 0 to 3.
  private mutating func set() -> FlatStatement {
    if Int.random(in: 0..<3, using: &random) == 0 {
      return .set(FlatPlace(base: array.lowerBound, count: 2, offset: .make(.bitAnd, number(), .constant(1))), number())
    }
    return .set(FlatPlace(register: Int.random(in: 0..<slots, using: &random)), number())
  }

  private mutating func number() -> FlatExpression {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .constant(Int.random(in: 0...3, using: &random))
    case 1: .register(Int.random(in: 0..<slots, using: &random))
    case 2: .make(.bitAnd, .make(.add, slot(), .constant(1)), .constant(3))
    case 3: .make(.bitAnd, .make(.subtract, slot(), slot()), .constant(3))
    case 4: .choice(test(), slot(), .constant(Int.random(in: 0...3, using: &random)))
    default: .read(base: array.lowerBound, count: 2, offset: .make(.bitAnd, slot(), .constant(1)))
    }
  }

  private mutating func slot() -> FlatExpression { .register(Int.random(in: 0..<slots, using: &random)) }

  private mutating func test() -> FlatExpression {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .make(.equal, slot(), .constant(Int.random(in: 0...3, using: &random)))
    case 1: .make(.less, slot(), slot())
    case 2: .negation(of: .make(.equal, slot(), slot()))
    default: .make(.lessOrEqual, .constant(Int.random(in: 0...3, using: &random)), slot())
    }
  }
}
