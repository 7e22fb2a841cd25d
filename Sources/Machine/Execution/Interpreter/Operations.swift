extension Machine {
  func binary(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let left = r[Int(i.b)]
    let right = r[Int(i.c)]
    let operation = BinaryOperator(rawValue: i.n).unsafelyUnwrapped
    if !left.isOpaque && !right.isOpaque && (isUserOperand(left) || isUserOperand(right)) {
      let target = userOperator(operation, left, right)
      if target >= 0 {
        var pair = (left, right)
        withUnsafeMutablePointer(to: &pair) { pointer in
          pointer.withMemoryRebound(to: Word.self, capacity: 2) { arguments in
            invoke(
              target,
              CallSite(
                receiver: .nil, receiverRegister: Frame.nowhere, argumentRegister: Frame.nowhere,
                arguments: arguments, count: 2, result: i.a))
          }
        }
        return
      }
    }
    guard let word = builtinBinary(operation, left, right), isRunning else { return }
    r[Int(i.a)] = word
    advance()
  }

  @inline(__always) private func isUserOperand(_ word: Word) -> Bool { word.isReference || word.isSymbol }

  /// The first declared operator function that the operands fit, -1 for none.
  func userOperator(_ operation: BinaryOperator, _ left: Word, _ right: Word) -> Int32 {
    guard core.pointee.tables.operators[Int(operation.rawValue)] >= 0 else { return -1 }
    let decisions = core.pointee.footprint.decisions
    guard decisions.remembersOperators, var first = operandKey(left), let second = operandKey(right) else {
      return findUserOperator(operation, left, right)
    }
    if !decisions.comparesOperands { first = 0 }
    let isSubject = row(frame.pointee.function).pointee.isSubject
    let key = OperatorCache.key(operation, first, second, isSubject: isSubject)
    if let known = log.operators[key] { return known }
    let number = findUserOperator(operation, left, right)
    log.operators[key] = number
    return number
  }

  /// The same, asked of one function after the other. O(functions).
  func findUserOperator(_ operation: BinaryOperator, _ left: Word, _ right: Word) -> Int32 {
    var number = core.pointee.tables.operators[Int(operation.rawValue)]
    while number >= 0 {
      let target = core.pointee.tables.targets + Int(number)
      let tests = core.pointee.tables.targetTests + Int(target.pointee.testStart)
      let count = Int(target.pointee.testCount)
      // What the code under test means for all values, or for those of types that nobody declares, it does not mean for
      // those of the machine.
      let isOurs = row(frame.pointee.function).pointee.isSubject || !row(target.pointee.function).pointee.isSubject
      let (first, second) = (count < 1 ? -1 : tests[0], count < 2 ? -1 : tests[1])
      if takes(left, first, of: operation, ofAll: isOurs), takes(right, second, of: operation, ofAll: isOurs),
        !(isArray(left, takenFor: first) && isArray(right, takenFor: second))
      {
        return number
      }
      number = target.pointee.next
    }
    return -1
  }

  /// An array that a set or an option set takes is a literal of it. Two of them are arrays: nothing says that they are
  /// anything else.
  private func isArray(_ operand: Word, takenFor test: Int32) -> Bool {
    isBox(operand, .array) && test >= 0 && fits(operand, test, lenient: false) != .yes
  }

  /// Whether an operator's parameter may take an operand; `test` -1: any. To compare with nil is to ask whether something
  /// is there, whatever a type says of how its values are equal; unless it says so of optionals. Numbers, strings and cases
  /// are no operands of a type that nobody declares.
  private func takes(_ operand: Word, _ test: Int32, of operation: BinaryOperator, ofAll: Bool) -> Bool {
    let kind = test < 0 ? nil : core.pointee.tables.tests[Int(test)].kind
    if operand.isNil, operation == .equal || operation == .notEqual { return kind == .optional }
    guard let kind else { return ofAll }
    if kind == .unknown, !ofAll || !operand.isReference { return false }
    return fits(operand, test, lenient: true) != .no
  }

  /// The meaning of an operator on values of Swift's own types; nil when the run stops.
  func builtinBinary(_ operation: BinaryOperator, _ left: Word, _ right: Word) -> Word? {
    switch operation {
    case .equal: return boolean(equal(left, right), left, right)
    case .notEqual: return boolean(equal(left, right).negated, left, right)
    case .identical: return boolean(identical(left, right), left, right)
    case .notIdentical: return boolean(identical(left, right).negated, left, right)
    case .closedRange: return range(left, right, closed: true)
    case .halfOpenRange: return range(left, right, closed: false)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return ordering(operation, left, right)
    case .add, .subtract, .multiply, .divide, .remainder: return arithmetic(operation, left, right)
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return bits(operation, left, right)
    }
  }

  /// The opaque result of an operation on two values.
  func opaque(_ left: Word, _ right: Word) -> Word {
    var traits = TraitUnion()
    traits.add(left)
    traits.add(right)
    traits.addInherited(nestedTraits(left) | nestedTraits(right))
    return traits.result(.notNil)
  }

  /// An answer as a boolean; comparing with the `finished` flag of an animation depends on the flag.
  private func boolean(_ answer: Ternary, _ left: Word, _ right: Word) -> Word {
    guard answer != .unknown else { return opaque(left, right) }
    let isTainted = (left.isBoolean && left.isFinishedFlag) || (right.isBoolean && right.isFinishedFlag)
    if isTainted { return answer == .yes ? .finishedTrue : .finishedFalse }
    return Word(answer == .yes)
  }

  private func ordering(_ operation: BinaryOperator, _ left: Word, _ right: Word) -> Word {
    guard let order = compare(left, right) else { return opaque(left, right) }
    switch operation {
    case .less: return Word(order == .less)
    case .lessOrEqual: return Word(order == .less || order == .equal)
    case .greater: return Word(order == .greater)
    default: return Word(order == .greater || order == .equal)
    }
  }

  enum Order { case less, equal, greater, unordered }

  /// The order of two cases of an enum that says nothing of it itself: that of their declarations (The Swift Programming
  /// Language, Protocols, "Adopting a Protocol Using a Synthesized Implementation").
  private func order(ofCases left: Word, _ right: Word) -> Order? {
    guard left.isSymbol, right.isSymbol, left.symbolType >= 0, left.symbolType == right.symbolType,
      userOperator(.less, left, right) < 0, userOperator(.greater, left, right) < 0
    else { return nil }
    let (x, y) = (caseIndex(left.symbolName, of: left.symbolType), caseIndex(right.symbolName, of: right.symbolType))
    if x < 0 || y < 0 { return nil }
    return x < y ? .less : x == y ? .equal : .greater
  }

  /// The order of two numbers, strings or cases; nil when it is not known.
  func compare(_ left: Word, _ right: Word) -> Order? {
    if left.isNumber && right.isNumber {
      if left.isInteger && right.isInteger {
        return left.integer < right.integer ? .less : left.integer == right.integer ? .equal : .greater
      }
      let (x, y) = (left.number, right.number)
      return x < y ? .less : x == y ? .equal : x > y ? .greater : .unordered
    }
    guard left.isString && right.isString else { return order(ofCases: left, right) }
    let ranks = core.pointee.tables.stringRanks
    let (x, y) = (ranks[left.index], ranks[right.index])
    return x < y ? .less : x == y ? .equal : .greater
  }

  private func arithmetic(_ operation: BinaryOperator, _ left: Word, _ right: Word) -> Word? {
    if left.isInteger && right.isInteger { return integerArithmetic(operation, left.integer, right.integer) }
    if left.isNumber && right.isNumber {
      let (x, y) = (left.number, right.number)
      switch operation {
      case .add: return Word(x + y)
      case .subtract: return Word(x - y)
      case .multiply: return Word(x * y)
      case .divide: return Word(x / y)
      default: return Word(x.truncatingRemainder(dividingBy: y))
      }
    }
    if left.isNumber && left.number == 0 && right.isOpaque, operation == .multiply || operation == .divide {
      return left
    }
    guard operation == .add else { return opaque(left, right) }
    if left.isString && left.index == Int(tables.names.emptyString) { return right }
    if right.isString && right.index == Int(tables.names.emptyString) { return left }
    if isBox(left, .array) && isBox(right, .array) { return concatenated(left, right) }
    return opaque(left, right)
  }

  private func integerArithmetic(_ operation: BinaryOperator, _ x: Int, _ y: Int) -> Word? {
    switch operation {
    case .add: return Word(exactly: x + y) ?? Word(opaque: OpaqueTraits.notNil.rawValue)
    case .subtract: return Word(exactly: x - y) ?? Word(opaque: OpaqueTraits.notNil.rawValue)
    case .multiply:
      let (product, overflow) = x.multipliedReportingOverflow(by: y)
      guard !overflow, let word = Word(exactly: product) else { return Word(opaque: OpaqueTraits.notNil.rawValue) }
      return word
    default:
      guard y != 0 else {
        trap("division by zero")
        return nil
      }
      return Word(exactly: operation == .divide ? x / y : x % y) ?? Word(opaque: OpaqueTraits.notNil.rawValue)
    }
  }

  private func bits(_ operation: BinaryOperator, _ left: Word, _ right: Word) -> Word {
    if left.isBoolean && right.isBoolean {
      switch operation {
      case .bitAnd: return Word(left.truth && right.truth)
      case .bitOr: return Word(left.truth || right.truth)
      default: return Word(left.truth != right.truth)
      }
    }
    guard left.isInteger && right.isInteger else { return opaque(left, right) }
    let (x, y) = (left.integer, right.integer)
    let result: Int
    switch operation {
    case .bitAnd: result = x & y
    case .bitOr: result = x | y
    case .bitXor: result = x ^ y
    case .shiftLeft: result = x << y
    default: result = x >> y
    }
    return Word(exactly: result) ?? Word(opaque: OpaqueTraits.notNil.rawValue)
  }

  func unary(_ i: Instruction, _ r: UnsafeMutablePointer<Word>) {
    let operand = r[Int(i.b)]
    switch UnaryOperator(rawValue: i.n).unsafelyUnwrapped {
    case .negate:
      r[Int(i.a)] =
        operand.isInteger
        ? Word(exactly: -operand.integer) ?? Word(opaque: OpaqueTraits.notNil.rawValue)
        : operand.isDouble ? Word(-operand.double) : opaque(operand, operand)
    case .not:
      r[Int(i.a)] = operand.isBoolean ? Word(bits: operand.bits ^ 1) : opaque(operand, operand)
    case .bitNot: r[Int(i.a)] = operand.isInteger ? Word(small: ~operand.integer) : opaque(operand, operand)
    case .rangeFrom: r[Int(i.a)] = range(operand, .nil, closed: false)
    case .rangeThrough: r[Int(i.a)] = range(.nil, operand, closed: true)
    case .rangeUpTo: r[Int(i.a)] = range(.nil, operand, closed: false)
    }
    advance()
  }
}
