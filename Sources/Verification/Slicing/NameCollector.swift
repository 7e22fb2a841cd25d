import Program

/// Collects every identifier that a piece of code mentions: names, members, types, labels of references, operators,
/// and what strings could name.
struct NameCollector {
  var names: Set<String> = []
  /// Names of types that something is cast to or tested for.
  var castNames: Set<String> = []

  // MARK: Declarations

  /// Everything in a scenario's file.
  mutating func add(scenario file: ProgramFile) {
    for function in file.functions { add(function) }
    for variable in file.variables { add(variable) }
    for type in file.types {
      add(headOf: type)
      for function in type.functions { add(function) }
      for variable in type.variables { add(variable) }
    }
  }

  mutating func add(_ function: Function) {
    for parameter in function.parameters { add(parameter) }
    add(function.result)
    add(attributes: function.attributes)
    add(function.body ?? [])
  }

  mutating func add(_ variable: Variable) {
    add(variable.type)
    add(variable.value)
    add(attributes: variable.attributes)
    add(variable.accessors)
  }

  /// What a type says of itself, without its members.
  mutating func add(headOf type: TypeDeclaration) {
    for inherited in type.inherited { add(inherited) }
    for requirement in type.requirements {
      add(path: requirement.left)
      add(requirement.right)
    }
    add(attributes: type.attributes)
    for item in type.cases {
      for parameter in item.payload { add(parameter) }
      add(item.rawValue)
    }
  }

  mutating func add(_ type: TypeReference?) { names.formUnion(type?.mentionedNames ?? []) }

  mutating func add(path: String) {
    for part in path.split(separator: ".") { names.insert(String(part)) }
  }

  mutating func add(_ parameter: Parameter) {
    add(parameter.type)
    add(parameter.defaultValue)
  }

  /// Property wrappers and result builders are types.
  mutating func add(attributes: Attributes) { names.formUnion(attributes.names) }

  mutating func add(_ accessors: Accessors?) {
    guard let accessors else { return }
    add(accessors.getter ?? [])
    for observer in [accessors.setter, accessors.willSet, accessors.didSet] { add(observer?.body ?? []) }
  }

  mutating func add(local type: TypeDeclaration) {
    add(headOf: type)
    for function in type.functions { add(function) }
    for variable in type.variables { add(variable) }
    for nested in type.types { add(local: nested) }
    for alias in type.aliases { add(alias.type) }
  }
}
