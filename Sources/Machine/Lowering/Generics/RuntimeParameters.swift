import Program

/// Which type parameters the bodies of code under test need at run time: those that they cast to or make objects of, and
/// those of functions that may hand them on to such a body. Decided by names, so it may be too many and never too few.
struct RuntimeParameters {
  /// By function; functions that need none are left out.
  private(set) var ofFunctions: [Int: Set<String>] = [:]
  /// `Self` of static computed properties, by property.
  private(set) var ofProperties: [Int: Set<String>] = [:]
  /// The names of both.
  private(set) var names: Set<String> = []

  private struct Candidate {
    var id: Int
    var isProperty: Bool
    var name: String
    var parameters: Set<String>
    /// Whether what it gives is of type `Self`.
    var givesSelf: Bool
    var uses: TypeUses
  }

  init(_ context: LoweringContext) {
    var candidates: [Candidate] = []
    for id in context.functions.indices { candidates.append(contentsOf: Self.candidate(function: id, context)) }
    for id in context.properties.indices { candidates.append(contentsOf: Self.candidate(property: id, context)) }
    var needed = candidates.map { $0.parameters.intersection($0.uses.mentioned) }
    var isDone = false
    while !isDone {
      isDone = true
      for index in candidates.indices where !needed[index].isEmpty { names.insert(candidates[index].name) }
      for (index, candidate) in candidates.enumerated() where needed[index] != candidate.parameters {
        let passed = Self.passedOn(by: candidate, to: names)
        if passed.isSubset(of: needed[index]) { continue }
        needed[index].formUnion(passed)
        isDone = false
      }
    }
    for (candidate, parameters) in zip(candidates, needed) where !parameters.isEmpty {
      if candidate.isProperty {
        ofProperties[candidate.id] = parameters
      } else {
        ofFunctions[candidate.id] = parameters
      }
    }
  }

  /// The parameters that a body may hand on to something that needs its own.
  private static func passedOn(by candidate: Candidate, to names: Set<String>) -> Set<String> {
    let names = candidate.uses.nestedGenerics.isEmpty ? names : names.union(candidate.uses.nestedGenerics)
    guard !candidate.uses.called.isDisjoint(with: names) else { return [] }
    let isSelf = candidate.givesSelf || !candidate.uses.calledOnSelf.isDisjoint(with: names)
    return isSelf ? candidate.parameters : candidate.parameters.subtracting(["Self"])
  }

  private static func candidate(function id: Int, _ context: LoweringContext) -> [Candidate] {
    let record = context.functions[id]
    guard record.compiled >= 0, record.file >= 0, context.files[record.file].isSubject, !record.isInitializer,
      !record.isOperator, let body = record.declaration.body
    else { return [] }
    var parameters = Set(record.declaration.genericParameters)
    if record.isStatic, hasSelf(record.owner, context) { parameters.insert("Self") }
    if !record.isStatic { parameters.formUnion(context.typeParameters(of: record.owner)) }
    guard !parameters.isEmpty else { return [] }
    var uses = TypeUses(body)
    for parameter in record.declaration.parameters { uses.add(default: parameter.defaultValue) }
    let givesSelf = record.declaration.result?.mentionedNames.contains("Self") ?? false
    return [
      Candidate(
        id: id, isProperty: false, name: record.declaration.name, parameters: parameters, givesSelf: givesSelf,
        uses: uses)
    ]
  }

  private static func candidate(property id: Int, _ context: LoweringContext) -> [Candidate] {
    let property = context.properties[id]
    guard property.isStatic, property.kind == .computed, property.file >= 0, context.files[property.file].isSubject,
      hasSelf(property.owner, context), let body = property.variable.accessors?.getter
    else { return [] }
    let givesSelf = property.variable.type?.mentionedNames.contains("Self") ?? false
    return [
      Candidate(
        id: id, isProperty: true, name: property.name, parameters: ["Self"], givesSelf: givesSelf, uses: TypeUses(body))
    ]
  }

  /// Whether `Self` may stand for several types.
  private static func hasSelf(_ owner: Int, _ context: LoweringContext) -> Bool {
    guard owner >= 0 else { return false }
    let record = context.types[owner]
    return record.kind == .class || record.kind == .protocol || record.isPhantom
  }
}
