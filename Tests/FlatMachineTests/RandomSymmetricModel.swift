import Diagnostics

@testable import FlatMachine

/// Makes models of like elements: arrays with one entry for each, references to elements, a few numbers, and events that
/// are written once for all elements. With a twist, one place treats one element differently.
struct RandomSymmetricModel {
  enum Twist: CaseIterable {
    case none
    /// One event is offered for the last element alone.
    case loneEvent
    /// A property speaks of the last element alone.
    case loneProperty
    /// The last element begins differently.
    case initial
    /// References are compared by order.
    case order
    /// A reference is computed with.
    case arithmetic
  }

  private var random: SplitMix
  private let count: Int
  private let twist: Twist
  private let hasLinks: Bool

  // a[0]…, b[0]…, perhaps link[0]…, first, second, x, y
  private var a: Int { 0 }
  private var b: Int { count }
  private var link: Int { 2 * count }
  private var first: Int { (hasLinks ? 3 : 2) * count }
  private var slots: Int { first + 4 }
  private var references: [Int] { [first, first + 1] }
  private var numbers: [Int] { [first + 2, first + 3] }

  init(seed: UInt64, twist: Twist = .none, hasLinks: Bool = false) {
    random = SplitMix(state: seed)
    count = Int.random(in: 2...(hasLinks ? 3 : 4), using: &random)
    self.twist = twist
    self.hasLinks = hasLinks
  }

  mutating func make() -> FlatModel {
    var names = (0..<count).map { "a[\($0)]" } + (0..<count).map { "b[\($0)]" }
    if hasLinks { names += (0..<count).map { "link[\($0)]" } }
    names += ["first", "second", "x", "y"]
    // `count` is no element.
    var initial =
      Array(repeating: 0, count: 2 * count) + Array(repeating: count, count: first - 2 * count + 2) + [0, 0]
    if twist == .initial { initial[b - 1] = 1 }
    var steps: [FlatStatement] = []
    var events = 0
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      steps += Bool.random(using: &random) ? forEach(&events) : throughReference(&events)
    }
    if twist == .loneEvent { steps += [.branch(test(.constant(count - 1)), offer(&events, .constant(count - 1)), [])] }
    var inspection: [FlatStatement] = [.check(property(), 0)]
    let lone = FlatExpression.make(.notEqual, read(a, .constant(count - 1)), .constant(2))
    if twist == .loneProperty { inspection.append(.check(lone, 1)) }
    let settled = slots
    return FlatModel(
      name: "Symmetric",
      slots: names.enumerated().map { slot, name in
        let isExact = slot < 2 * count || slot >= first + 2
        return .init(name: name, limits: 0...(isExact ? 3 : count), isExact: isExact, valueNames: [])
      },
      locals: 2, initial: initial, steps: steps, inspection: inspection,
      settling: [.set(FlatPlace(register: settled), .make(.or, property(), equals(numbers[0], 1)))],
      settledLocal: settled, events: (0..<events).map { .init(name: "event \($0)", actor: "user", span: .none) },
      properties: (0..<2).map { .init(rule: "TV10\($0 + 1)", message: "property \($0)", span: .none) },
      traps: [.init(message: "a trap", span: .none)])
  }

  // MARK: Events

  /// The same event for each element.
  private mutating func forEach(_ events: inout Int) -> [FlatStatement] {
    let start = random
    var steps: [FlatStatement] = []
    for element in 0..<count {
      // Every element gets what the first has got.
      random = start
      let guarding = test(.constant(element))
      steps.append(.branch(guarding, offer(&events, .constant(element)), []))
    }
    return steps
  }

  /// An event of the element that a reference holds.
  private mutating func throughReference(_ events: inout Int) -> [FlatStatement] {
    let reference = FlatExpression.register(references[Int.random(in: 0...1, using: &random)])
    let holds = FlatExpression.make(.less, reference, .constant(count))
    let guarding = test(reference)
    // The reference may change on the way.
    let element = slots + 1
    let body: [FlatStatement] = [.set(FlatPlace(register: element), reference)] + offer(&events, .register(element))
    return [.branch(.make(.and, holds, guarding), body, [])]
  }

  private mutating func offer(_ events: inout Int, _ element: FlatExpression) -> [FlatStatement] {
    events += 1
    var body: [FlatStatement] = []
    let number = events - 1
    for _ in 0..<Int.random(in: 1...3, using: &random) { body += change(element) }
    return [.offer(number, body)]
  }

  private mutating func change(_ element: FlatExpression) -> [FlatStatement] {
    let place = { [count] (base: Int) in FlatPlace(base: base, count: count, offset: element) }
    switch Int.random(in: 0..<(hasLinks ? 9 : 8), using: &random) {
    case 0: return [.set(place(a), .constant(Int.random(in: 0...2, using: &random)))]
    case 1: return [.set(place(b), .make(.bitAnd, .make(.add, read(b, element), .constant(1)), .constant(3)))]
    case 2: return [.set(FlatPlace(register: numbers[0]), population(Int.random(in: 0...2, using: &random)))]
    case 3: return [.set(FlatPlace(register: numbers[1]), read(a, element))]
    case 4: return [.branch(test(element), [.set(place(a), .constant(1))], [.set(place(b), .constant(0))])]
    case 5:
      return [.require(.make(.or, test(element), .negation(of: equals(numbers[0], 3))), 0)]
    case 6 where element.constant != nil: return [.set(FlatPlace(register: references[0]), element)]
    case 7 where element.constant != nil: return [.set(FlatPlace(register: references[1]), element)]
    case 8: return [.set(place(link), .register(references[Int.random(in: 0...1, using: &random)]))]
    default: return [.set(FlatPlace(register: references[0]), .constant(count))]
    }
  }

  // MARK: Expressions

  private func read(_ base: Int, _ element: FlatExpression) -> FlatExpression {
    .read(base: base, count: count, offset: element)
  }

  private func equals(_ slot: Int, _ value: Int) -> FlatExpression {
    .make(.equal, .register(slot), .constant(value))
  }

  /// How many elements have a value, up to 3.
  private func population(_ value: Int) -> FlatExpression {
    let all = (0..<count).map { FlatExpression.choice(equals(a + $0, value), .yes, .no) }
    return .make(.bitAnd, all.reduce(.no) { .make(.add, $0, $1) }, .constant(3))
  }

  private mutating func test(_ element: FlatExpression) -> FlatExpression {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .make(.equal, read(a, element), .constant(Int.random(in: 0...2, using: &random)))
    case 1: return .make(.less, read(b, element), .constant(Int.random(in: 1...3, using: &random)))
    case 2: return .negation(of: .make(.equal, .register(references[0]), element))
    case 3: return .negation(of: equals(numbers[Int.random(in: 0...1, using: &random)], 1))
    case 4: return (0..<count).map { equals(b + $0, 1) }.reduce(.no) { .make(.or, $0, $1) }
    default: return .yes
    }
  }

  private mutating func property() -> FlatExpression {
    let value = Int.random(in: 0...2, using: &random)
    let few = FlatExpression.make(.less, population(value), .constant(2))
    switch twist {
    case .order: return .make(.or, few, .make(.less, .register(references[0]), .register(references[1])))
    case .arithmetic:
      let sum = FlatExpression.make(.add, .register(references[0]), .register(references[1]))
      return .make(.or, few, .make(.less, sum, .constant(count)))
    default: return .make(.or, few, .make(.equal, .register(references[0]), .register(references[1])))
    }
  }
}
