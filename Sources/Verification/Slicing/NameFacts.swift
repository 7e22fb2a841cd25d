import Program

/// What lowering takes from all of a program for each name, however far away it stands: who declares it, and whether
/// anybody assigns it.
///
/// A subject's result follows from the code that it reaches and from these facts about the names that it mentions: a
/// property that nobody sets is whatever its client sets (`LoweringContext.isUnset`), and overloads, overrides and implicit
/// members are told apart by all that have the name.
struct NameFacts: Sendable {
  private var byName: [String: ContentHash] = [:]
  /// Cases of enumerations are mentioned without their type, and no slice counts them as names.
  private var cases = ContentHash()

  init(_ program: Program) {
    var found: [String: [String]] = [:]
    var cases: [String] = []
    for file in program.files where file.reading == .subject {
      for function in file.functions { found[function.name, default: []].append(Self.text(function)) }
      for variable in file.variables { found[variable.name, default: []].append("var") }
      for type in file.types { Self.add(type, to: &found, &cases) }
    }
    for file in program.files where file.reading == .subject || file.privateScope != file.file {
      for name in file.assignedNames { found[name, default: []].append("=") }
    }
    byName = found.mapValues(Self.hash)
    self.cases = Self.hash(cases)
  }

  /// A sum over what is known of the names.
  func sum(of names: some Sequence<String>) -> ContentHash {
    var hash = cases
    for name in names {
      guard let facts = byName[name] else { continue }
      hash.add(name)
      hash.add(facts)
    }
    return hash
  }

  private static func add(_ type: TypeDeclaration, to found: inout [String: [String]], _ cases: inout [String]) {
    for function in type.functions { found[function.name, default: []].append("\(type.name).\(text(function))") }
    for variable in type.variables { found[variable.name, default: []].append("\(type.name).var") }
    cases += type.cases.map { "\(type.name).\($0.name) \($0.payload.count)" }
    for nested in type.types { add(nested, to: &found, &cases) }
  }

  /// What tells overloads apart.
  private static func text(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      let types = parameter.type?.mentionedNames.joined(separator: ",") ?? ""
      return "\(types) \(parameter.type?.arity ?? -1) \(parameter.isAutoclosure) \(parameter.defaultValue != nil)"
    }
    let attributes = function.attributes
    return "\(function.fullName) \(parameters) \(attributes.isMutating) \(attributes.isOverride) \(attributes.isStatic)"
  }

  private static func hash(_ texts: [String]) -> ContentHash {
    var hash = ContentHash()
    hash.add(texts.count)
    for text in texts.sorted() { hash.add(text) }
    return hash
  }
}
