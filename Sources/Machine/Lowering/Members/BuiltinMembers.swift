import Diagnostics
import Program

extension LoweringContext {
  /// The methods of `BuiltinMethod` as functions without body.
  func declareBuiltinMethods() {
    for signature in BuiltinMethod.signatures {
      let parameters = signature.labels.map { Parameter(label: $0, name: $0 ?? "_", type: nil, span: .none) }
      var attributes = Attributes()
      attributes.isMutating = signature.isMutating
      let kind: Function.Kind = signature.name == "init" ? .initializer(failable: false) : .function
      let declaration = Function(
        kind: kind, name: signature.name, parameters: parameters, body: nil, attributes: attributes, span: .none,
        nameSpan: .none)
      let owner = Int(signature.type.rawValue)
      let record = FunctionRecord(
        compiled: -1, declaration: declaration, owner: owner, file: -1, isStatic: false, constraints: [],
        signature: signature.labels.map {
          ParameterSignature(
            label: $0, hasDefault: false, isVariadic: false, isInout: false, acceptsFunction: true, isFunction: false)
        }, tests: signature.labels.map { _ in .any }, result: nil, isMutating: signature.isMutating,
        isRequirement: false, builtin: signature.method.rawValue)
      functions.append(record)
      let id = functions.count - 1
      functionsByName[signature.name, default: []].append(id)
      memberNames.insert(signature.name)
      if signature.isMutating { mutatingNames.insert(signature.name) }
      if types[owner].instanceFunctions[signature.name] == nil { types[owner].functionNames.append(signature.name) }
      types[owner].instanceFunctions[signature.name, default: []].append(id)
    }
  }

  /// Members that the compiler writes, as Swift: raw values, `allCases`, operators that follow from others.
  func addSynthesizedMembers() {
    for id in types.indices where types[id].kind == .enum && types[id].file >= 0 {
      if types[id].rawType != nil, lacksInitializer(id, labels: ["rawValue"]) { addRawValueInitializer(to: id) }
      if types[id].staticProperties["allCases"] == nil, isKind(id, of: standardTypes["CaseIterable"] ?? -1) {
        addAllCases(to: id)
      }
    }
    for name in ["==", "<"] {
      for id in functionsByName[name] ?? [] { addDerivedOperators(of: functions[id]) }
    }
    for symbol in ["+", "-", "*", "/"] {
      for id in functionsByName[symbol + "="] ?? [] { addPlainOperator(symbol, of: functions[id]) }
    }
  }

  private func lacksInitializer(_ id: Int, labels: [String?]) -> Bool {
    !(types[id].instanceFunctions["init"] ?? []).contains { functions[$0].signature.map(\.label) == labels }
  }

  private func addRawValueInitializer(to id: Int) {
    let record = types[id]
    let span = record.span
    func at(_ kind: Expression.Kind) -> Expression { Expression(kind, span) }
    var cases: [Switch.Case] = record.cases.compactMap { item in
      guard item.rawValue >= 0, let literal = literal(output.constants[Int(item.rawValue)]) else { return nil }
      let assign = at(.assign(at(.selfReference), at(.implicitMember(item.name))))
      return Switch.Case(
        patterns: [Switch.Guarded(pattern: Pattern(.expression(at(literal)), span), condition: nil)],
        body: [Statement(.expression(assign), span)])
    }
    let isOfCase = at(.call(at(.name(NativeCalls.ofCase)), [Argument(value: at(.name("rawValue")))]))
    let nothing = [Statement(.expression(isOfCase), span), Statement(.return(at(.nil)), span)]
    cases.append(Switch.Case(patterns: [], body: nothing))
    let body = [Statement(.switch(label: nil, Switch(subject: at(.name("rawValue")), cases: cases)), span)]
    let parameter = Parameter(label: "rawValue", name: "rawValue", type: nil, span: span)
    add(
      Function(
        kind: .initializer(failable: true), name: "init", parameters: [parameter], body: body, span: span,
        nameSpan: span), owner: id, scope: LexicalScope(file: record.file, type: id))
  }

  private func literal(_ word: Word) -> Expression.Kind? {
    if word.isDouble { return .double(word.double) }
    switch word.kind {
    case .integer: return .integer(word.integer)
    case .string: return .string(output.strings[Int(word.payload)])
    default: return nil
    }
  }

  private func addAllCases(to id: Int) {
    let record = types[id]
    let span = record.span
    let elements = record.cases.filter { $0.payload.isEmpty }.map { Expression(.implicitMember($0.name), span) }
    let getter = [Statement(.return(Expression(.array(elements), span)), span)]
    var attributes = Attributes()
    attributes.isStatic = true
    let variable = Variable(
      name: "allCases", type: .array(.named("Self", [])), value: nil, isMutable: true,
      accessors: Accessors(getter: getter), attributes: attributes, span: span)
    add(variable, owner: id, scope: LexicalScope(file: record.file, type: id))
  }

