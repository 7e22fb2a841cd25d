extension Printer {
  mutating func file(_ file: ProgramFile) {
    for name in file.imports { line("import " + name) }
    for alias in file.aliases { line("typealias \(alias.name) = \(Self.reference(alias.type))") }
    for type in file.types { self.type(type) }
    for variable in file.variables { self.variable(variable) }
    for function in file.functions { self.function(function) }
    for statement in file.statements { self.statement(statement) }
    for directive in file.directives {
      line("// \(directive.text)\(directive.isEndOfLine ? " (end of line)" : "")")
    }
    for entry in file.notUnderstood { line("// not understood: \(entry.construct)") }
  }

  mutating func type(_ type: TypeDeclaration) {
    var head = Self.modifiers(type.attributes) + "\(type.kind) \(type.name)" + Self.generics(type.genericParameters)
    if !type.inherited.isEmpty { head += ": " + Self.references(type.inherited) }
    if !type.requirements.isEmpty {
      head += " where " + type.requirements.map { "\($0.left): \(Self.reference($0.right))" }.joined(separator: ", ")
    }
    block(head) { printer in
      for alias in type.aliases { printer.line("typealias \(alias.name) = \(Self.reference(alias.type))") }
      for enumCase in type.cases { printer.enumCase(enumCase) }
      for variable in type.variables { printer.variable(variable) }
      for function in type.functions { printer.function(function) }
      for nested in type.types { printer.type(nested) }
    }
  }

  private mutating func enumCase(_ enumCase: EnumCase) {
    var text = "case " + enumCase.name
    if !enumCase.payload.isEmpty { text += "(" + Self.parameters(enumCase.payload) + ")" }
    if let value = enumCase.rawValue { text += " = " + Self.expression(value) }
    line(text)
  }

  mutating func variable(_ variable: Variable) {
    let head = Self.modifiers(variable.attributes) + (variable.isMutable ? "var " : "let ") + variable.name
    storage(head, variable.type, variable.value, variable.accessors)
  }

  /// What follows the name of a variable.
  mutating func storage(_ name: String, _ type: TypeReference?, _ value: Expression?, _ accessors: Accessors?) {
    var head = name
    if let type { head += ": " + Self.reference(type) }
    if let value { head += " = " + Self.expression(value) }
    guard let accessors else { return line(head) }
    if accessors.isRequirement { return line(head + " { requirement }") }
    block(head) { printer in
      if let getter = accessors.getter { printer.block("get", getter) }
      if let setter = accessors.setter { printer.block("set(\(setter.parameter))", setter.body) }
      if let observer = accessors.willSet { printer.block("willSet(\(observer.parameter))", observer.body) }
      if let observer = accessors.didSet { printer.block("didSet(\(observer.parameter))", observer.body) }
    }
  }

  mutating func function(_ function: Function) {
    var head = Self.modifiers(function.attributes) + Self.kind(function) + Self.generics(function.genericParameters)
    head += "(" + Self.parameters(function.parameters) + ")"
    if function.isAsync { head += " async" }
    if function.throws_ { head += " throws" }
    if let result = function.result { head += " -> " + Self.reference(result) }
    if let body = function.body { block(head, body) } else { line(head) }
  }

  private static func kind(_ function: Function) -> String {
    switch function.kind {
    case .function: "func " + function.name
    case .initializer(let failable): failable ? "init?" : "init"
    case .deinitializer: "deinit"
    case .subscriptGetter: "get subscript"
    case .subscriptSetter: "set subscript"
    }
  }

  static func parameters(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      var text = parameter.label ?? "_"
      if parameter.name != parameter.label, !parameter.name.isEmpty { text += " " + parameter.name }
      if let type = parameter.type { text += ": " + specifiers(parameter) + reference(type) }
      if parameter.isVariadic { text += "..." }
      if let value = parameter.defaultValue { text += " = " + expression(value) }
      return text
    }.joined(separator: ", ")
  }

  private static func specifiers(_ parameter: Parameter) -> String {
    (parameter.isInout ? "inout " : "") + (parameter.isAutoclosure ? "@autoclosure " : "")
  }

  private static func generics(_ names: [String]) -> String {
    names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
  }

  /// Attributes and modifiers, each followed by a space.
  private static func modifiers(_ attributes: Attributes) -> String {
    var words = attributes.names.map { "@" + $0 }
    if attributes.access != .internal { words.append("\(attributes.access)") }
    let flags: [(Bool, String)] = [
      (attributes.isClassMember, "class"), (attributes.isStatic && !attributes.isClassMember, "static"),
      (attributes.isFinal, "final"), (attributes.isOverride, "override"), (attributes.isMutating, "mutating"),
      (attributes.isConvenience, "convenience"), (attributes.isRequired, "required"), (attributes.isLazy, "lazy"),
      (attributes.isWeak, "weak"), (attributes.isUnowned, "unowned"), (attributes.isOptionalRequirement, "optional"),
      (attributes.hasPrivateSetter, "private(set)"),
    ]
    for (isSet, word) in flags where isSet { words.append(word) }
    return words.map { $0 + " " }.joined()
  }
}
