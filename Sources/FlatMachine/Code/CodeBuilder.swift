/// Compiles statements to instructions. Operands are registers, so constants have registers of their own.
struct CodeBuilder {
  private let model: FlatModel
  private(set) var code: [Instruction] = []
  /// Constants in the order of their registers, which follow the model's.
  private(set) var constants: [Int]
  /// Temporaries follow the constants, which are not complete until the end: they are numbered from `firstTemporary`.
  static let firstTemporary: Int32 = 1 << 20
  private var temporaries: Int32 = 0
  private(set) var mostTemporaries: Int32 = 0
  private var positions: [Int: Int] = [:]
  /// Jumps out of blocks, to be led to their ends.
  private var exits: [Int: [Int]] = [:]
  /// Registers that the event being compiled writes.
  private var written: Set<Int> = []
  private var isInEvent = false
  /// Offers are compiled without their bodies.
  private var leavesBodiesOut = false
  /// Where a step that is cut short goes on.
  private var aborts: [Int] = []
  /// The slots that each event writes, ascending.
  private(set) var writes: [[Int]]

  init(_ model: FlatModel, constants: [Int] = []) {
    self.model = model
    self.constants = constants
    for (index, value) in constants.enumerated() { positions[value] = index }
    writes = Array(repeating: [], count: model.events.count)
  }

  mutating func build(_ statements: [FlatStatement]) -> Int {
    let start = code.count
    compile(statements)
    add(.end)
    return start
  }

  /// Code that notes which events are possible.
  mutating func buildGuards(_ statements: [FlatStatement]) -> Int {
    leavesBodiesOut = true
    defer { leavesBodiesOut = false }
    return build(statements)
  }

  private mutating func add(_ operation: Instruction.Operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
    code.append(Instruction(operation: operation, a: a, b: b, c: c))
  }

  private mutating func constant(_ value: Int) -> Int32 {
    let index = positions[value] ?? constants.count
    if index == constants.count {
      constants.append(value)
      positions[value] = index
    }
    return Int32(model.registers + index)
  }

  private mutating func temporary() -> Int32 {
    temporaries += 1
    mostTemporaries = max(mostTemporaries, temporaries)
    return Self.firstTemporary + temporaries - 1
  }

  private mutating func compile(_ statements: [FlatStatement]) {
    for statement in statements {
      let outer = temporaries
      compile(statement)
      temporaries = outer
    }
  }

  private mutating func compile(_ statement: FlatStatement) {
    switch statement {
    case .set(let place, let expression): set(place, expression)
    case .branch(let condition, let first, let second): branch(condition, first, second)
    case .block(let number, let body):
      compile(body)
      for jump in exits.removeValue(forKey: number) ?? [] { code[jump].a = here }
    case .leave(let number):
      exits[number, default: []].append(code.count)
      add(.jump)
    case .loop(let body):
      let start = here
      if isInEvent { aborts.append(code.count) }
      add(.turn, -1)
      compile(body)
      add(.jump, start)
    case .offer(let event, let body): offer(event, body)
    case .require(let condition, let trap): require(condition, trap)
    case .check(let condition, let property):
      let holds = jump(condition, ifTrue: true)
      add(.check, Int32(property))
      land(holds)
    case .assume(let condition):
      let goesOn = jump(condition, ifTrue: true)
      if isInEvent { aborts.append(code.count) }
      add(.exclude, -1)
      land(goesOn)
    case .choose(let place, let count):
      let choice = temporary()
      add(.choose, choice, Int32(count))
      store(choice, in: place)
    }
  }

  private var here: Int32 { Int32(code.count) }

  private mutating func land(_ jumps: [Int]) { for jump in jumps { code[jump].a = here } }

  private mutating func require(_ condition: FlatExpression, _ trap: Int) {
    let holds = jump(condition, ifTrue: true)
    if isInEvent {
      aborts.append(code.count)
      add(.crash, -1, Int32(trap))
    } else {
      add(.stop, Int32(trap))
    }
    land(holds)
  }

  private mutating func branch(_ condition: FlatExpression, _ first: [FlatStatement], _ second: [FlatStatement]) {
    let toSecond = jump(condition, ifTrue: false)
    compile(first)
    if second.isEmpty { return land(toSecond) }
    let end = code.count
    add(.jump)
    land(toSecond)
    compile(second)
    code[end].a = here
  }

  private mutating func offer(_ event: Int, _ body: [FlatStatement]) {
    if leavesBodiesOut { return add(.possible, Int32(event)) }
    written = []
    isInEvent = true
    aborts = []
    add(.begin, Int32(event), body.contains { $0.chooses } ? 1 : 0)
    let start = here
    compile(body)
    // Crashes and runs that do not exist go on behind, where the next choice is made.
    for abort in aborts { code[abort].a = here }
    add(.emit, Int32(event), start)
    isInEvent = false
    writes[event] = written.filter { $0 < model.slots.count }.sorted()
  }

