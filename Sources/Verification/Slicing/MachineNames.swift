import Program

/// The names that the formal machine may look up in code under test: those it declares, and those in its strings.
struct MachineNames {
  private var names: Set<String> = Self.implicitNames

  /// What Swift calls by itself.
  private static let implicitNames: Set<String> = [
    "wrappedValue", "projectedValue", "callAsFunction", "description", "hash", "next", "makeIterator", "rawValue", "==",
    "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "~=", "+=", "-=", "===", "!==", "main", "body",
  ]

  static func all(in program: Program) -> Set<String> {
    var machine = MachineNames()
    for file in program.files where file.reading == .machine && file.privateScope == file.file { machine.add(file) }
    return machine.names
  }

  private mutating func add(_ file: ProgramFile) {
    names.formUnion(file.functions.map(\.name) + file.variables.map(\.name) + file.aliases.map(\.name))
    for function in file.functions { addStrings(in: function) }
    for type in file.types { add(type) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    names.insert(type.lastName)
    names.formUnion(type.functions.map(\.name) + type.variables.map(\.name) + type.cases.map(\.name))
    names.formUnion(type.aliases.map(\.name))
    for function in type.functions { addStrings(in: function) }
    for nested in type.types { add(nested) }
  }

  /// The machine asks for methods and selectors by strings.
  private mutating func addStrings(in function: Function) {
    var found: [String] = []
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .string(let text) = expression.kind else { return }
      found.append(String(text.prefix { $0 != "(" && $0 != " " }))
    }
    names.formUnion(found)
  }
}
