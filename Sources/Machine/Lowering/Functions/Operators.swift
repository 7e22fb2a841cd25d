import Diagnostics
import Program

extension FunctionLowering {
  static let binaryOperators: [String: BinaryOperator] = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "&+": .add, "&-": .subtract,
    "&*": .multiply, "==": .equal, "!=": .notEqual, "===": .identical, "!==": .notIdentical, "<": .less,
    "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "&": .bitAnd, "|": .bitOr, "^": .bitXor,
    "<<": .shiftLeft, ">>": .shiftRight, "&<<": .shiftLeft, "&>>": .shiftRight, "...": .closedRange,
    "..<": .halfOpenRange,
  ]

  func binary(
    _ symbol: String, _ left: Expression, _ right: Expression, into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    if symbol == "~=" {
      let pattern = value(left, before: right)
      emit(.matches, a: register, b: pattern.register, c: value(right).register)
      return .bool
    }
    guard let op = Self.binaryOperators[symbol] else { return customOperator(symbol, [left, right], into: register) }
    if op == .closedRange || op == .halfOpenRange, left.isNil || right.isNil {
      // The missing bound of a one-sided range.
      let side: UnaryOperator = right.isNil ? .rangeFrom : op == .closedRange ? .rangeThrough : .rangeUpTo
      emit(.unary, a: register, b: value(right.isNil ? left : right).register, n: Int(side.rawValue))
      return .builtin(.range)
    }
    if !op.isComparison, let type = declaredOperation(symbol, left, right, into: register, expected: expected) {
      return type
    }
    let (first, second) = operands(left, right, expected: op.isComparison ? nil : expected)
    emit(.binary, a: register, b: first.register, c: second.register, n: Int(op.rawValue))
    return op.resultType(first.type, second.type)
  }

  /// An operator that the program declares for a type of its own: `DispatchTime.now() + 0.2`, `.now() + .seconds(1)`. Nil
  /// when the left operand is not known to be of such a type; then nothing is emitted.
  private func declaredOperation(
    _ symbol: String, _ left: Expression, _ right: Expression, into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    let declared = (context.functionsByName[symbol] ?? []).filter { id in
      let record = context.functions[id]
      guard record.compiled >= 0, !record.isMethod, record.tests.count == 2, let type = record.tests[0].typeID else {
        return false
      }
      return context.types[type].kind != .builtin
    }
    guard !declared.isEmpty, let type = typeOfOperand(left, expected: expected) else { return nil }
    let fitting = declared.filter { context.functions[$0].tests[0].typeID == type }
    let best = fitting.first { takes(context.functions[$0].tests[1], right) } ?? fitting.first
    guard let best else { return nil }
    let arguments = [Argument(value: left), Argument(value: right)]
    return callDirect(best, mapping: [0, 1], arguments, receiver: nil, into: register)
  }

  /// The program's type that an operand is of, as far as its form tells.
  private func typeOfOperand(_ operand: Expression, expected: TypeTest?) -> Int? {
    switch operand.kind {
    case .implicitMember: return expected?.typeID
    case .call(let callee, _):
      if case .implicitMember = callee.kind { return expected?.typeID }
      guard case .member(let base, _) = callee.kind, case .name(let name) = base.kind else { return nil }
      guard local(name) == nil else { return nil }
      return context.type(named: name, in: scope)
    case .binary(_, let left, _): return typeOfOperand(left, expected: expected)
    case .name(let name): return local(name)?.type?.typeID
    default: return nil
    }
  }

  /// Whether the form of an operand speaks for a parameter's type.
  private func takes(_ test: TypeTest, _ operand: Expression) -> Bool {
    var member: String?
    if case .implicitMember(let name) = operand.kind { member = name }
    if case .call(let callee, _) = operand.kind, case .implicitMember(let name) = callee.kind { member = name }
    guard let type = test.typeID else { return member == nil }
    if let member { return context.isMember(member, of: type, isStatic: true) }
    if case .name(let name) = operand.kind, let known = local(name)?.type?.typeID { return known == type }
    return context.types[type].kind == .builtin
  }

  /// Both operands; what is known of one tells how to read a literal or implicit member that is the other.
  private func operands(_ left: Expression, _ right: Expression, expected: TypeTest?) -> (Value, Value) {
    let wanted = expected?.unwrapped == .double ? expected : nil
    if left.dependsOnContext, !right.dependsOnContext {
      // The left side has no effects: evaluating it second changes nothing.
      let second = value(right, expected: wanted)
      return (value(left, expected: second.type?.unwrapped ?? wanted), second)
    }
    let first = value(left, before: right, expected: wanted)
    let hint = right.dependsOnContext ? first.type?.unwrapped : nil
    return (first, value(right, expected: hint ?? wanted))
  }

  func unary(_ symbol: String, _ operand: Expression, into register: Int, expected: TypeTest?) -> TypeTest? {
    let whole = Expression(.unary(symbol, operand), span)
    if let word = context.literalWord(whole, expected: expected) {
      load(word, into: register)
      return word.isDouble ? .double : .int
    }
    let operators: [String: UnaryOperator] = ["-": .negate, "~": .bitNot]
    if symbol == "+" { return evaluate(operand, into: register, expected: expected) }
    guard let op = operators[symbol] else { return customOperator(symbol, [operand], into: register) }
    let value = value(operand, expected: expected)
    if let type = value.type?.unwrapped, let function = prefixOperator(symbol, of: type) {
      emit(.callFunction, a: register, b: copied(value.register), c: 1, n: function.compiled)
      return function.result
    }
    emit(.unary, a: register, b: value.register, n: Int(op.rawValue))
    return op == .negate ? value.type : nil
  }

  /// A prefix operator that the program declares for a type of its own.
  private func prefixOperator(_ symbol: String, of type: TypeTest) -> FunctionRecord? {
    guard let id = type.typeID, context.types[id].kind != .builtin else { return nil }
    return (context.functionsByName[symbol] ?? []).map { context.functions[$0] }
      .first { $0.compiled >= 0 && $0.tests == [type] && !$0.isMethod }
  }

  /// An operator that only the program declares.
  func customOperator(_ symbol: String, _ operands: [Expression], into register: Int) -> TypeTest? {
    let arguments = operands.map { Argument(value: $0) }
    let shape = CallShape(name: symbol, labels: operands.map { _ in nil })
    let found = (context.functionsByName[symbol] ?? []).filter {
      !context.functions[$0].isRequirement && ArgumentMatching.match(shape, context.functions[$0].signature) != nil
    }
    if found.count == 1, let id = found.first,
      let mapping = ArgumentMatching.match(shape, context.functions[id].signature)
    {
      return callDirect(id, mapping: mapping, arguments, receiver: nil, into: register)
    }
    if found.isEmpty { reportUnknown(symbol) }
    return callGlobal(shape, arguments, into: register)
  }

  /// The function that an operator used as a value stands for: `reduce(0, +)`.
  func operatorFunction(_ symbol: String) -> Int? {
    guard let op = Self.binaryOperators[symbol] else { return nil }
    if let known = context.operatorFunctions[symbol] { return Int(known) }
    let id = context.reserveFunction(named: symbol, span: .none, file: -1)
    let body = FunctionLowering(context, name: symbol, scope: scope, span: .none)
    body.nextRegister = 3
    body.registerCount = 3
    body.emit(.binary, a: 2, b: 0, c: 1, n: Int(op.rawValue))
    body.emit(.ret, a: 2, b: 1)
    body.finish(as: id, parameterCount: 2, inoutMask: 0, isMethod: false, type: -1)
    context.operatorFunctions[symbol] = Int32(id)
    return id
  }

  // MARK: Logic

  /// `a && b`: the value is that of the operand that decides, so that its taint survives.
  func and(_ left: Expression, _ right: Expression, into register: Int) -> TypeTest? {
    let end = newLabel()
    evaluate(left, into: register)
    emit(.branchFalse, a: register, to: end)
    evaluate(right, into: register)
    place(end)
    return .bool
  }

  func or(_ left: Expression, _ right: Expression, into register: Int) -> TypeTest? {
    let otherwise = newLabel()
    let end = newLabel()
    evaluate(left, into: register)
    emit(.branchFalse, a: register, to: otherwise)
    jump(end)
    place(otherwise)
    evaluate(right, into: register)
    place(end)
    return .bool
  }

  func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    let otherwise = newLabel()
    let end = newLabel()
    test(condition, ifFalse: otherwise)
    let firstType = evaluate(first, into: register, expected: expected)
    jump(end)
    place(otherwise)
    let secondType = evaluate(second, into: register, expected: expected ?? firstType)
    place(end)
    return firstType == secondType ? firstType : nil
  }

  func coalesce(_ left: Expression, _ right: Expression, into register: Int, expected: TypeTest?) -> TypeTest? {
    let otherwise = newLabel()
    let end = newLabel()
    let wanted: TypeTest? = expected.map { if case .optional = $0 { $0 } else { .optional($0) } }
    let test = context.files[scope.file].isSubject && isWritten(right) ? NilTest.merges : .asks
    let leftType = evaluateUnwrapped(left, into: register, otherwise: otherwise, expected: wanted, test)
    jump(end)
    place(otherwise)
    let rightType = evaluate(right, into: register, expected: expected ?? leftType?.unwrapped)
    place(end)
    return rightType == leftType?.unwrapped ? rightType : nil
  }
}

extension BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .identical, .notIdentical, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  func resultType(_ left: TypeTest?, _ right: TypeTest?) -> TypeTest? {
    if isComparison { return .bool }
    switch self {
    case .closedRange, .halfOpenRange: return .builtin(.range)
    case .add, .subtract, .multiply, .divide, .remainder:
      if left == .double || right == .double { return .double }
      return left == right ? left : nil
    default: return left == right ? left : nil
    }
  }
}

extension Expression {
  var isRange: Bool {
    switch kind {
    case .binary("...", _, _), .binary("..<", _, _): true
    default: false
    }
  }

  /// Literals and implicit members, whose type the other operand tells.
  var dependsOnContext: Bool {
    switch kind {
    case .integer, .implicitMember: true
    case .unary("-", let operand): operand.dependsOnContext
    default: false
    }
  }
}
