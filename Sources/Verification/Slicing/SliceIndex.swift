import Program

/// What the slices of one program have in common: its declarations by name, and the names that the machine declares.
struct SliceIndex {
  /// Declared by the formal machine, or spelled in its strings: it may look all of these up in code under test.
  private(set) var machineNames: Set<String> = Self.implicitNames
  private(set) var types: [String: [TypeDeclaration]] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private(set) var variables: [String: [Variable]] = [:]
  private(set) var aliases: [String: [TypeAlias]] = [:]
  /// By the name of an ancestor the names of the types that write it down.
  private(set) var heirs: [String: [String]] = [:]

  /// What Swift calls by itself.
  private static let implicitNames: Set<String> = [
    "wrappedValue", "projectedValue", "callAsFunction", "description", "hash", "next", "makeIterator", "rawValue", "==",
    "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "~=", "+=", "-=", "===", "!==", "main", "body",
  ]

  init(_ program: Program) {
    for file in program.files {
      if file.reading == .subject {
        add(file)
      } else if file.privateScope == file.file {
        declare(file)
      }
    }
  }

  private mutating func add(_ file: ProgramFile) {
    for type in file.types { add(type) }
    for function in file.functions { functions[function.name, default: []].append(function) }
    for variable in file.variables where !variable.isPartOfTuple {
      variables[variable.name, default: []].append(variable)
    }
    for alias in file.aliases { aliases[alias.name, default: []].append(alias) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    types[type.lastName, default: []].append(type)
    for inherited in type.inherited {
      for name in inherited.inheritedNames { heirs[name, default: []].append(type.lastName) }
    }
    for alias in type.aliases { aliases[alias.name, default: []].append(alias) }
    for nested in type.types { add(nested) }
  }

  private mutating func declare(_ file: ProgramFile) {
    machineNames.formUnion(file.functions.map(\.name) + file.variables.map(\.name) + file.aliases.map(\.name))
    for function in file.functions { declareStrings(in: function) }
    for type in file.types { declare(type) }
  }

  private mutating func declare(_ type: TypeDeclaration) {
    machineNames.insert(type.lastName)
    machineNames.formUnion(type.functions.map(\.name) + type.variables.map(\.name) + type.cases.map(\.name))
    machineNames.formUnion(type.aliases.map(\.name))
    for function in type.functions { declareStrings(in: function) }
    for nested in type.types { declare(nested) }
  }

  /// The machine asks for methods and selectors by strings.
  private mutating func declareStrings(in function: Function) {
    var found: [String] = []
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .string(let text) = expression.kind else { return }
      found.append(String(text.prefix { $0 != "(" && $0 != " " }))
    }
    machineNames.formUnion(found)
  }
}
