import Diagnostics
import Program

extension ModelLowering {
  func call(
    _ callee: Expression, _ arguments: [Argument], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    switch callee.kind {
    case .name(let name): return try call(named: name, arguments, span, expected)
    case .member(let base, let name): return try call(member: name, of: base, arguments, span, expected)
    case .implicitMember("init"):
      if let expected, let position = declaration(of: expected) { return try construct(position, arguments, span) }
      throw fail("the type to make is not known", span)
    case .type(let reference): return try make(type(reference, span), arguments, span, expected)
    default: throw fail("this call has no meaning in a model of values alone", span)
    }
  }

  private func call(
    named name: String, _ arguments: [Argument], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    if case .function(let function)? = scope[name] {
      let body = FunctionValue(parameters: function.parameters, body: function.body ?? [], scope: scope, owner: owner)
      return try inline(
        body, given(arguments), result: result(of: function), at: function.span, path: path, span)
    }
    if case .value(.function(let function))? = scope[name] {
      return try inline(function, given(arguments), result: nil, at: span, path: path, span)
    }
    if let type = owner?.type, let position = declaration(of: type),
      let method = method(name, of: position, arguments)
    {
      return try call(method, of: position, on: owner, arguments, span)
    }
    if let known = try vocabulary(name, arguments, span, expected) { return known }
    if let function = declarations.functions.first(where: { $0.name == name && accepts($0, arguments) }) {
      let body = FunctionValue(parameters: function.parameters, body: function.body ?? [], scope: Scope(), owner: nil)
      return try inline(body, given(arguments), result: result(of: function), at: function.span, path: "", span)
    }
    if name == "Array" || name == "Set" { return try collection(name, arguments, span, expected) }
    return try make(type(named: name, span), arguments, span, expected)
  }

  func result(of function: Function) throws(FlatError) -> FlatType? {
    guard let reference = function.result else { return nil }
    if case .tuple(let elements) = reference, elements.isEmpty { return nil }
    return try type(reference, function.span)
  }

  /// `Type(…)`
  private func make(
    _ type: FlatType, _ arguments: [Argument], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    switch type {
    case .structure(let structure): return try construct(structure.declaration, arguments, span)
    case .integer(let name, let limits):
      guard arguments.count == 1 else { throw fail("'\(name)' is made of one number", span) }
      let number = try number(arguments[0].value)
      let fits = FlatExpression.make(
        .and, .make(.lessOrEqual, .constant(limits.lowerBound), number),
        .make(.lessOrEqual, number, .constant(limits.upperBound)))
      if limits != Int.min...Int.max { require(fits, "overflow of \(name)", span) }
      return .flat(type, [number])
    case .array(let element, _): return try repeating(element, arguments, span)
    case .set: return .flat(type, [.constant(0)])
    default: throw fail("'\(type.name)' cannot be made like this", span)
    }
  }

  private func call(
    member name: String, of base: Expression, _ arguments: [Argument], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    let storage = try storage(of: base)
    let value = if let storage { storage.value } else { try self.value(base) }
    switch value {
    case .type(let type):
      if name == "init" { return try make(type, arguments, span, expected) }
      if let position = declaration(of: type), let method = method(name, of: position, arguments) {
        return try call(method, of: position, on: .type(type), arguments, span)
      }
    case .flat(let type, let numbers):
      if let position = declaration(of: type), let method = method(name, of: position, arguments) {
        let owner = storage.map { Owner.storage($0) } ?? .value(type, numbers)
        return try call(method, of: position, on: owner, arguments, span)
      }
      if let known = try collectionCall(name, on: value, storage, arguments, span, expected) { return known }
      if name == "toggle", case .bool = type, let storage {
        try checkWritable(storage, span)
        store([.negation(of: numbers[0])], in: storage)
        return .void
      }
    case .range:
      if let known = try collectionCall(name, on: value, storage, arguments, span, expected) { return known }
    case .text, .function, .symbol, .void: break
    }
    throw fail("'\(name)' has no meaning in a model of values alone", span)
  }

  private func call(
    _ method: Function, of position: Int, on owner: Owner?, _ arguments: [Argument], _ span: SourceSpan
  ) throws(FlatError) -> Value {
    let body = FunctionValue(parameters: method.parameters, body: method.body ?? [], scope: Scope(), owner: owner)
    let path = declarations.types[position].path
    let outer = (self.path, self.owner)
    (self.path, self.owner) = (path, owner)
    let result: FlatType?
    do throws(FlatError) {
      result = try self.result(of: method)
      (self.path, self.owner) = outer
    } catch {
      (self.path, self.owner) = outer
      throw error
    }
    return try inline(body, given(arguments), result: result, at: method.span, path: path, span)
  }

  private func method(_ name: String, of position: Int, _ arguments: [Argument]) -> Function? {
    declarations.methods(name, of: position).first { accepts($0, arguments) }
  }

  /// Whether the labels of a call fit.
  func accepts(_ function: Function, _ arguments: [Argument]) -> Bool {
    var rest = arguments[...]
    for parameter in function.parameters {
      if let first = rest.first, first.label == parameter.label || first.isTrailing {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}
