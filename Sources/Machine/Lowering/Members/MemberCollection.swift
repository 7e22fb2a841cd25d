import Diagnostics
import Program

/// Third phase: every property, function and case gets its record and its number.
extension LoweringContext {
  func collectMembers() {
    declareBuiltinMethods()
    // Cases first, of all types: an initial value like `State.possible` tells the type of its property.
    for id in types.indices {
      for part in types[id].parts { collectCases(of: part, in: id) }
    }
    for id in types.indices {
      for part in types[id].parts { collectMembers(of: part, in: id) }
    }
    for (index, file) in program.files.enumerated() {
      let scope = LexicalScope(file: index)
      // An initialiser outside of every type is an error of the source: nobody can call it.
      for function in file.functions where !isVocabulary(function, file: index) && function.mayBeFree {
        freeFunctions[function.name, default: []].append(add(function, owner: -1, scope: scope))
      }
      for variable in file.variables {
        freeVariables[variable.name, default: []].append(add(variable, owner: -1, scope: scope))
      }
    }
    addSynthesizedMembers()
    findClashes()
    markOverrides()
    for id in types.indices {
      for item in types[id].cases { memberNames.insert(item.name) }
      for name in types[id].nested.keys { memberNames.insert(name) }
      for name in types[id].aliases.keys { memberNames.insert(name) }
    }
    for property in BuiltinProperty.signatures { memberNames.insert(property.name) }
    for constant in StandardTypes.constants { memberNames.insert(constant.name) }
    memberNames.formUnion([
      "init", "self", "Type", "rawValue", "hashValue", "description", "0", "1", "2", "3", "4", "5",
    ])
  }

  private func scope(of part: TypePart, in id: Int) -> LexicalScope {
    var scope = LexicalScope(file: part.file, type: id).adding(generics: part.declaration.genericParameters)
    scope.isExtension = part.declaration.kind == .extension
    return scope
  }

  private func collectCases(of part: TypePart, in id: Int) {
    let scope = scope(of: part, in: id)
    for item in part.declaration.cases { add(item, to: id, scope: scope) }
  }

  private func collectMembers(of part: TypePart, in id: Int) {
    let scope = scope(of: part, in: id)
    let constraints = part.constraints.map(\.type)
    for variable in part.declaration.variables {
      for each in withoutWrapper(variable, in: scope) { add(each, owner: id, scope: scope, constraints: constraints) }
    }
    for function in part.declaration.functions {
      let record = add(function, owner: id, scope: scope, constraints: constraints)
      let accesses = [
        function.attributes.access,
        part.declaration.kind == .extension ? part.declaration.attributes.access : .internal,
      ]
      functions[record].isPrivate = accesses.contains(.private) || accesses.contains(.fileprivate)
    }
  }

  /// Functions of machine files that the machine runs natively keep their Swift body to themselves.
  private func isVocabulary(_ function: Function, file: Int) -> Bool {
    files[file].usesVocabulary && NativeCalls.vocabulary[function.name] != nil
  }

  // MARK: Functions

  @discardableResult
  func add(_ function: Function, owner: Int, scope: LexicalScope, constraints: [Int] = []) -> Int {
    let id = functions.count
    let home = scope.adding(generics: function.genericParameters)
    let isStatic = function.attributes.isStatic || function.attributes.isClassMember
    var record = FunctionRecord(
      compiled: -1, declaration: function, owner: owner, file: scope.file, isStatic: isStatic, constraints: constraints,
      signature: function.parameters.map { signature(of: $0, in: home) },
      tests: function.parameters.map { parameterTest($0, in: home) },
      result: function.result.map { test(for: $0, in: home) }, isMutating: isMutating(function, owner: owner),
      isRequirement: function.body == nil)
    if case .initializer = function.kind { record.result = owner >= 0 ? .type(Int32(owner)) : nil }
    if function.body != nil {
      record.compiled = reserveFunction(
        named: traceName(of: function, owner: owner), span: function.nameSpan, file: scope.file)
    }
    functions.append(record)
    register(id, owner: owner)
    for parameter in function.parameters { check(parameter.type, in: home, at: parameter.span) }
    check(function.result, in: home, at: function.nameSpan)
    return id
  }

