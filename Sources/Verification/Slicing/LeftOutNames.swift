import Program

/// What a slice lacks of the names that its code mentions, and which declarations would complete it.
///
/// Calls, members and types are mentioned where they are used. What acts without being mentioned stands here under a name
/// that is: a class whose superclass is missing under its own name, a property with a missing wrapper under the property's,
/// what a missing protocol would give to those who conform to it under each member's. Where `.red` is to be of a missing
/// type is noticed at `.red` (`types`).
///
/// It says what to compile next (`BatchLinker`). It does not show that nothing is missing: only an uncut slice does.
struct LeftOutNames: Sendable {
  /// By the name that code evaluates, the names whose declarations it lacks.
  private(set) var names: [String: Set<String>] = [:]
  /// By the name of a type that something is cast to, those of the heirs that are missing.
  private(set) var heirs: [String: Set<String>] = [:]
  /// Missing types that do something: not protocols without a default.
  private(set) var types: Set<String> = []
  /// Of missing types that others may inherit from or conform to, the names of what they give; those that are classes.
  private var members: [String: Set<String>] = [:]
  private var classes: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - missing: names that are mentioned and not followed.
  ///   - heirs: of types that something is cast to, those that are not followed.
  ///   - machine: names that the formal machine calls without a mention in code under test.
  ///   - program: everything.
  ///   - kept: the part of it that is compiled.
  init(
    missing: Set<String>, heirs: [String: Set<String>], machine: Set<String>, in program: Program, kept: Program
  ) {
    self.heirs = heirs
    for name in missing { names[name] = [name] }
    for file in program.files where file.reading == .subject {
      for type in file.types { addType(type, missing) }
      types.formUnion(file.aliases.map(\.name).filter(missing.contains))
    }
    if types.isEmpty { return }
    for file in kept.files where file.reading == .subject {
      for variable in file.variables { add(variable) }
      for type in file.types { add(type, machine) }
    }
    spread(in: kept)
  }

  /// What to add to the slice when runs come to a name.
  func declarations(behind name: String) -> Set<String> {
    (names[name] ?? []).union(heirs[name] ?? []).union(types.contains(name) ? [name] : [])
  }

  private mutating func addType(_ type: TypeDeclaration, _ missing: Set<String>) {
    let name = type.lastName
    if missing.contains(name) {
      if type.kind == .class || type.kind == .actor { classes.insert(name) }
      let given = type.functions.filter(\.isNamed).map(\.name) + type.variables.map(\.name)
      if type.kind != .protocol {
        if !given.isEmpty || !type.cases.isEmpty || classes.contains(name) { types.insert(name) }
        members[name, default: []].formUnion(given)
      }
    }
    for alias in type.aliases where missing.contains(alias.name) { types.insert(alias.name) }
    for nested in type.types { addType(nested, missing) }
  }

  private mutating func add(_ type: TypeDeclaration, _ machine: Set<String>) {
    for ancestor in types.intersection(type.inherited.flatMap(\.mentionedNames) + type.attributes.names) {
      let given = members[ancestor] ?? []
      if classes.contains(ancestor) || members[ancestor] == nil || !given.isDisjoint(with: machine) {
        names[type.lastName, default: []].insert(ancestor)
      }
      if classes.contains(ancestor) { continue }
      for member in given { names[member, default: []].insert(ancestor) }
    }
    for item in type.cases { lack(item.payload.compactMap(\.type), as: item.name) }
    for function in type.functions { lack([], function.attributes, as: function.name) }
    for variable in type.variables { add(variable) }
    for nested in type.types { add(nested, machine) }
  }

  private mutating func add(_ variable: Variable) {
    lack([], variable.attributes, as: variable.name)
  }

  private mutating func lack(_ types: [TypeReference], _ attributes: Attributes = Attributes(), as name: String) {
    let lacked = self.types.intersection(types.flatMap(\.mentionedNames) + attributes.names)
    if !lacked.isEmpty { names[name, default: []].formUnion(lacked) }
  }

  /// What a class lacks its subclasses lack, too.
  private mutating func spread(in kept: Program) {
    var parents: [String: Set<String>] = [:]
    func add(_ type: TypeDeclaration) {
      parents[type.lastName, default: []].formUnion(type.inherited.flatMap(\.mentionedNames))
      for nested in type.types { add(nested) }
    }
    for file in kept.files where file.reading == .subject { for type in file.types { add(type) } }
    var changed = true
    while changed {
      changed = false
      for (heir, ancestors) in parents {
        let lacked = ancestors.reduce(into: Set<String>()) { $0.formUnion(names[$1] ?? []) }
        if lacked.isSubset(of: names[heir] ?? []) { continue }
        names[heir, default: []].formUnion(lacked)
        changed = true
      }
    }
  }
}
