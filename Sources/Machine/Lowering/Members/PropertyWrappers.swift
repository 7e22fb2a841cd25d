import Diagnostics
import Program

/// A property with a wrapper that the sources declare becomes three, as in Swift: the wrapper `_name`, the property that
/// reads and writes its wrapped value, and `$name`, its projected value. Other wrappers are not seen: the property is
/// stored.
extension LoweringContext {
  func withoutWrapper(_ variable: Variable, in scope: LexicalScope) -> [Variable] {
    guard variable.accessors?.getter == nil, variable.accessors?.isRequirement != true,
      let (name, wrapper) = wrapper(of: variable, in: scope)
    else { return [variable] }
    let storage = "_" + variable.name
    var result = [storedWrapper(named: storage, of: variable, type: name, wrapper), wrapped(variable, in: storage)]
    if let projected = projection(of: variable, in: storage, wrapper) { result.append(projected) }
    return result
  }

  /// The first attribute that names a property wrapper.
  private func wrapper(of variable: Variable, in scope: LexicalScope) -> (name: String, type: Int)? {
    for name in variable.attributes.names where name.first?.isUppercase == true {
      guard let id = type(named: name, in: scope) else { continue }
      let isWrapper = types[id].parts.contains { $0.declaration.attributes.names.contains("propertyWrapper") }
      if isWrapper { return (name, id) }
    }
    return nil
  }

  private func storedWrapper(named name: String, of variable: Variable, type: String, _ id: Int) -> Variable {
    let place = variable.span
    var arguments = variable.attributes.arguments.first { $0.name == type }?.arguments ?? []
    if let value = variable.value {
      arguments.insert(Argument(label: "wrappedValue", value: value), at: 0)
    } else if arguments.isEmpty, takesWrappedValue(id) {
      let isNil = variable.type?.isOptional == true
      let kind: Expression.Kind = isNil ? .nil : .notUnderstood(construct: Expression.laterValue, operands: [])
      arguments = [Argument(label: "wrappedValue", value: Expression(kind, place))]
    }
    let reference = TypeReference.named(type, [])
    var stored = variable
    stored.name = name
    stored.type = reference
    stored.value = Expression(.call(Expression(.type(reference), place), arguments), place)
    stored.isMutable = true
    stored.accessors = nil
    stored.attributes.names = []
    stored.attributes.isOverride = false
    return stored
  }

  private func takesWrappedValue(_ id: Int) -> Bool {
    let initializers = types[id].parts.flatMap(\.declaration.functions).filter { $0.name == "init" }
    if initializers.isEmpty {
      return types[id].parts.contains { $0.declaration.variables.contains(where: isPlainValue) }
    }
    return !initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
  }

  private func isPlainValue(_ variable: Variable) -> Bool {
    variable.name == "wrappedValue" && variable.isStored && variable.value == nil
  }

  private func wrapped(_ variable: Variable, in storage: String) -> Variable {
    let place = variable.span
    let value = Expression(.member(Expression(.name(storage), place), "wrappedValue"), place)
    var result = variable
    result.value = nil
    result.isMutable = true
    result.attributes.isLazy = false
    result.attributes.isWeak = false
    let observers = variable.accessors
    var body: [Statement] = []
    if let observer = observers?.didSet { body.append(local(observer.parameter, value, place)) }
    if let observer = observers?.willSet {
      body.append(local(observer.parameter, Expression(.name("newValue"), place), place))
      body += observer.body
    }
    body.append(Statement(.expression(Expression(.assign(value, Expression(.name("newValue"), place)), place)), place))
    body += observers?.didSet?.body ?? []
    result.accessors = Accessors(
      getter: [Statement(.return(value), place)], setter: Accessors.Observer(parameter: "newValue", body: body))
    return result
  }

  private func local(_ name: String, _ value: Expression, _ place: SourceSpan) -> Statement {
    let pattern = Pattern(.binding(name, isMutable: false), place)
    return Statement(.variable(LocalVariable(pattern: pattern, type: nil, value: value, isMutable: false)), place)
  }

  private func projection(of variable: Variable, in storage: String, _ id: Int) -> Variable? {
    let declares = types[id].parts.contains { $0.declaration.variables.contains { $0.name == "projectedValue" } }
    guard declares else { return nil }
    let place = variable.span
    let value = Expression(.member(Expression(.name(storage), place), "projectedValue"), place)
    var result = variable
    result.name = "$" + variable.name
    result.type = nil
    result.value = nil
    result.attributes.names = []
    result.accessors = Accessors(getter: [Statement(.return(value), place)])
    return result
  }
}
