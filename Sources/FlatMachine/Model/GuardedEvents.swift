/// A model as a list of events, each with the condition under which it may happen and what it then does: the form that
/// other checkers read.
package struct GuardedEvents: Sendable {
  package struct Step: Sendable {
    /// Which of the model's events.
    package var event: Int
    package var condition: FlatExpression
    /// Locals that the code around the event has computed for its body come first.
    package var body: [FlatStatement]
  }

  package private(set) var steps: [Step] = []
  /// Traps that the code around the events runs into where the condition holds.
  package private(set) var traps: [(trap: Int, condition: FlatExpression)] = []

  /// Where control is: under which condition, and what the locals hold.
  private struct Path {
    var condition: FlatExpression
    var locals: [Int: FlatExpression]
  }

  private let model: FlatModel
  /// Paths that wait behind a block.
  private var leaving: [Int: [Path]] = [:]

  /// - Returns: `nil` where the code around the events loops: such a model has no guards.
  package init?(_ model: FlatModel) {
    self.model = model
    guard walk(model.steps, Path(condition: .yes, locals: [:])) != nil else { return nil }
  }

  /// Follows statements; `nil` on a loop. The path's condition is false where nothing falls through.
  private mutating func walk(_ statements: [FlatStatement], _ start: Path) -> Path? {
    var path = start
    for statement in statements {
      if path.condition.constant == 0 { return path }
      guard let next = walk(statement, path) else { return nil }
      path = next
    }
    return path
  }

  private mutating func walk(_ statement: FlatStatement, _ path: Path) -> Path? {
    var path = path
    switch statement {
    case .set(let place, let expression):
      guard place.count == 1 else { return nil }
      path.locals[place.base] = expression.replacing(path.locals)
    case .branch(let condition, let first, let second):
      let test = condition.replacing(path.locals)
      var one = path
      var other = path
      one.condition = .make(.and, path.condition, test)
      other.condition = .make(.and, path.condition, .negation(of: test))
      guard let left = walk(first, one), let right = walk(second, other) else { return nil }
      var joined = Self.join(left, right, test)
      // Neither side leaves: control is where it was.
      if left.condition == one.condition, right.condition == other.condition { joined.condition = path.condition }
      return joined
    case .block(let number, let body):
      guard let through = walk(body, path) else { return nil }
      var joined = (leaving.removeValue(forKey: number) ?? []).reduce(through) { Self.join($1, $0, $1.condition) }
      // Whatever happens inside comes to the end of the block: control is where it was.
      if !body.contains(where: { $0.leavesOther(than: [number]) }) { joined.condition = path.condition }
      return joined
    case .leave(let number):
      leaving[number, default: []].append(path)
      path.condition = .no
    case .offer(let event, let body):
      let used = path.locals.filter { local, _ in body.contains { $0.reads(local) } }.sorted { $0.key < $1.key }
      let known = used.map { FlatStatement.set(FlatPlace(register: $0.key), $0.value) }
      steps.append(Step(event: event, condition: path.condition, body: known + body))
    case .require(let condition, let trap):
      let test = condition.replacing(path.locals)
      // A checker stops there: what follows need not know that the trap was passed.
      traps.append((trap, .make(.and, path.condition, .negation(of: test))))
    case .check, .assume, .choose, .loop: return nil
    }
    return path
  }

  /// Where two paths meet: `test` tells the first from the second.
  private static func join(_ first: Path, _ second: Path, _ test: FlatExpression) -> Path {
    if first.condition.constant == 0 { return second }
    if second.condition.constant == 0 { return first }
    var locals = second.locals
    for (local, value) in first.locals {
      locals[local] = second.locals[local].map { .choice(test, value, $0) } ?? value
    }
    return Path(condition: .make(.or, first.condition, second.condition), locals: locals)
  }
}

extension FlatExpression {
  /// With some registers replaced by what they hold.
  func replacing(_ values: [Int: FlatExpression]) -> FlatExpression {
    if values.isEmpty { return self }
    switch self {
    case .constant: return self
    case .register(let register): return values[register] ?? self
    case .element(let base, let count, let offset):
      return .read(base: base, count: count, offset: offset.replacing(values))
    case .binary(let operation, let left, let right):
      return .make(operation, left.replacing(values), right.replacing(values))
    case .not(let operand): return .negation(of: operand.replacing(values))
    case .select(let condition, let first, let second):
      return .choice(condition.replacing(values), first.replacing(values), second.replacing(values))
    }
  }
}

extension FlatStatement {
  /// Whether control leaves the block with this number from inside.
  func leaves(_ block: Int) -> Bool {
    switch self {
    case .leave(let number): number == block
    case .branch(_, let first, let second): (first + second).contains { $0.leaves(block) }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.contains { $0.leaves(block) }
    case .set, .require, .check, .assume, .choose: false
    }
  }

  /// Whether control leaves a block that is neither one of these nor inside.
  func leavesOther(than blocks: Set<Int>) -> Bool {
    switch self {
    case .leave(let number): !blocks.contains(number)
    case .branch(_, let first, let second): (first + second).contains { $0.leavesOther(than: blocks) }
    case .block(let number, let body): body.contains { $0.leavesOther(than: blocks.union([number])) }
    // The body of an offer is a step of its own.
    case .set, .loop, .offer, .require, .check, .assume, .choose: false
    }
  }

  /// Whether the register is read somewhere.
  func reads(_ register: Int) -> Bool {
    let one: Set<Int> = [register]
    return switch self {
    case .set(let place, let expression): place.offset.reads(any: one) || expression.reads(any: one)
    case .branch(let condition, let first, let second):
      condition.reads(any: one) || (first + second).contains { $0.reads(register) }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.contains { $0.reads(register) }
    case .require(let condition, _), .check(let condition, _), .assume(let condition): condition.reads(any: one)
    case .choose(let place, _): place.offset.reads(any: one)
    case .leave: false
    }
  }
}
