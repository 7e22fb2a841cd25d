import Diagnostics
import Program

/// Expressions. Every function that fills a register answers the type that the value is known to be coerced to.
extension FunctionLowering {
  /// The value in some register, which may be that of a variable: it must not be changed.
  func value(_ expression: Expression, expected: TypeTest? = nil) -> Value {
    if let local = plainLocal(expression), case .register(let register) = local.storage {
      return Value(register: register, type: local.type)
    }
    let register = allocate()
    return Value(register: register, type: evaluate(expression, into: register, expected: expected))
  }

  /// The value of an operand that is read after `later` has been evaluated: copied when that might change it.
  func value(_ expression: Expression, before later: Expression, expected: TypeTest? = nil) -> Value {
    let value = value(expression, expected: expected)
    guard let local = plainLocal(expression), local.isMutable, !later.isQuiet else { return value }
    let copy = allocate()
    move(value.register, to: copy)
    return Value(register: copy, type: value.type)
  }

  private func plainLocal(_ expression: Expression) -> Local? {
    switch expression.kind {
    case .name(let name): local(name)
    case .selfReference: local("self")
    default: nil
    }
  }

  /// Evaluates and coerces to a declared type.
  func evaluate(_ expression: Expression, into register: Int, as test: TypeTest?) {
    let type = evaluate(expression, into: register, expected: test)
    let outer = span
    span = expression.span
    coerce(register, from: type, to: test)
    span = outer
  }

  @discardableResult
  func evaluate(_ expression: Expression, into register: Int, expected: TypeTest? = nil) -> TypeTest? {
    let outer = span
    span = expression.span
    defer { span = outer }
    return temporaries { evaluate(kind: expression.kind, of: expression, into: register, expected: expected) }
  }

  private func evaluate(
    kind: Expression.Kind, of expression: Expression, into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    switch kind {
    case .nil:
      load(.nil, into: register)
      return expected
    case .bool, .integer, .double, .string: return literal(expression, into: register, expected: expected)
    case .interpolated(let parts):
      for part in parts where !part.isText { effect(part) }
      loadOpaque(into: register, notNil: true)
      return .string
    case .name(let name): return readName(name, into: register)
    case .selfReference, .superReference: return readSelf(into: register)
    case .implicitMember(let name): return implicitMember(name, into: register, expected: expected)
    case .member(let base, let name): return member(expression, base, name, into: register, expected: expected)
    case .call(let callee, let arguments):
      let type = call(callee, arguments, into: register, expected: expected)
      if expression.isTried { throwIfUnknown(register, calling: callee) }
      return type
    case .subscript_(let base, let arguments): return subscripted(base, arguments, into: register)
    case .chain(let inner): return chain(inner, into: register, expected: expected)
    case .chainLink(let operand): return chainLink(operand, into: register)
    case .forceUnwrap(let operand): return forceUnwrap(operand, into: register, expected: expected)
    case .optionalTry(let operand): return optionalTry(operand, into: register, expected: expected)
    case .forcedTry(let operand): return forcedTry(operand, into: register, expected: expected)
    case .cast(let operand, let type, let cast): return self.cast(operand, type, cast, into: register)
    case .closure(let closure): return closureLiteral(closure, into: register)
    case .array(let elements): return array(elements, into: register, expected: expected)
    case .dictionary(let pairs): return dictionary(pairs, into: register, expected: expected)
    case .tuple(let elements): return tuple(elements, into: register)
    default: return operation(kind, of: expression, into: register, expected: expected)
    }
  }

