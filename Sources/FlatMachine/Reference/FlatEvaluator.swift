/// Executes a model's statements in the plainest way: the slow twin of the compiled code.
struct FlatEvaluator {
  let model: FlatModel
  var registers: [Int]
  /// The alternatives taken so far in this run, and how many there were of each.
  private(set) var taken: [Int] = []
  private(set) var available: [Int] = []
  /// The alternatives to take first.
  var prefix: [Int] = []
  /// Properties found violated since `begin`.
  private(set) var violations: [UInt32] = []

  /// How a run of statements ends.
  enum Outcome: Equatable {
    case done
    case left(Int)
    case crashed(trap: Int)
    /// The run does not exist.
    case excluded
    /// A loop does not end within the turns allowed.
    case endless
  }

  init(_ model: FlatModel) {
    self.model = model
    registers = Array(repeating: 0, count: model.registers)
  }

  /// Starts from a state.
  mutating func begin(_ state: some Sequence<Int>) {
    registers = Array(state) + Array(repeating: 0, count: model.locals)
    taken = []
    available = []
    violations = []
  }

  func value(_ expression: FlatExpression) -> Int {
    switch expression {
    case .constant(let value): value
    case .register(let index): registers[index]
    case .element(let base, let count, let offset): registers[base + checked(value(offset), count)]
    case .binary(.and, let left, let right): value(left) != 0 && value(right) != 0 ? 1 : 0
    case .binary(.or, let left, let right): value(left) != 0 || value(right) != 0 ? 1 : 0
    case .binary(let operation, let left, let right): operation.apply(value(left), value(right))
    case .not(let operand): value(operand) == 0 ? 1 : 0
    case .select(let condition, let first, let second): value(condition) != 0 ? value(first) : value(second)
    }
  }

  private func checked(_ offset: Int, _ count: Int) -> Int {
    precondition((0..<count).contains(offset), "an offset of a flat model is out of range")
    return offset
  }

  /// Executes statements; `offer` is called for each event that is enabled, with its body.
  mutating func run(
    _ statements: [FlatStatement], offer: (inout FlatEvaluator, Int, [FlatStatement]) -> Void = { _, _, _ in }
  ) -> Outcome {
    for statement in statements {
      let outcome = run(statement, offer)
      if outcome != .done { return outcome }
    }
    return .done
  }

  private mutating func run(
    _ statement: FlatStatement, _ offer: (inout FlatEvaluator, Int, [FlatStatement]) -> Void
  ) -> Outcome {
    switch statement {
    case .set(let place, let expression): set(place, value(expression))
    case .branch(let condition, let first, let second):
      return run(value(condition) != 0 ? first : second, offer: offer)
    case .block(let number, let body):
      let outcome = run(body, offer: offer)
      return outcome == .left(number) ? .done : outcome
    case .leave(let number): return .left(number)
    case .loop(let body):
      for _ in 0..<FlatModel.turns {
        let outcome = run(body, offer: offer)
        if outcome != .done { return outcome }
      }
      return .endless
    case .offer(let event, let body): offer(&self, event, body)
    case .require(let condition, let trap): if value(condition) == 0 { return .crashed(trap: trap) }
    case .check(let condition, let property): if value(condition) == 0 { violations.append(UInt32(property)) }
    case .assume(let condition): if value(condition) == 0 { return .excluded }
    case .choose(let place, let count):
      let choice = taken.count < prefix.count ? prefix[taken.count] : 0
      taken.append(choice)
      available.append(count)
      set(place, choice)
    }
    return .done
  }

  private mutating func set(_ place: FlatPlace, _ value: Int) {
    registers[place.base + checked(self.value(place.offset), place.count)] = value
  }

  /// The alternatives of the run after this one; `nil` after the last.
  func nextPrefix() -> [Int]? {
    var next = taken
    while let last = next.popLast() {
      if last + 1 < available[next.count] { return next + [last + 1] }
    }
    return nil
  }
}
