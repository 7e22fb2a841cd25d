import Diagnostics
import Program

/// Conditions become jumps without a boolean in between.
extension FunctionLowering {
  /// Continues behind when the condition holds, at the label when it does not.
  func test(_ condition: Expression, ifFalse label: Label) {
    let outer = span
    span = condition.span
    defer { span = outer }
    switch condition.kind {
    case .bool(let value): if !value { jump(label) }
    case .not(let operand): test(operand, ifTrue: label)
    case .and(let left, let right):
      test(left, ifFalse: label)
      test(right, ifFalse: label)
    case .or(let left, let right):
      let holds = newLabel()
      test(left, ifTrue: holds)
      test(right, ifFalse: label)
      place(holds)
    case .binary("==", let left, let right) where left.isNil != right.isNil:
      let notNil = newLabel()
      testNil(left.isNil ? right : left, ifNil: notNil)
      jump(label)
      place(notNil)
    case .binary("!=", let left, let right) where left.isNil != right.isNil:
      testNil(left.isNil ? right : left, ifNil: label)
    // A branch takes nil for false. Against `true` that is right; against `false` an optional is compared by value.
    case .binary("==", let operand, let literal) where literal.isTrue && !operand.isChain:
      test(operand, ifFalse: label)
    case .binary("!=", let operand, let literal) where literal.isTrue && !operand.isChain:
      test(operand, ifTrue: label)
    case .binary("==", let operand, let literal) where literal.isFalse && isBool(operand):
      test(operand, ifTrue: label)
    case .binary("!=", let operand, let literal) where literal.isFalse && isBool(operand):
      test(operand, ifFalse: label)
    default: testValue(condition, ifFalse: label)
    }
  }

  /// Whether the operand is known to be a `Bool`, and not an optional one, which `== false` compares with nil too.
  private func isBool(_ operand: Expression) -> Bool {
    switch operand.kind {
    case .name(let name):
      switch meaning(of: name) {
      case .local(let local): return local.type == .bool
      case .member(let type, let isStatic):
        return context.property(name, of: type, isStatic: isStatic).map { context.properties[$0].type == .bool }
          ?? false
      case .variable(let id): return context.properties[id].type == .bool
      default: return false
      }
    case .member(let base, let name):
      guard case .selfReference = base.kind, isSelfExact else { return false }
      return context.property(name, of: selfType, isStatic: false).map { context.properties[$0].type == .bool } ?? false
    case .not, .and, .or, .bool: return true
    default: return false
    }
  }

  private func testValue(_ condition: Expression, ifFalse label: Label) {
    temporaries {
      let (value, origin) = tested(condition)
      emit(.branchFalse, a: value.register, c: origin, to: label)
    }
  }

  /// Continues behind when the condition does not hold.
  func test(_ condition: Expression, ifTrue label: Label) {
    switch condition.kind {
    case .bool(let value): if value { jump(label) }
    case .not(let operand): test(operand, ifFalse: label)
    case .or(let left, let right):
      test(left, ifTrue: label)
      test(right, ifTrue: label)
    case .binary("==", let left, let right) where left.isNil != right.isNil:
      testNil(left.isNil ? right : left, ifNil: label)
    default:
      let fails = newLabel()
      test(condition, ifFalse: fails)
      jump(label)
      place(fails)
    }
  }

  private func testNil(_ operand: Expression, ifNil label: Label) {
    temporaries { _ = unwrapped(operand, otherwise: label) }
  }

  /// The conditions of `if`, `guard` and `while`; names they bind belong to the current scope.
  func test(_ conditions: [Condition], ifFalse label: Label) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): test(expression, ifFalse: label)
      case .binding(let pattern, let type, let value, let isMutable):
        bind(pattern, type, to: value, isMutable: isMutable, otherwise: label)
      case .pattern(let pattern, let value):
        let (subject, origin) = tested(value)
        match(pattern, Subject(register: subject.register, type: subject.type, origin: origin), otherwise: label)
      case .available(let version, let negated, let place):
        testAvailability(version, negated: negated, at: place, ifFalse: label)
      }
    }
  }

  private func bind(
    _ pattern: Pattern, _ type: TypeReference?, to value: Expression, isMutable: Bool, otherwise: Label
  ) {
    let declared = type.map { context.test(for: $0, in: scope) }
    context.check(type, in: scope, at: pattern.span)
    let mark = nextRegister
    var value = value
    if case .binding(let name, _) = pattern.kind { value = made(value, castLaterAs: name) }
    let result = unwrapped(value, otherwise: otherwise, expected: declared)
    guard case .binding(let name, _) = pattern.kind, !isMutable || !cellNames.contains(name) else {
      return match(
        pattern, Subject(register: result.register, type: declared ?? result.type, origin: 0), otherwise: otherwise)
    }
    if !isMutable, result.register >= mark || isConstant(value) {
      // The variable is the register that was tested, so that both names know what is chosen.
      if let declared { coerce(result.register, from: result.type, to: declared.unwrapped) }
      return declare(
        name, Local(storage: .register(result.register), isMutable: false, type: declared?.unwrapped ?? result.type))
    }
    let register = allocate()
    move(result.register, to: register)
    declare(name, Local(storage: .register(register), isMutable: isMutable, type: declared?.unwrapped ?? result.type))
  }

  /// Whether the expression is a variable that never changes.
  func isConstant(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name):
      if let local = local(name), case .register = local.storage { return !local.isMutable }
      return false
    case .selfReference:
      if let local = local("self"), case .register = local.storage { return !local.isMutable }
      return false
    default: return false
    }
  }

  private func testAvailability(_ version: Double?, negated: Bool, at place: SourceSpan, ifFalse label: Label) {
    guard let version else {
      if negated { jump(label) }
      return
    }
    if let target = context.options.iOSVersion {
      if (target >= version) == negated { jump(label) }
      return
    }
    temporaries {
      let register = allocate()
      let outer = span
      span = place
      if let answer = context.availability {
        load(Word(exactly: Int(version.rounded(.up))) ?? .void, into: register)
        emit(.callFunction, a: register, b: register, c: 1, n: Int(answer))
      } else {
        loadOpaque(into: register, notNil: true)
      }
      let fails = negated ? newLabel() : label
      emit(.branchFalse, a: register, to: fails)
      if negated {
        jump(label)
        self.place(fails)
      }
      span = outer
    }
  }
}

extension Expression {
  var isChain: Bool {
    if case .chain = kind { return true }
    return false
  }
}

extension Expression {
  fileprivate var isTrue: Bool {
    if case .bool(true) = kind { return true }
    return false
  }

  fileprivate var isFalse: Bool {
    if case .bool(false) = kind { return true }
    return false
  }
}
