import Diagnostics
import Program

/// The types and functions that a model may use: those of the program's files that are not the machine's own.
struct Declarations {
  struct TypeEntry {
    var declaration: TypeDeclaration
    /// `Presentation.Phase`
    var path: String
    /// With those of extensions.
    var functions: [Function]
    var variables: [Variable]
  }

  private(set) var types: [TypeEntry] = []
  private(set) var functions: [Function] = []
  private(set) var variables: [Variable] = []
  private var positions: [String: Int] = [:]
  private(set) var aliases: [String: TypeReference] = [:]
  /// Names of variables whose number of elements changes somewhere.
  private(set) var growing: Set<String> = []

  init(_ files: [ProgramFile]) {
    for file in files {
      for type in file.types where type.kind != .extension { add(type, in: "") }
      functions += file.functions
      variables += file.variables
      for alias in file.aliases { aliases[alias.name] = alias.type }
    }
    for file in files {
      for type in file.types where type.kind == .extension { extend(type) }
    }
    growing = GrowthFinder.names(in: files)
  }

  private mutating func add(_ type: TypeDeclaration, in path: String) {
    let path = path.isEmpty ? type.name : path + "." + type.name
    positions[path] = types.count
    types.append(TypeEntry(declaration: type, path: path, functions: type.functions, variables: type.variables))
    for alias in type.aliases { aliases[path + "." + alias.name] = alias.type }
    for nested in type.types where nested.kind != .extension { add(nested, in: path) }
  }

  private mutating func extend(_ type: TypeDeclaration) {
    guard let position = positions[type.name] else { return }
    types[position].functions += type.functions
    types[position].variables += type.variables
    for nested in type.types where nested.kind != .extension { add(nested, in: types[position].path) }
  }

  /// The type that a name means inside the type `path`, looking outwards.
  func position(of name: String, in path: String) -> Int? {
    var outer = path
    while !outer.isEmpty {
      if let position = positions[outer + "." + name] { return position }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    return positions[name]
  }

  func alias(of name: String, in path: String) -> TypeReference? { aliases[path + "." + name] ?? aliases[name] }

  /// The methods of a type with a name.
  func methods(_ name: String, of type: Int) -> [Function] { types[type].functions.filter { $0.name == name } }
}
