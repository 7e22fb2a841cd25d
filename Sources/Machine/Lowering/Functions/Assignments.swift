import Diagnostics
import Program

extension FunctionLowering {
  func assign(_ target: Expression, _ source: Expression) {
    switch target.kind {
    case .chain(let inner):
      let end = newLabel()
      inChain(inner, to: end, source: source) { assign(inner, source) }
      place(end)
    case .tuple(let targets): assignTuple(targets.map(\.value), source)
    case .discard: effect(source)
    default:
      let place = place(target)
      if case .local(let local) = place, case .register(let register) = local.storage, source.writesOnlyAtEnd {
        evaluate(source, into: register, as: local.type)
        return
      }
      let wanted = type(of: place)
      let value = value(source, expected: wanted)
      store(value.register, type: value.type, to: place)
    }
  }

  private func assignTuple(_ targets: [Expression], _ source: Expression) {
    if case .tuple(let elements) = source.kind, elements.count == targets.count {
      // All values first: `(a, b) = (b, a)`.
      let values = elements.map { element -> Value in
        let register = allocate()
        return Value(register: register, type: evaluate(element.value, into: register))
      }
      for (target, value) in zip(targets, values) { assign(target, value) }
      return
    }
    let whole = value(source)
    for (index, target) in targets.enumerated() {
      let register = allocate()
      emit(.element, a: register, b: whole.register, n: index)
      assign(target, Value(register: register, type: nil))
    }
  }

  private func assign(_ target: Expression, _ value: Value) {
    if case .discard = target.kind { return }
    store(value.register, type: value.type, to: place(target))
  }

  func compoundAssign(_ symbol: String, _ target: Expression, _ source: Expression) {
    if case .chain(let inner) = target.kind {
      let end = newLabel()
      inChain(inner, to: end, source: source) { compoundAssign(symbol, inner, source) }
      place(end)
      return
    }
    let place = place(target)
    guard let op = Self.binaryOperators[symbol] else {
      return customCompoundAssign(symbol, target, source)
    }
    if case .local(let local) = place, case .register(let register) = local.storage {
      let operand = value(source, expected: local.type?.unwrapped)
      emit(.binary, a: register, b: register, c: operand.register, n: Int(op.rawValue))
      return
    }
    let register = allocate()
    let type = load(place, into: register)
    let operand = value(source, expected: type?.unwrapped)
    emit(.binary, a: register, b: register, c: operand.register, n: Int(op.rawValue))
    store(register, type: op.resultType(type, operand.type), to: place)
  }

  /// `a ||= b` and the like, declared by the program as a function with an `inout` parameter or as the plain operator.
  private func customCompoundAssign(_ symbol: String, _ target: Expression, _ source: Expression) {
    if context.functionsByName[symbol + "="] != nil {
      _ = customOperator(symbol + "=", [Expression(.inout_(target), target.span), source], into: allocate())
    } else {
      let place = place(target)
      let register = allocate()
      _ = customOperator(symbol, [target, source], into: register)
      store(register, type: nil, to: place)
    }
  }
}

extension Expression {
  /// Whether lowering writes the target register only after everything was read, so that it may be a variable that the
  /// expression itself reads.
  var writesOnlyAtEnd: Bool {
    switch kind {
    case .nil, .bool, .integer, .double, .string, .name, .selfReference, .implicitMember, .member, .call, .closure,
      .array, .dictionary, .tuple, .binary, .unary, .not:
      true
    default: false
    }
  }
}
