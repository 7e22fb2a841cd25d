import Diagnostics

/// Follows statements with expressions in place of numbers (King, "Symbolic execution and program testing", 1976): all
/// paths at once, values joined where paths meet. What becomes of the slots is said in terms of the slots before.
///
/// A number that is needed again gets a name, so that the whole stays linear in the statements: registers from
/// `FlatModel.registers` on stand for definitions and choices, in the order in which they were made.
struct SymbolicRun {
  /// Where control is: under which condition, and what registers hold that something was written to.
  struct Path {
    var live = FlatExpression.yes
    var values: [Int: FlatExpression] = [:]
  }

  let model: FlatModel
  /// Where a construct that cannot be followed is said to be.
  private let span: SourceSpan
  /// Whether this is the body of an event.
  private var isStep = false
  private(set) var items: [Item] = []
  /// One for each event that is offered, in order.
  private(set) var steps: [SymbolicStep] = []
  private var known: [FlatExpression: Int] = [:]
  private var ended: Set<FlatExpression> = []
  private var registers: Int
  /// Paths that wait behind a block.
  private var leaving: [Int: [Path]] = [:]

  init(_ model: FlatModel, at span: SourceSpan) {
    self.model = model
    self.span = span
    registers = model.registers
  }

  /// - Returns: the path that falls through; its condition is false where none does.
  /// - Throws: at a loop, whose turns nothing bounds.
  mutating func follow(_ statements: [FlatStatement], _ start: Path) throws(FlatError) -> Path {
    var path = start
    for statement in statements {
      if path.live.constant == 0 { return path }
      try follow(statement, &path)
    }
    return path
  }

  private mutating func follow(_ statement: FlatStatement, _ path: inout Path) throws(FlatError) {
    switch statement {
    case .set(let place, let expression): set(place, bound(value(of: expression, path)), &path)
    case .branch(let condition, let first, let second):
      path = try branch(value(of: condition, path), first, second, path)
    case .block(let number, let body): path = try block(number, body, path)
    case .leave(let number):
      leaving[number, default: []].append(path)
      path.live = .no
    case .loop: throw FlatError("a loop has no known number of turns", at: span)
    case .offer(let event, let body): try offer(event, body, path)
    case .require(let condition, let trap): end(trap: trap, where: miss(condition, path))
    case .assume(let condition): end(trap: nil, where: miss(condition, path))
    case .check(let condition, let property): items.append(.failure(property: property, miss(condition, path)))
    case .choose(let place, let count):
      if !isStep { throw FlatError("a choice outside the body of an 'offer'", at: span) }
      items.append(.choice(register: registers, count: count, when: path.live))
      registers += 1
      set(place, .register(registers - 1), &path)
    }
  }

  /// Notes that runs end here, unless they have ended before under the same condition.
  private mutating func end(trap: Int?, where condition: FlatExpression) {
    if condition != .no, ended.insert(condition).inserted { items.append(.ending(trap: trap, condition)) }
  }

  /// Where control is here and the condition does not hold.
  private mutating func miss(_ condition: FlatExpression, _ path: Path) -> FlatExpression {
    bound(.make(.and, path.live, .negation(of: value(of: condition, path))))
  }

  private mutating func branch(
    _ test: FlatExpression, _ first: [FlatStatement], _ second: [FlatStatement], _ path: Path
  ) throws(FlatError) -> Path {
    let test = bound(test)
    var one = path
    var other = path
    one.live = bound(.make(.and, path.live, test))
    other.live = bound(.make(.and, path.live, .negation(of: test)))
    let left = try follow(first, one)
    let right = try follow(second, other)
    var joined = join(left, right, test)
    // Neither side leaves: control is where it was.
    if left.live == one.live, right.live == other.live { joined.live = path.live }
    return joined
  }

  private mutating func block(_ number: Int, _ body: [FlatStatement], _ path: Path) throws(FlatError) -> Path {
    var joined = try follow(body, path)
    for left in leaving.removeValue(forKey: number) ?? [] { joined = join(left, joined, left.live) }
    // Whatever happens inside comes to the end of the block: control is where it was.
    if !body.contains(where: { $0.leavesOther(than: [number]) }) { joined.live = path.live }
    return joined
  }