  /// `!=` from `==`, and `>`, `<=`, `>=` from `<`, unless the program declares them for the same types.
  private func addDerivedOperators(of record: FunctionRecord) {
    guard record.builtin < 0, !record.isRequirement, record.declaration.parameters.count == 2 else { return }
    let span = record.declaration.nameSpan
    func name(_ index: Int) -> Expression { Expression(.name(record.declaration.parameters[index].name), span) }
    func call(_ symbol: String, _ left: Int, _ right: Int) -> Expression {
      Expression(.binary(symbol, name(left), name(right)), span)
    }
    func not(_ operand: Expression) -> Expression { Expression(.not(operand), span) }
    let derived: [(String, Expression)]
    if record.declaration.name == "==" {
      derived = [("!=", not(call("==", 0, 1)))]
    } else {
      derived = [(">", call("<", 1, 0)), ("<=", not(call("<", 1, 0))), (">=", not(call("<", 0, 1)))]
    }
    for (symbol, body) in derived {
      let exists = (functionsByName[symbol] ?? []).contains { functions[$0].tests == record.tests }
      if exists { continue }
      var declaration = record.declaration
      declaration.name = symbol
      declaration.body = [Statement(.return(body), span)]
      let scope = LexicalScope(file: record.file, type: record.owner)
      let id = add(declaration, owner: record.owner, scope: scope, constraints: record.constraints)
      if record.owner < 0 { freeFunctions[symbol, default: []].append(id) }
    }
  }

  /// `+` from `+=`: `a += b` is lowered as `a = a + b`.
  private func addPlainOperator(_ symbol: String, of record: FunctionRecord) {
    guard !record.isRequirement, record.declaration.parameters.count == 2 else { return }
    if (functionsByName[symbol] ?? []).contains(where: { functions[$0].tests == record.tests }) { return }
    let span = record.declaration.nameSpan
    func name(_ text: String) -> Expression { Expression(.name(text), span) }
    var declaration = record.declaration
    let (left, right) = (declaration.parameters[0].name, declaration.parameters[1].name)
    declaration.name = symbol
    declaration.parameters[0].isInout = false
    declaration.result = declaration.parameters[0].type
    let copy = LocalVariable(
      pattern: Pattern(.binding("result", isMutable: true), span), type: nil, value: name(left), isMutable: true)
    let arguments = [Argument(value: Expression(.inout_(name("result")), span)), Argument(value: name(right))]
    declaration.body = [
      Statement(.variable(copy), span),
      Statement(.expression(Expression(.call(name(record.declaration.name), arguments), span)), span),
      Statement(.return(name("result")), span),
    ]
    let scope = LexicalScope(file: record.file, type: record.owner)
    let id = add(declaration, owner: record.owner, scope: scope, constraints: record.constraints)
    if record.owner < 0 { freeFunctions[symbol, default: []].append(id) }
  }

  /// Which members a subclass overrides: they are reached through the dispatch tables only. A private member of the
  /// same name in a subclass is another one.
  func markOverrides() {
    var isDone = [Bool](repeating: false, count: types.count)
    for id in types.indices { inheritDefaults(id, &isDone) }
    for id in types.indices where types[id].superclass >= 0 {
      for property in types[id].properties where properties[property].variable.attributes.isOverride {
        markOverridden(properties[property].name, from: types[id].superclass)
      }
      for name in types[id].functionNames {
        let all = (types[id].instanceFunctions[name] ?? []) + (types[id].staticFunctions[name] ?? [])
        let own = all.filter { functions[$0].declaration.attributes.isOverride || functions[$0].isInitializer }
        markOverridden(name, labels: Set(own.map { functions[$0].signature.map(\.label) }), from: types[id].superclass)
      }
    }
  }

  /// An override without default arguments has those of the method that it overrides.
  private func inheritDefaults(_ id: Int, _ isDone: inout [Bool]) {
    guard !isDone[id], types[id].superclass >= 0 else { return }
    isDone[id] = true
    let parent = types[id].superclass
    inheritDefaults(parent, &isDone)
    for name in types[id].functionNames {
      for own in types[id].instanceFunctions[name] ?? [] where functions[own].declaration.attributes.isOverride {
        let inherited = candidates(name, of: parent, isStatic: false).first {
          functions[$0].signature.map(\.label) == functions[own].signature.map(\.label)
        }
        if let inherited { inheritDefaults(of: own, from: inherited) }
      }
    }
  }

  private func inheritDefaults(of own: Int, from inherited: Int) {
    for index in functions[own].signature.indices where !functions[own].signature[index].hasDefault {
      guard functions[inherited].signature[index].hasDefault else { continue }
      functions[own].signature[index].hasDefault = true
      functions[own].declaration.parameters[index].defaultValue =
        functions[inherited].declaration.parameters[index].defaultValue
    }
  }

  private func markOverridden(_ name: String, from start: Int) {
    var current = start
    while current >= 0 {
      let found = (types[current].instanceProperties[name] ?? []) + (types[current].staticProperties[name] ?? [])
      for id in found { properties[id].isOverridden = true }
      current = types[current].superclass
    }
  }

  private func markOverridden(_ name: String, labels: Set<[String?]>, from start: Int) {
    var current = start
    while current >= 0 {
      let found = (types[current].instanceFunctions[name] ?? []) + (types[current].staticFunctions[name] ?? [])
      for id in found where labels.contains(functions[id].signature.map(\.label)) { functions[id].isOverridden = true }
      current = types[current].superclass
    }
  }
}
