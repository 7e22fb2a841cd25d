import Program

/// Members of code under test that have the name of a member of the formal machine's classes without overriding it.
///
/// In an app such a name would be free: the machine's member is a detail of the models. Code under test then means its
/// own member and the machine its own. The instructions and shapes of code under test carry the name with a mark, and
/// the tables answer marked names from the side of the code under test.
extension LoweringContext {
  static let clashMark = "′"

  func findClashes() {
    for id in types.indices where types[id].kind == .class && !types[id].isPhantom {
      for index in types[id].properties where isSubject(properties[index].file) {
        let property = properties[index]
        guard !property.variable.attributes.isOverride, !property.isStatic else { continue }
        guard hasMachineProperty(property.name, aboveOrIn: id) else { continue }
        properties[index].isApart = true
        clashes.insert(property.name)
      }
      for name in types[id].functionNames {
        for index in types[id].instanceFunctions[name] ?? [] where isApart(functions[index], in: id) {
          functions[index].isApart = true
          clashes.insert(name)
        }
      }
    }
    for id in types.indices where types[id].kind == .protocol && types[id].file >= 0 && !isSubject(types[id].file) {
      findClashes(ofExtensionsOf: id)
    }
    propertyCache = [:]
    candidateCache = [:]
  }

  /// What code under test adds to a protocol of UIKit's: nobody can name the machine's class behind it, so that whatever
  /// this has beside the protocol's own members is a detail.
  private func findClashes(ofExtensionsOf id: Int) {
    let heirs = types.indices.filter {
      types[$0].kind == .class && !isSubject(types[$0].file) && ancestors(of: $0).contains(id)
    }
    for index in types[id].properties where isSubject(properties[index].file) {
      let name = properties[index].name
      guard !(types[id].instanceProperties[name] ?? []).contains(where: { !isSubject(properties[$0].file) }),
        heirs.contains(where: { hasMachineProperty(name, aboveOrIn: $0) })
      else { continue }
      properties[index].isApart = true
      clashes.insert(name)
    }
    for name in types[id].functionNames {
      let all = types[id].instanceFunctions[name] ?? []
      guard !all.contains(where: { !isSubject(functions[$0].file) }) else { continue }
      for index in all where heirs.contains(where: { isApart(functions[index], in: $0) }) {
        functions[index].isApart = true
        clashes.insert(name)
      }
    }
  }

  /// Whether a name in a file of the machine is that of a global of the machine, and a member only by an extension of the
  /// code under test: the machine knows nothing of that.
  func isStrangerHere(_ name: String, to type: Int, from file: Int) -> Bool {
    guard !isSubject(file) else { return false }
    let isGlobal =
      (freeVariables[name] ?? []).contains { !isSubject(properties[$0].file) }
      || (freeFunctions[name] ?? []).contains { !isSubject(functions[$0].file) }
    if !isGlobal { return false }
    return !ancestors(of: type).contains { id in
      let record = types[id]
      let own = (record.instanceProperties[name] ?? []) + (record.staticProperties[name] ?? [])
      let methods = (record.instanceFunctions[name] ?? []) + (record.staticFunctions[name] ?? [])
      return own.contains { !isSubject(properties[$0].file) } || methods.contains { !isSubject(functions[$0].file) }
    }
  }

  private func isSubject(_ file: Int) -> Bool { file >= 0 && files[file].seesSubjects }

  private func hasMachineProperty(_ name: String, aboveOrIn type: Int) -> Bool {
    superclasses(type).contains { ancestor in
      (types[ancestor].instanceProperties[name] ?? []).contains { !isSubject(properties[$0].file) }
    }
  }

  private func isApart(_ function: FunctionRecord, in type: Int) -> Bool {
    guard isSubject(function.file), !function.declaration.attributes.isOverride, !function.isInitializer else {
      return false
    }
    let labels = function.signature.map(\.label)
    return superclasses(type).contains { ancestor in
      (types[ancestor].instanceFunctions[function.declaration.name] ?? []).contains {
        functions[$0].file >= 0 && !isSubject(functions[$0].file) && functions[$0].signature.map(\.label) == labels
      }
    }
  }

  private func superclasses(_ type: Int) -> [Int] {
    var result: [Int] = []
    var current = type
    while current >= 0 {
      result.append(current)
      current = types[current].superclass
    }
    return result
  }

  // MARK: Sides

  /// The name as instructions of the code being lowered carry it.
  func viewed(_ name: String) -> String {
    isSubjectView && clashes.contains(name) ? name + Self.clashMark : name
  }

  /// The index of a member's name as instructions carry it.
  func memberName(_ text: String) -> Int { name(viewed(text)) }

  /// A name of the tables and the side it is seen from.
  func unmarked(_ text: String) -> (name: String, isSubjectView: Bool) {
    guard text.hasSuffix(Self.clashMark) else { return (text, false) }
    return (String(text.dropLast(Self.clashMark.count)), true)
  }

  /// Looks members up from one side.
  func seen<Result>(bySubjects view: Bool, _ body: () -> Result) -> Result {
    let saved = isSubjectView
    isSubjectView = view
    defer { isSubjectView = saved }
    return body()
  }

  /// The properties that the present side sees, its own first.
  func visible(properties ids: [Int], _ name: String) -> [Int] {
    guard clashes.contains(name) else { return ids }
    guard isSubjectView else { return ids.filter { !properties[$0].isApart } }
    return ids.filter { properties[$0].isApart } + ids.filter { !properties[$0].isApart }
  }

  /// Of each ancestor, nearest first: the machine's own are left out where code under test means another one.
  func seen(properties all: [[Int]], _ name: String) -> [[Int]] {
    guard isSubjectView, clashes.contains(name), all.joined().contains(where: { properties[$0].isApart }) else {
      return all
    }
    return all.map { ids in ids.filter { isSubject(properties[$0].file) } }
  }

  func seen(functions all: [[Int]], _ name: String) -> [[Int]] {
    guard isSubjectView, clashes.contains(name) else { return all }
    let apart = Set(all.joined().filter { functions[$0].isApart }.map { functions[$0].signature.map(\.label) })
    if apart.isEmpty { return all }
    return all.map { ids in
      ids.filter { id in
        isSubject(functions[id].file) || !apart.contains(functions[id].signature.map(\.label))
          || ids.contains { isTwin($0, id) }
      }
    }
  }

  /// Whether code under test declares a function of a type of the machine again with another result: its body means the
  /// machine's function where it calls its own name, since it would call itself without end.
  func isTwin(_ own: Int, _ other: Int) -> Bool {
    functions[own].isApart && !isSubject(functions[other].file) && functions[own].owner == functions[other].owner
      && functions[own].signature.map(\.label) == functions[other].signature.map(\.label)
      && functions[own].result != nil && functions[other].result != nil
      && functions[own].result != functions[other].result
  }

  func visible(functions ids: [Int], _ name: String) -> [Int] {
    guard clashes.contains(name) else { return ids }
    guard isSubjectView else { return ids.filter { !functions[$0].isApart } }
    return ids.filter { functions[$0].isApart } + ids.filter { !functions[$0].isApart }
  }
}
