/// Finding members of a type, inherited ones and protocol defaults included.
extension LoweringContext {
  /// The property of that name, nearest first; protocol requirements only when nothing else is there.
  func property(_ name: String, of type: Int, isStatic: Bool) -> Int? {
    let key = memberKey(name, of: type, isStatic: isStatic)
    if let known = propertyCache[key] { return known >= 0 ? known : nil }
    var requirement: Int?
    var found: Int?
    let all = ancestors(of: type).map { ancestor in
      (isStatic ? types[ancestor].staticProperties[name] : types[ancestor].instanceProperties[name]) ?? []
    }
    search: for own in seen(properties: all, name) {
      for id in preferred(visible(properties: own, name), for: type) {
        if properties[id].kind == .requirement {
          requirement = requirement ?? id
        } else {
          found = id
          break search
        }
      }
    }
    let result = found ?? requirement
    propertyCache[key] = result ?? -1
    return result
  }

  private func memberKey(_ name: String, of type: Int, isStatic: Bool) -> MemberKey {
    MemberKey(
      type: type, name: name, isStatic: isStatic, isSubjectView: isSubjectView && clashes.contains(name))
  }

  /// Those whose constraints the type meets, the constrained ones first.
  private func preferred(_ ids: [Int], for type: Int) -> [Int] {
    guard ids.count > 1 || ids.contains(where: { !properties[$0].constraints.isEmpty }) else { return ids }
    let fitting = ids.filter { meets(type, properties[$0].constraints) }
    return fitting.filter { !properties[$0].constraints.isEmpty }
      + fitting.filter { properties[$0].constraints.isEmpty }
  }

  /// Functions with a body that a call on the type may reach, nearest first; overridden ones are left out.
  /// Initialisers are found as instance functions named "init".
  func candidates(_ name: String, of type: Int, isStatic: Bool) -> [Int] {
    let key = memberKey(name, of: type, isStatic: isStatic)
    if let known = candidateCache[key] { return known }
    var result: [Int] = []
    let all = ancestors(of: type).map { ancestor in
      (isStatic ? types[ancestor].staticFunctions[name] : types[ancestor].instanceFunctions[name]) ?? []
    }
    for own in seen(functions: all, name) {
      // Initialisers of one type that look alike take numbers of different types: one delegates to another.
      let nearer = name == "init" ? result : nil
      for id in preferredFunctions(visible(functions: own, name), for: type) where !functions[id].isRequirement {
        if !(nearer ?? result).contains(where: { hides($0, id) }) { result.append(id) }
      }
    }
    if result.isEmpty, !isStatic, name != "init", type != Int(TypeInfo.Builtin.optional.rawValue) {
      for id in types[Int(TypeInfo.Builtin.optional.rawValue)].instanceFunctions[name] ?? []
      where !functions[id].isRequirement { result.append(id) }
    }
    candidateCache[key] = result
    return result
  }

  /// The initialisers that Swift gives a type: a class that declares designated ones inherits no other, unless it
  /// overrides all of its superclass; then it inherits the convenience ones. Nearest first.
  func initializers(of type: Int) -> [Int] {
    guard types[type].kind == .class, types[type].superclass >= 0 else {
      return candidates("init", of: type, isStatic: false)
    }
    let own = (types[type].instanceFunctions["init"] ?? []).filter { !functions[$0].isRequirement }
    let inherited = initializers(of: types[type].superclass).filter { far in !own.contains { hides($0, far) } }
    if own.allSatisfy({ functions[$0].declaration.attributes.isConvenience }) { return own + inherited }
    let overridesAll = inherited.allSatisfy { functions[$0].declaration.attributes.isConvenience }
    return overridesAll ? own + inherited : own
  }

  private func preferredFunctions(_ ids: [Int], for type: Int) -> [Int] {
    guard ids.contains(where: { !functions[$0].constraints.isEmpty }) else { return ids }
    let fitting = ids.filter { meets(type, functions[$0].constraints) }
    return fitting.filter { !functions[$0].constraints.isEmpty } + fitting.filter { functions[$0].constraints.isEmpty }
  }

  /// Whether the nearer function stands in for the farther one.
  private func hides(_ near: Int, _ far: Int) -> Bool {
    if functions[near].isPrivate, functions[far].isPrivate, functions[near].file != functions[far].file { return false }
    guard hasSameLabels(functions[near].signature, functions[far].signature) else { return false }
    if takesOtherClosures(functions[near].signature, functions[far].signature) || isTwin(near, far) { return false }
    let isElsewhere = functions[near].owner != functions[far].owner
    // What is expected of a call tells them apart.
    if !isElsewhere, functions[near].result != functions[far].result { return false }
    if isElsewhere, functions[near].declaration.attributes.isOverride { return true }
    return zip(functions[near].tests, functions[far].tests).allSatisfy {
      $0.unwrapped == $1.unwrapped || isElsewhere && $1.unwrapped == .any
    }
  }

  private func hasSameLabels(_ left: [ParameterSignature], _ right: [ParameterSignature]) -> Bool {
    left.count == right.count && left.indices.allSatisfy { left[$0].label == right[$0].label }
  }

  /// Whether some closure has another number of parameters.
  private func takesOtherClosures(_ left: [ParameterSignature], _ right: [ParameterSignature]) -> Bool {
    zip(left, right).contains { left, right in
      left.arity.flatMap { own in right.arity.map { $0 != own } } ?? false
    }
  }

  /// Those of some functions that a file may call: private ones of other files are left out.
  func accessible(_ ids: [Int], from file: Int) -> [Int] {
    ids.filter { !functions[$0].isPrivate || files[functions[$0].file].privateScope == files[file].privateScope }
  }

  /// The type that declares a nested type or enum case of that name.
  func nestedType(_ name: String, of type: Int) -> Int? {
    for ancestor in ancestors(of: type) {
      if let nested = types[ancestor].nested[name] { return nested }
      if types[ancestor].aliases[name] != nil {
        let file = max(types[ancestor].file, 0)
        return self.type(named: name, in: LexicalScope(file: file, type: ancestor))
      }
    }
    return nil
  }

  private func isBuiltinProperty(_ name: String, of type: Int) -> Bool {
    if name == "rawValue" {
      return types[type].rawType != nil || isKind(type, of: standardTypes["RawRepresentable"] ?? -1)
    }
    return BuiltinProperty.signatures.contains { Int($0.type.rawValue) == type && $0.name == name }
  }

  /// Whether a name can be meant as a member of `self`.
  func isMember(_ name: String, of type: Int, isStatic: Bool) -> Bool {
    if property(name, of: type, isStatic: isStatic) != nil { return true }
    if !candidates(name, of: type, isStatic: isStatic).isEmpty { return true }
    if isStatic, types[type].caseIndex[name] != nil { return true }
    if !isStatic, types[type].kind != .class, isBuiltinProperty(name, of: type) { return true }
    return ancestors(of: type).contains { id in
      let found = isStatic ? types[id].staticFunctions[name] : types[id].instanceFunctions[name]
      return found != nil
    }
  }
}
