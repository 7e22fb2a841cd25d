import Program

/// Generic arguments: the types that type parameters stand for, by the parameter's name. "Self" is one of them.
typealias GenericArguments = [String: Int]

/// The specialised copies of generic functions.
///
/// Type parameters have no values at run time. A body that needs one (`as? T`, `T()`) is therefore lowered once more for
/// each list of types that calls are seen to give it. A copy is a function record of its own that no table of names holds:
/// only calls whose arguments are known come to it.
struct Specialisations {
  /// Nobody needs as many; it keeps programs small that instantiate one helper for everything.
  static let mostCopies = 64
  static let mostCopiesOfAll = 4096

  fileprivate struct Key: Hashable {
    var id: Int
    var arguments: GenericArguments
    var isProperty = false
  }

  fileprivate var known: [Key: Int] = [:]
  fileprivate var counts: [Key: Int] = [:]
  /// What is not lowered yet, in the order in which calls have asked for it.
  fileprivate var pending: [Key] = []
  /// Copies of getters: the properties as they read.
  fileprivate var getters: [Property] = []
  /// Copies by function, one list for each group that a call may come to; call shapes carry 1 + the index.
  private var substitutions: [[Int: Int]] = []
  private var substitutionIDs: [[Int: Int]: Int32] = [:]

  /// The number of a list of copies that a call means.
  mutating func substitution(_ copies: [Int: Int]) -> Int32 {
    if copies.isEmpty { return 0 }
    if let id = substitutionIDs[copies] { return id }
    substitutions.append(copies)
    substitutionIDs[copies] = Int32(substitutions.count)
    return Int32(substitutions.count)
  }

  /// The functions, or for generic ones the copies that a call of the shape means.
  func copies(of ids: [Int], in shape: CallShape) -> [Int] {
    shape.substitution == 0 ? ids : ids.map { copy(of: $0, in: shape) }
  }

  func copy(of id: Int, in shape: CallShape) -> Int {
    shape.substitution == 0 ? id : substitutions[Int(shape.substitution) - 1][id] ?? id
  }

  /// All copies that a call of the shape may come to.
  func all(in shape: CallShape) -> [Int] {
    shape.substitution == 0 ? [] : substitutions[Int(shape.substitution) - 1].values.sorted()
  }

  /// Whether there may be one more copy.
  fileprivate mutating func admit(_ key: Key) -> Bool {
    let original = Key(id: key.id, arguments: [:], isProperty: key.isProperty)
    guard known.count < Self.mostCopiesOfAll, counts[original, default: 0] < Self.mostCopies else { return false }
    counts[original, default: 0] += 1
    pending.append(key)
    return true
  }
}

extension LoweringContext {
  /// The copy of a function for these types; the function itself when it needs none of them at run time.
  func specialisation(of id: Int, _ arguments: GenericArguments) -> Int {
    let bound = needed(arguments, by: runtimeParameters.ofFunctions[id], in: functions[id].owner)
    guard !bound.isEmpty, functions[id].arguments.isEmpty, functions[id].compiled >= 0 else { return id }
    let key = Specialisations.Key(id: id, arguments: bound)
    if let copy = specialisations.known[key] { return copy }
    guard specialisations.admit(key) else { return id }
    var record = functions[id]
    record.arguments = bound
    let home = scopeOfBodies(file: record.file, type: record.owner)
      .adding(generics: record.declaration.genericParameters).substituting(bound)
    record.tests = record.declaration.parameters.map { parameterTest($0, in: home) }
    record.result = record.declaration.result.map { test(for: $0, in: home) }
    record.compiled = reserveCopy(of: record.compiled, file: record.file)
    functions.append(record)
    specialisations.known[key] = functions.count - 1
    return functions.count - 1
  }

  /// The getter of a static property for the type that it is read from; nil when it does not need to know.
  func specialisedGetter(of id: Int, on type: Int) -> Property? {
    let bound = needed(["Self": type], by: runtimeParameters.ofProperties[id], in: properties[id].owner)
    guard !bound.isEmpty, properties[id].getter >= 0 else { return nil }
    let key = Specialisations.Key(id: id, arguments: bound, isProperty: true)
    if let copy = specialisations.known[key] { return specialisations.getters[copy] }
    guard specialisations.admit(key) else { return nil }
    var property = properties[id]
    let home = scopeOfBodies(file: property.file, type: property.owner).substituting(bound)
    property.type = property.variable.type.map { test(for: $0, in: home) } ?? property.type
    property.getter = reserveCopy(of: property.getter, file: property.file)
    specialisations.getters.append(property)
    specialisations.known[key] = specialisations.getters.count - 1
    return property
  }

  /// Lowers the copies that calls have asked for, and those that these ask for.
  func compileSpecialisations() {
    var next = 0
    while next < specialisations.pending.count {
      let key = specialisations.pending[next]
      next += 1
      guard let copy = specialisations.known[key] else { continue }
      if key.isProperty {
        compileGetter(of: specialisations.getters[copy], arguments: key.arguments)
      } else {
        compile(functions[copy])
      }
    }
  }

  /// What calls of the shape give when all copies that they may come to agree; optional, since what is called may be
  /// unknown.
  func resultOfCopies(_ shape: CallShape) -> TypeTest? {
    let results = specialisations.all(in: shape).map { functions[$0].result }
    guard let first = results.first ?? nil, first != .any, results.allSatisfy({ $0 == first }) else { return nil }
    return .optional(first.unwrapped)
  }

  private func reserveCopy(of compiled: Int, file: Int) -> Int {
    let original = output.functions[compiled]
    return reserveFunction(named: original.name, span: original.span, file: file)
  }

  /// `Self` in the class that it stands for needs no copy.
  private func needed(_ arguments: GenericArguments, by parameters: Set<String>?, in owner: Int) -> GenericArguments {
    guard let parameters else { return [:] }
    return arguments.filter { name, type in
      parameters.contains(name) && isArgument(type) && !(name == "Self" && type == owner)
    }
  }

  /// Whether bodies gain from knowing the type: classes are made, and they and protocols are cast to.
  func isArgument(_ type: Int) -> Bool {
    guard types.indices.contains(type), types[type].file >= 0, !types[type].isPhantom else { return false }
    return types[type].kind == .class || types[type].kind == .protocol
  }
}
