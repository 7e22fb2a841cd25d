import Program

/// Classes over superclasses that nobody declares become what their methods show them to be.
extension LoweringContext {
  func inferRoles() {
    for id in types.indices where isOpenEnded(id) {
      if let role = role(ofSuperclassOf: id) { take(role, id) }
      for role in InferredRole.roles(of: types[id].parts.flatMap(\.declaration.functions)) { take(role, id) }
    }
  }

  /// What the name of the first class says from which nobody knows what the class inherits.
  private func role(ofSuperclassOf id: Int) -> InferredRole? {
    guard let root = lineage(of: id).last, firstInherited(of: root),
      case .named(let path, _)? = types[root].parts.first?.declaration.inherited.first
    else { return nil }
    return InferredRole.role(ofSuperclass: path)
  }

  /// A class of the code under test with an ancestor that no file declares.
  private func isOpenEnded(_ id: Int) -> Bool {
    guard types[id].kind == .class, !types[id].isPhantom, types[id].file >= 0, files[types[id].file].isSubject else {
      return false
    }
    return lineage(of: id).contains { !types[$0].unknownAncestors.isEmpty }
      || lineage(of: id).contains { type in protocols(of: type).contains { !types[$0].unknownAncestors.isEmpty } }
  }

  /// The class and its superclasses, phantoms left out.
  private func lineage(of id: Int) -> [Int] {
    var result: [Int] = []
    var current = id
    while current >= 0, !types[current].isPhantom, !result.contains(current) {
      result.append(current)
      current = types[current].superclass
    }
    return result
  }

  private func protocols(of id: Int) -> [Int] {
    var found: [Int] = []
    var pending = types[id].protocols
    while let next = pending.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      pending += types[next].protocols
    }
    return found
  }

  private func take(_ role: InferredRole, _ id: Int) {
    let machine = (topTypes[role.name] ?? []).first { !files[types[$0].file].seesSubjects }
    guard let type = machine else { return }
    let own = lineage(of: id)
    if own.contains(type) || own.contains(where: { protocols(of: $0).contains(type) }) { return }
    guard let root = own.last else { return }
    if !role.isClass {
      types[id].protocols.append(type)
    } else if types[root].superclass < 0 || types[types[root].superclass].isPhantom {
      guard firstInherited(of: root) else { return }
      let phantom = types[root].superclass
      // What extensions of the unknown class declare is found as what extensions of a protocol declare.
      if phantom >= 0 { types[root].protocols.append(phantom) }
      types[root].superclass = type
      types[root].hasInferredSuperclass = true
    }
  }

  /// Whether the first name after the colon of a class is one that nobody declares: its superclass, if it has one.
  private func firstInherited(of id: Int) -> Bool {
    guard case .named(let path, _)? = types[id].parts.first?.declaration.inherited.first else { return false }
    return types[id].unknownAncestors.contains(path)
  }
}
