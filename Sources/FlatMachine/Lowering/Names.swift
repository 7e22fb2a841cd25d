import Diagnostics
import Program

extension ModelLowering {
  /// A local, a member of `self`, a global constant, a function or a type.
  func named(_ name: String, _ span: SourceSpan, _ expected: FlatType?) throws(FlatError) -> Value {
    switch scope[name] {
    case .storage(let storage): return storage.value
    case .value(let value): return value
    case .function(let function):
      return .function(
        FunctionValue(parameters: function.parameters, body: function.body ?? [], scope: scope, owner: owner))
    case nil: break
    }
    if let value = try ownMember(name, span) { return value }
    if let variable = declarations.variables.first(where: { $0.name == name && !$0.isMutable }),
      let initial = variable.value
    {
      let type: FlatType? = if let reference = variable.type { try type(reference, span) } else { nil }
      return try value(initial, type)
    }
    if declarations.position(of: name, in: path) != nil || Self.isNumber(name) {
      return .type(try type(named: name, span))
    }
    if name == "Self", let type = owner?.type { return .type(type) }
    throw fail("'\(name)' is not known here", span)
  }

  /// A member of `self`, without writing it.
  private func ownMember(_ name: String, _ span: SourceSpan) throws(FlatError) -> Value? {
    switch owner {
    case .storage(let storage): return try member(of: storage.value, name, span, storage: storage)
    case .value(let type, let numbers): return try member(of: .flat(type, numbers), name, span, storage: nil)
    case .type(let type): return try staticMember(name, of: type, span)
    case .unfinished(let value): return value.fields[name]
    case nil: return nil
    }
  }

  func member(_ base: Expression, _ name: String, _ span: SourceSpan) throws(FlatError) -> Value {
    if case .selfReference = base.kind, case .unfinished(let value) = owner {
      if let field = value.fields[name] { return field }
      throw fail("'\(name)' has no value yet", span)
    }
    let storage = try self.storage(of: base)
    let value = if let storage { storage.value } else { try self.value(base) }
    if case .type(let type) = value {
      if let found = try staticMember(name, of: type, span) { return found }
    } else if let found = try member(of: value, name, span, storage: storage) {
      return found
    }
    throw fail("member '\(name)' has no meaning in a model of values alone", span)
  }

  /// A stored or computed property of a value; `storage` is where the value lives, if it does.
  private func member(
    of value: Value, _ name: String, _ span: SourceSpan, storage: Storage?
  ) throws(FlatError) -> Value? {
    if case .range(let first, let end) = value, name == "count" { return .int(.make(.subtract, end, first)) }
    guard case .flat(let type, let numbers) = value else { return nil }
    switch type {
    case .structure(let structure):
      if let (start, field) = structure.position(of: name) {
        return .flat(field.type, field.known ?? Array(numbers[start..<start + field.width]))
      }
    case .tuple(let labels, let types):
      var start = 0
      for (index, type) in types.enumerated() {
        if labels[index] == name || String(index) == name {
          return .flat(type, Array(numbers[start..<start + type.width]))
        }
        start += type.width
      }
    case .array, .sequence, .set: return try collectionMember(of: type, numbers, name, span)
    case .enumeration, .bool, .integer, .optional: break
    }
    guard let position = declaration(of: type) else { return nil }
    if let variable = computed(name, of: position, isStatic: false) {
      let owner = storage.map { Owner.storage($0) } ?? .value(type, numbers)
      return try get(variable, of: owner, in: position, span)
    }
    return nil
  }

  private func computed(_ name: String, of position: Int, isStatic: Bool) -> Variable? {
    declarations.types[position].variables.first { $0.name == name && $0.attributes.isStatic == isStatic }
  }

  /// Runs the getter of a computed property.
  private func get(
    _ variable: Variable, of owner: Owner, in position: Int, _ span: SourceSpan
  ) throws(FlatError) -> Value {
    guard let getter = variable.accessors?.getter else {
      throw fail("property '\(variable.name)' has no value here", span)
    }
    let result: FlatType? = if let reference = variable.type { try type(reference, span) } else { nil }
    return try inline(
      FunctionValue(parameters: [], body: getter, scope: Scope(), owner: owner), [], result: result,
      at: variable.span, path: declarations.types[position].path, span)
  }

  func staticMember(_ name: String, of type: FlatType, _ span: SourceSpan) throws(FlatError) -> Value? {
    if case .enumeration(let enumeration) = type {
      if let index = enumeration.cases.firstIndex(of: name) { return .flat(type, [.constant(index)]) }
      if name == "allCases" {
        return .flat(.array(type, enumeration.cases.count), enumeration.cases.indices.map { .constant($0) })
      }
    }
    if case .integer(_, let limits) = type {
      if name == "max" { return .flat(type, [.constant(limits.upperBound)]) }
      if name == "min" { return .flat(type, [.constant(limits.lowerBound)]) }
    }
    guard let position = declaration(of: type), let variable = computed(name, of: position, isStatic: true) else {
      return nil
    }
    if variable.accessors?.getter != nil { return try get(variable, of: .type(type), in: position, span) }
    guard let initial = variable.value, !variable.isMutable else {
      throw fail("static variable '\(name)' is part of no state", span)
    }
    let expected: FlatType? = if let reference = variable.type { try self.type(reference, span) } else { nil }
    return try value(initial, expected)
  }

  /// `.idle`: of the expected type, else a symbol.
  func implicitMember(_ name: String, _ span: SourceSpan, _ expected: FlatType?) throws(FlatError) -> Value {
    guard let expected else { return .symbol(name) }
    if let found = try staticMember(name, of: expected, span) { return found }
    throw fail("'\(expected.name)' has no member '\(name)'", span)
  }
}

extension FlatType.StructureType {
  /// A field, and the first of its numbers.
  func position(of name: String) -> (start: Int, field: Field)? {
    var start = 0
    for field in fields {
      if field.name == name { return (start, field) }
      start += field.width
    }
    return nil
  }
}
