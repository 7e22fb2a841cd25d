/// Writes a model as Promela, SPIN's language: one process, one control state, each event one `d_step`, so that every
/// state that SPIN stores is a state of the model.
package struct PromelaWriter {
  private let model: FlatModel
  private var lines: [String] = []

  package init(_ model: FlatModel) { self.model = model }

  /// - Returns: `nil` where the model's form allows no guards, or an event makes choices or excludes runs.
  package mutating func text() -> String? {
    guard let events = GuardedEvents(model), !model.steps.contains(where: { $0.chooses || $0.excludes }) else {
      return nil
    }
    lines = ["/* \(Self.comment(model.name)): one process, every event one d_step. */", ""]
    declare()
    lines += ["", "inline inspect() {"]
    for statement in model.inspection { write(statement, "  ") }
    // An inline body of nothing is no Promela.
    lines += ["  skip", "}", "", "active proctype machine()", "{", "  do"]
    for step in events.steps { write(step) }
    for (trap, condition) in events.traps where condition.constant != 0 {
      lines.append("  /* \(Self.comment(model.traps[trap].message)) */")
      lines.append("  :: d_step { \(text(condition)) -> assert(false) }")
    }
    lines += ["  od", "}", ""]
    return lines.joined(separator: "\n")
  }

  private mutating func declare() {
    for (index, slot) in model.slots.enumerated() {
      lines.append("/* state[\(index)]: \(Self.comment(slot.name))\(Self.names(of: slot)) */")
    }
    let initial = model.initial.isEmpty ? "0" : model.initial.map(String.init).joined(separator: ", ")
    lines.append("\(slotType) state[\(max(1, model.slots.count))] = { \(initial) };")
    if model.locals > 0 { lines.append("hidden int scratch[\(model.locals)];") }
  }

  /// Bytes where every value is known to be one: numbers without limits of their own are `int`.
  private var slotType: String {
    let isByte = model.slots.allSatisfy { $0.limits.lowerBound >= 0 && $0.limits.upperBound <= 255 }
    return isByte ? "byte" : "int"
  }

  private static func names(of slot: FlatModel.Slot) -> String {
    slot.valueNames.isEmpty
      ? "" : " (" + slot.valueNames.enumerated().map { "\($0) \($1)" }.joined(separator: ", ") + ")"
  }

  private static func comment(_ text: String) -> String { text.split(separator: "*/").joined(separator: "* /") }

  private mutating func write(_ step: GuardedEvents.Step) {
    lines.append("  /* \(Self.comment(model.events[step.event].name)) */")
    lines.append("  :: d_step {")
    lines.append("    \(text(step.condition)) ->")
    for statement in step.body { write(statement, "    ") }
    lines.append("    inspect()")
    lines.append("  }")
  }

  private mutating func write(_ statement: FlatStatement, _ indent: String) {
    switch statement {
    case .set(let place, let expression):
      lines.append("\(indent)\(text(place.value)) = \(text(expression));")
    case .branch(let condition, let first, let second):
      lines.append("\(indent)if")
      lines.append("\(indent):: \(text(condition)) ->")
      write(first, indent)
      lines.append("\(indent):: else ->")
      write(second, indent)
      lines.append("\(indent)fi;")
    case .block(let number, let body):
      for inner in body { write(inner, indent) }
      if body.contains(where: { $0.leaves(number) }) { lines.append("\(indent)leave_\(number): skip;") }
    case .leave(let number): lines.append("\(indent)goto leave_\(number);")
    case .loop(let body):
      lines.append("\(indent)do")
      lines.append("\(indent):: true ->")
      write(body, indent)
      lines.append("\(indent)od;")
    case .require(let condition, _), .check(let condition, _): lines.append("\(indent)assert(\(text(condition)));")
    case .offer, .assume, .choose: break
    }
  }

  private mutating func write(_ statements: [FlatStatement], _ indent: String) {
    for statement in statements { write(statement, indent + "  ") }
    lines.append("\(indent)  skip")
  }

  private func text(_ expression: FlatExpression) -> String {
    switch expression {
    case .constant(let value): return String(value)
    case .register(let register): return variable(register, "0")
    case .element(let base, _, let offset): return variable(base, text(offset))
    case .not(let operand): return "!(\(text(operand)))"
    case .select(let condition, let first, let second):
      return "(\(text(condition)) -> \(text(first)) : \(text(second)))"
    case .binary(let operation, let left, let right):
      return "(\(text(left)) \(Self.symbol(operation)) \(text(right)))"
    }
  }

  private func variable(_ base: Int, _ offset: String) -> String {
    let isSlot = base < model.slots.count
    let first = isSlot ? base : base - model.slots.count
    return (isSlot ? "state" : "scratch") + (offset == "0" ? "[\(first)]" : "[\(first) + \(offset)]")
  }

  private static func symbol(_ operation: FlatExpression.Operator) -> String {
    switch operation {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .and: "&&"
    case .or: "||"
    case .bitAnd: "&"
    case .bitOr: "|"
    case .bitXor: "^"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    }
  }
}

extension FlatStatement {
  /// Whether a run may be excluded somewhere inside.
  var excludes: Bool {
    switch self {
    case .assume: true
    case .branch(_, let first, let second): (first + second).contains { $0.excludes }
    case .block(_, let body), .loop(let body), .offer(_, let body): body.contains { $0.excludes }
    case .set, .leave, .require, .check, .choose: false
    }
  }
}