  /// The body is a run of its own, which goes on with what the code around it has computed.
  private mutating func offer(_ event: Int, _ body: [FlatStatement], _ path: Path) throws(FlatError) {
    var run = SymbolicRun(model, at: model.events[event].span)
    run.isStep = true
    run.known = known
    run.registers = registers
    // What the code around the events finds is its own. A checker stops where it traps: the event need not know.
    run.items = items.filter {
      switch $0 {
      case .failure: false
      case .ending(let trap, _): trap == nil
      case .definition, .choice, .guarding: true
      }
    }
    run.items.append(.guarding(path.live))
    var end = try run.follow(body, Path(values: path.values))
    // A body may leave a block around the event: that ends it, too.
    for left in run.leaving.sorted(by: { $0.key < $1.key }).flatMap(\.value) { end = run.join(left, end, left.live) }
    steps.append(
      SymbolicStep(event: event, items: run.items, values: end.values.filter { $0.key < model.slots.count }))
  }

  /// Where two paths meet: `test` tells the first from the second.
  private mutating func join(_ first: Path, _ second: Path, _ test: FlatExpression) -> Path {
    if first.live.constant == 0 { return second }
    if second.live.constant == 0 { return first }
    var joined = Path(live: bound(.make(.or, first.live, second.live)))
    for register in Set(first.values.keys).union(second.values.keys).sorted() {
      joined.values[register] = bound(.choice(test, held(register, first), held(register, second)))
    }
    return joined
  }
}

extension SymbolicRun {
  /// Larger expressions get a name.
  private static var largestUnnamed: Int { 5 }

  /// The expression, or the name of it.
  private mutating func bound(_ expression: FlatExpression) -> FlatExpression {
    if expression.size <= Self.largestUnnamed { return expression }
    if let register = known[expression] { return .register(register) }
    known[expression] = registers
    items.append(.definition(register: registers, expression))
    registers += 1
    return .register(registers - 1)
  }

  private mutating func set(_ place: FlatPlace, _ new: FlatExpression, _ path: inout Path) {
    if place.count == 1 {
      path.values[place.base] = new
      return
    }
    let offset = bound(value(of: place.offset, path))
    for position in 0..<place.count {
      let register = place.base + position
      let isIt = FlatExpression.make(.equal, offset, .constant(position))
      path.values[register] = bound(.choice(isIt, new, held(register, path)))
    }
  }

  private func held(_ register: Int, _ path: Path) -> FlatExpression {
    path.values[register] ?? (model.slots.count..<model.registers ~= register ? .no : .register(register))
  }

  /// An expression in terms of the slots before.
  private mutating func value(of expression: FlatExpression, _ path: Path) -> FlatExpression {
    switch expression {
    case .constant: return expression
    case .register(let register): return held(register, path)
    case .element(let base, let count, let offset):
      return element(base, count, bound(value(of: offset, path)), path)
    case .binary(let operation, let left, let right):
      return .make(operation, value(of: left, path), value(of: right, path))
    case .not(let operand): return .negation(of: value(of: operand, path))
    case .select(let condition, let first, let second):
      return .choice(value(of: condition, path), value(of: first, path), value(of: second, path))
    }
  }

  /// An element at an unknown place: those that were written one by one, then the slots as they were.
  private func element(_ base: Int, _ count: Int, _ offset: FlatExpression, _ path: Path) -> FlatExpression {
    if let known = offset.constant { return held(base + known, path) }
    let isKept = { (register: Int) in held(register, path) == .register(register) && register < model.slots.count }
    let kept = (base..<base + count).filter(isKept)
    var others = (base..<base + count).filter { !isKept($0) }
    var result = kept.isEmpty ? held(others.removeLast(), path) : .element(base: base, count: count, offset: offset)
    for register in others.reversed() {
      let isIt = FlatExpression.make(.equal, offset, .constant(register - base))
      result = .choice(isIt, held(register, path), result)
    }
    return result
  }
}