  private func operation(
    _ kind: Expression.Kind, of expression: Expression, into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    switch kind {
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, into: register, expected: expected)
    case .coalesce(let left, let right): return coalesce(left, right, into: register, expected: expected)
    case .and(let left, let right): return and(left, right, into: register)
    case .or(let left, let right): return or(left, right, into: register)
    case .not(let operand):
      emit(.unary, a: register, b: value(operand).register, n: Int(UnaryOperator.not.rawValue))
      return .bool
    case .binary(let symbol, let left, let right):
      return binary(symbol, left, right, into: register, expected: expected)
    case .unary(let symbol, let operand): return unary(symbol, operand, into: register, expected: expected)
    case .assign, .compoundAssign:
      effect(expression)
      load(.void, into: register)
      return nil
    case .inout_(let operand): return evaluate(operand, into: register, expected: expected)
    case .ifExpression(let branch): return ifExpression(branch, into: register, expected: expected)
    case .switchExpression(let choice): return switchExpression(choice, into: register, expected: expected)
    case .type(let reference):
      if let id = context.typeID(of: context.test(for: reference, in: scope)) {
        load(context.word(type: id), into: register)
      } else {
        context.check(reference, in: scope, at: span)
        loadOpaque(into: register, notNil: true)
      }
      return nil
    case .keyPath(let names): return keyPath(names, into: register)
    case .selector(let name): return selector(name, into: register)
    case .notUnderstood(_, let operands):
      for operand in operands { effect(operand) }
      loadOpaque(into: register)
      return nil
    default:
      loadOpaque(into: register)
      return nil
    }
  }

  /// Evaluates for the effects only.
  func effect(_ expression: Expression) {
    let outer = span
    span = expression.span
    defer { span = outer }
    temporaries {
      switch expression.kind {
      case .assign(let target, let value): assign(target, value)
      case .compoundAssign(let symbol, let target, let value): compoundAssign(symbol, target, value)
      case .chain(let inner):
        let end = newLabel()
        inChain(inner, to: end) { effect(inner) }
        place(end)
      case .discard, .nil, .bool, .integer, .double, .string: break
      case .name, .selfReference:
        // Nothing happens, but the name must exist.
        _ = value(expression)
      default: evaluate(expression, into: allocate())
      }
    }
  }

  // MARK: Literals

  private func literal(_ expression: Expression, into register: Int, expected: TypeTest?) -> TypeTest? {
    let wanted = expected?.unwrapped
    switch expression.kind {
    case .bool(let value):
      load(Word(value), into: register)
      return .bool
    case .integer(let value):
      load(wanted == .double ? Word(Double(value)) : context.word(value), into: register)
      return wanted == .double ? .double : .int
    case .double(let value):
      load(Word(value), into: register)
      return .double
    case .string(let text):
      load(context.word(string: text), into: register)
      return .string
    default: return nil
    }
  }

  // MARK: Collections

  private func array(_ elements: [Expression], into register: Int, expected: TypeTest?) -> TypeTest? {
    if let id = expected?.typeID, context.types[id].isOptionSet {
      return optionSet(elements, type: id, into: register)
    }
    var element: TypeTest?
    if case .array(let inner)? = expected?.unwrapped { element = inner }
    let hint = element ?? elementHint(elements)
    let block = allocate(elements.count)
    for (index, item) in elements.enumerated() {
      let type = evaluate(item, into: block + index, expected: hint)
      coerce(block + index, from: type, to: element)
    }
    emit(.array, a: register, b: block, c: elements.count)
    return element.map { .array($0) }
  }

  /// What the elements tell about each other: `[1, 2.5]` are doubles, `[.low, Level.high]` levels.
  private func elementHint(_ elements: [Expression]) -> TypeTest? {
    let known = elements.lazy.filter { !$0.isContextual }.compactMap { self.context.inferredTest($0, in: self.scope) }
    if known.contains(.double) { return .double }
    return known.first
  }

  /// `[.a, .b]` for an option set: its raw value is the union of those of the elements.
  func optionSet(_ elements: [Expression], type id: Int, into register: Int) -> TypeTest? {
    let test = TypeTest.type(Int32(id))
    let block = allocate(2)
    let element = allocate()
    load(context.word(0), into: block + 1)
    for item in elements {
      evaluate(item, into: element, as: test)
      emit(.member, a: element, b: element, n: context.memberName("rawValue"))
      emit(.binary, a: block + 1, b: block + 1, c: element, n: Int(BinaryOperator.bitOr.rawValue))
    }
    load(context.word(type: id), into: block)
    emit(.callMethod, a: register, b: block, n: context.shape(CallShape(name: "init", labels: ["rawValue"])))
    return test
  }

  private func dictionary(_ pairs: [Expression.KeyValue], into register: Int, expected: TypeTest?) -> TypeTest? {
    var types: (key: TypeTest?, value: TypeTest?) = (nil, nil)
    if case .dictionary(let key, let value)? = expected?.unwrapped { types = (key, value) }
    let block = allocate(pairs.count * 2)
    for (index, pair) in pairs.enumerated() {
      evaluate(pair.key, into: block + index * 2, as: types.key)
      evaluate(pair.value, into: block + index * 2 + 1, as: types.value)
    }
    emit(.dictionary, a: register, b: block, c: pairs.count)
    if let key = types.key, let value = types.value { return .dictionary(key, value) }
    return nil
  }

  private func tuple(_ elements: [Argument], into register: Int) -> TypeTest? {
    if elements.isEmpty {
      load(.void, into: register)
      return nil
    }
    let block = allocate(elements.count)
    for (index, element) in elements.enumerated() { evaluate(element.value, into: block + index) }
    let labels = elements.map(\.label)
    let n = labels.allSatisfy { $0 == nil } ? 0 : context.tupleLabels(labels) + 1
    emit(.tuple, a: register, b: block, c: elements.count, n: n)
    return nil
  }
}

extension Expression {
  /// An implicit member, which tells nothing about its type.
  fileprivate var isContextual: Bool {
    if case .implicitMember = kind { return true }
    return false
  }

  /// Whether evaluating it changes nothing: literals, names and members of such.
  var isQuiet: Bool {
    switch kind {
    case .nil, .bool, .integer, .double, .string, .name, .selfReference, .implicitMember: true
    case .member(let base, _), .not(let base), .unary(_, let base): base.isQuiet
    case .binary(_, let left, let right): left.isQuiet && right.isQuiet
    default: false
    }
  }
}
