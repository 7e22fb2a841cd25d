/// Numbers and truth values in TLA+. Truth is a number in the model's slots, 0 or 1, and a truth value where it is tested.
struct TLAPlusExpressions {
  let variables: TLAPlusVariables
  /// Names of definitions and choices, by register.
  var names: [Int: String] = [:]
  /// Definitions that are truth values.
  var truths: Set<Int> = []
  /// Whether conjuncts are those of an action.
  var isAction = false
  /// What `Quotient`, `BitAnd`, … are needed for.
  private(set) var operators: Set<FlatExpression.Operator> = []
  /// A number was written that TLC has no room for.
  private(set) var isTooLarge = false

  init(_ variables: TLAPlusVariables) { self.variables = variables }

  mutating func number(_ expression: FlatExpression) -> String {
    if isTruth(expression), expression.constant == nil { return "(IF \(test(expression)) THEN 1 ELSE 0)" }
    switch expression {
    case .constant(let value):
      if value.magnitude > UInt(Int32.max) { isTooLarge = true }
      return value < 0 ? "(-\(value.magnitude))" : String(value)
    case .register(let register): return names[register] ?? variables.text(of: register)
    case .element(let base, _, let offset): return variables.element(base, number(offset))
    case .select(let condition, let first, let second):
      return "(IF \(test(condition)) THEN \(number(first)) ELSE \(number(second)))"
    case .not: return ""
    case .binary(let operation, let left, let right): return number(operation, number(left), number(right))
    }
  }

  private mutating func number(_ operation: FlatExpression.Operator, _ left: String, _ right: String) -> String {
    switch operation {
    case .add: return "(\(left) + \(right))"
    case .subtract: return "(\(left) - \(right))"
    case .multiply: return "(\(left) * \(right))"
    default:
      operators.insert(operation)
      return "\(Self.name(of: operation))(\(left), \(right))"
    }
  }

  /// A truth value that has to hold.
  mutating func conjunct(_ expression: FlatExpression) -> String {
    test(expression) + (isAction && mayBranch(expression) ? " = TRUE" : "")
  }

  /// Whether TLC would take the formula apart into several.
  private func mayBranch(_ expression: FlatExpression) -> Bool {
    switch expression {
    case .register(let register): truths.contains(register)
    case .binary(.and, let left, let right): mayBranch(left) || mayBranch(right)
    case .binary(.or, _, _), .select: true
    case .constant, .not, .element, .binary: false
    }
  }

  mutating func test(_ expression: FlatExpression) -> String {
    switch expression {
    case .constant(let value): return value == 0 ? "FALSE" : "TRUE"
    case .register(let register) where truths.contains(register): return names[register] ?? ""
    case .not(let operand): return "~\(test(operand))"
    case .binary(.equal, let left, let right): return "(\(number(left)) = \(number(right)))"
    case .binary(.notEqual, let left, let right): return "(\(number(left)) # \(number(right)))"
    case .binary(.less, let left, let right): return "(\(number(left)) < \(number(right)))"
    case .binary(.lessOrEqual, let left, let right): return "(\(number(left)) <= \(number(right)))"
    case .binary(.and, let left, let right): return "(\(test(left)) /\\ \(test(right)))"
    case .binary(.or, let left, let right): return "(\(test(left)) \\/ \(test(right)))"
    case .select(let condition, let first, let second): return test(condition, first, second)
    case .register, .element, .binary: return "(\(number(expression)) # 0)"
    }
  }

  /// `first` where the condition holds, else `second`: often no more than "and" or "or".
  private mutating func test(
    _ condition: FlatExpression, _ first: FlatExpression, _ second: FlatExpression
  ) -> String {
    if first == condition || first == .yes { return "(\(test(condition)) \\/ \(test(second)))" }
    if first == .no { return "(~\(test(condition)) /\\ \(test(second)))" }
    if second == condition || second == .no { return "(\(test(condition)) /\\ \(test(first)))" }
    return "(IF \(test(condition)) THEN \(test(first)) ELSE \(test(second)))"
  }

  /// Whether the expression is a truth value.
  func isTruth(_ expression: FlatExpression) -> Bool {
    switch expression {
    case .constant(let value): value == 0 || value == 1
    case .register(let register): truths.contains(register)
    case .not: true
    case .binary(let operation, _, _): operation.isTest
    case .select(_, let first, let second):
      (first.constant == nil || second.constant == nil) && isTruth(first) && isTruth(second)
    case .element: false
    }
  }

  private static func name(of operation: FlatExpression.Operator) -> String {
    switch operation {
    case .divide: "Quotient"
    case .remainder: "Remainder"
    case .bitAnd: "BitAnd"
    case .bitOr: "BitOr"
    case .bitXor: "BitXor"
    case .shiftLeft: "ShiftLeft"
    case .shiftRight: "ShiftRight"
    default: ""
    }
  }

  /// What TLA+ has no operator for, exactly as Swift computes it: division towards zero, bits of two's complement.
  static let definitions: [(name: String, lines: [String])] = [
    (
      "Quotient",
      [
        "Magnitude(a) == IF a < 0 THEN -a ELSE a",
        "Quotient(a, b) == LET q == Magnitude(a) \\div Magnitude(b) IN IF (a < 0) = (b < 0) THEN q ELSE -q",
      ]
    ),
    ("Remainder", ["Remainder(a, b) == a - b * Quotient(a, b)"]),
    (
      "BitAnd",
      [
        "RECURSIVE BitAnd(_, _)",
        "BitAnd(a, b) ==",
        "  IF a = 0 \\/ b = 0 THEN 0 ELSE IF a = -1 THEN b ELSE IF b = -1 THEN a",
        "  ELSE 2 * BitAnd(a \\div 2, b \\div 2) + (a % 2) * (b % 2)",
      ]
    ),
    ("BitOr", ["BitOr(a, b) == -1 - BitAnd(-1 - a, -1 - b)"]),
    ("BitXor", ["BitXor(a, b) == BitOr(a, b) - BitAnd(a, b)"]),
    ("ShiftLeft", ["RECURSIVE ShiftLeft(_, _)", "ShiftLeft(a, n) == IF n = 0 THEN a ELSE ShiftLeft(2 * a, n - 1)"]),
    (
      "ShiftRight",
      ["RECURSIVE ShiftRight(_, _)", "ShiftRight(a, n) == IF n = 0 THEN a ELSE ShiftRight(a \\div 2, n - 1)"]
    ),
  ]

  /// The lines that define the operators in use.
  var definitionLines: [String] {
    var needed = Set(operators.map(Self.name))
    if needed.contains("Remainder") { needed.insert("Quotient") }
    if needed.contains("BitXor") { needed.insert("BitOr") }
    if needed.contains("BitOr") { needed.insert("BitAnd") }
    return Self.definitions.filter { needed.contains($0.name) }.flatMap(\.lines)
  }

  /// Names that variables must not have.
  static let operatorNames = definitions.map(\.name) + ["Magnitude"]
}