  private func register(_ id: Int, owner: Int) {
    let record = functions[id]
    let name = record.declaration.name
    if record.isMutating { mutatingNames.insert(name) }
    if record.signature.contains(where: \.isAutoclosure) { autoclosureNames.insert(name) }
    functionsByName[name, default: []].append(id)
    guard owner >= 0 else { return }
    memberNames.insert(name)
    if case .deinitializer = record.declaration.kind {
      types[owner].deinitializer = id
      return
    }
    let key = record.memberName
    if types[owner].instanceFunctions[key] == nil, types[owner].staticFunctions[key] == nil {
      types[owner].functionNames.append(key)
    }
    if record.isStatic {
      types[owner].staticFunctions[key, default: []].append(id)
    } else {
      types[owner].instanceFunctions[key, default: []].append(id)
    }
  }

  private func isMutating(_ function: Function, owner: Int) -> Bool {
    guard owner >= 0, types[owner].kind != .class else { return false }
    if case .subscriptSetter = function.kind { return types[owner].kind != .protocol }
    return function.attributes.isMutating
  }

  func signature(of parameter: Parameter, in scope: LexicalScope) -> ParameterSignature {
    let test = parameter.type.map { self.test(for: $0, in: scope) } ?? .any
    let isFunction = test.unwrapped == .function
    var acceptsFunction = isFunction || test.unwrapped == .any
    if case .unknown = test.unwrapped { acceptsFunction = true }
    return ParameterSignature(
      label: parameter.label, hasDefault: parameter.defaultValue != nil, isVariadic: parameter.isVariadic,
      isInout: parameter.isInout, acceptsFunction: acceptsFunction, isFunction: isFunction,
      arity: parameter.type?.arity, isAutoclosure: parameter.isAutoclosure)
  }

  func parameterTest(_ parameter: Parameter, in scope: LexicalScope) -> TypeTest {
    guard let type = parameter.type else { return .any }
    let element = test(for: type, in: scope)
    return parameter.isVariadic ? .array(element) : element
  }

  /// Makes room for a function of the program; its code comes later.
  func reserveFunction(named name: String, span: SourceSpan, file: Int) -> Int {
    var function = CompiledFunction(name: name, isSubject: file >= 0 && files[file].isSubject, span: span)
    function.isOfInterface = function.isSubject && span.file >= 0 && Int(span.file) != files[file].sourceFile
    output.functions.append(function)
    return output.functions.count - 1
  }

  private func traceName(of function: Function, owner: Int) -> String {
    guard owner >= 0 else { return function.name }
    switch function.kind {
    case .deinitializer: return types[owner].name + ".deinit"
    default: return types[owner].name + "." + function.fullName
    }
  }

  // MARK: Cases

  private func add(_ item: EnumCase, to id: Int, scope: LexicalScope) {
    guard types[id].caseIndex[item.name] == nil else { return }
    let index = types[id].cases.count
    let tests = item.payload.map { $0.type.map { test(for: $0, in: scope) } ?? .any }
    types[id].cases.append(
      CaseRecord(name: item.name, payload: item.payload, payloadTests: tests, rawValue: rawValue(of: item, in: id)))
    types[id].caseIndex[item.name] = index
    caseNames[item.name, default: []].append(id)
    for parameter in item.payload { check(parameter.type, in: scope, at: parameter.span) }
  }

  private func rawValue(of item: EnumCase, in id: Int) -> Int32 {
    guard let raw = types[id].rawType else { return -1 }
    if let literal = item.rawValue, let word = literalWord(literal, expected: raw) { return Int32(constant(word)) }
    if raw == .string { return Int32(constant(word(string: item.name))) }
    guard raw == .int || raw == .double else { return -1 }
    guard let last = types[id].cases.last, last.rawValue >= 0 else {
      return Int32(constant(raw == .int ? word(0) : Word(0.0)))
    }
    let previous = output.constants[Int(last.rawValue)]
    return Int32(constant(previous.isDouble ? Word(previous.double + 1) : word(previous.integer + 1)))
  }
}

extension FunctionRecord {
  /// The name under which calls look for the function: subscript setters are apart from getters.
  var memberName: String {
    if case .subscriptSetter = declaration.kind { return "subscript=" }
    return declaration.name
  }
}

extension Function {
  /// Whether it means something outside of a type.
  fileprivate var mayBeFree: Bool {
    switch kind {
    case .function: true
    case .initializer, .deinitializer, .subscriptGetter, .subscriptSetter: false
    }
  }
}