  private mutating func set(_ place: FlatPlace, _ expression: FlatExpression) {
    if place.count == 1 {
      written.insert(place.base)
      return evaluate(expression, into: Int32(place.base))
    }
    store(operand(expression), in: place)
  }

  private mutating func store(_ value: Int32, in place: FlatPlace) {
    written.formUnion(place.registers)
    if place.count == 1 { return add(.move, Int32(place.base), value) }
    add(.store, Int32(place.base), operand(place.offset), value)
  }
}

extension FlatStatement {
  /// Whether a choice is made somewhere inside.
  var chooses: Bool {
    switch self {
    case .choose: true
    case .branch(_, let first, let second): (first + second).contains { $0.chooses }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.contains { $0.chooses }
    case .set, .leave, .require, .check, .assume: false
    }
  }
}

// Expressions.
extension CodeBuilder {
  /// A register that holds the value.
  private mutating func operand(_ expression: FlatExpression) -> Int32 {
    switch expression {
    case .constant(let value): return constant(value)
    case .register(let register): return Int32(register)
    default:
      let target = temporary()
      evaluate(expression, into: target)
      return target
    }
  }

  private mutating func evaluate(_ expression: FlatExpression, into target: Int32) {
    switch expression {
    case .constant, .register: add(.move, target, operand(expression))
    case .element(let base, _, let offset): add(.load, target, Int32(base), operand(offset))
    case .not(let inner): add(.not, target, operand(inner))
    case .binary(let operation, let left, let right):
      guard let simple = Self.simple(operation) else { return evaluateTest(expression, into: target) }
      let first = operand(left)
      add(simple, target, first, operand(right))
    case .select(let condition, let first, let second):
      // The target may be read by the sides: a temporary keeps it whole until the end.
      let result = temporary()
      let toSecond = jump(condition, ifTrue: false)
      evaluate(first, into: result)
      let end = code.count
      add(.jump)
      land(toSecond)
      evaluate(second, into: result)
      code[end].a = here
      add(.move, target, result)
    }
  }

  private mutating func evaluateTest(_ expression: FlatExpression, into target: Int32) {
    let result = temporary()
    let isFalse = jump(expression, ifTrue: false)
    add(.move, result, constant(1))
    let end = code.count
    add(.jump)
    land(isFalse)
    add(.move, result, constant(0))
    code[end].a = here
    add(.move, target, result)
  }

  private static func simple(_ operation: FlatExpression.Operator) -> Instruction.Operation? {
    switch operation {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .bitAnd: .bitAnd
    case .bitOr: .bitOr
    case .bitXor: .bitXor
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .and, .or: nil
    }
  }

  /// Jumps, to be led somewhere, that are taken when the condition is as said; otherwise what follows is executed.
  private mutating func jump(_ condition: FlatExpression, ifTrue wanted: Bool) -> [Int] {
    let outer = temporaries
    defer { temporaries = outer }
    switch condition {
    case .constant(let value):
      if (value != 0) != wanted { return [] }
      add(.jump)
      return [code.count - 1]
    case .not(let inner): return jump(inner, ifTrue: !wanted)
    case .binary(.and, let left, let right) where wanted, .binary(.or, let left, let right) where !wanted:
      let skips = jump(left, ifTrue: !wanted)
      let taken = jump(right, ifTrue: wanted)
      land(skips)
      return taken
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      return jump(left, ifTrue: wanted) + jump(right, ifTrue: wanted)
    case .binary(let operation, let left, let right):
      if let compare = Self.jumping(operation, wanted) {
        let first = operand(left)
        add(compare, 0, first, operand(right))
        return [code.count - 1]
      }
    case .register, .element, .select: break
    }
    add(wanted ? .jumpIfNotZero : .jumpIfZero, 0, operand(condition))
    code[code.count - 1].a = 0
    return [code.count - 1]
  }

  private static func jumping(_ operation: FlatExpression.Operator, _ wanted: Bool) -> Instruction.Operation? {
    switch operation {
    case .equal: wanted ? .jumpIfEqual : .jumpIfNotEqual
    case .notEqual: wanted ? .jumpIfNotEqual : .jumpIfEqual
    case .less: wanted ? .jumpIfLess : .jumpIfNotLess
    case .lessOrEqual: wanted ? .jumpIfLessOrEqual : .jumpIfNotLessOrEqual
    default: nil
    }
  }
}
