import Diagnostics
import Program

/// Second phase: what follows the colon, and `where Self: X` of extensions.
extension LoweringContext {
  func resolveAncestors() {
    for id in types.indices { resolveInheritance(of: id) }
    for builtin in StandardTypes.conformances {
      types[Int(builtin.type.rawValue)].protocols = builtin.protocols.compactMap { standardTypes[$0] }
    }
    for (name, refined) in StandardTypes.refinements.sorted(by: { $0.key < $1.key }) {
      guard let id = standardTypes[name] else { continue }
      types[id].protocols += refined.compactMap { standardTypes[$0] }
    }
    breakInheritanceLoops()
    inferRoles()
    for id in types.indices where types[id].superclass >= 0 { types[types[id].superclass].subclasses.append(id) }
    if let optionSet = standardTypes["OptionSet"] {
      for id in types.indices where types[id].kind == .struct {
        types[id].isOptionSet = ancestors(of: id).contains(optionSet)
      }
    }
    for id in types.indices { resolveConstraints(of: id) }
  }

  private func resolveInheritance(of id: Int) {
    let parts = types[id].parts
    for part in parts {
      let scope = LexicalScope(file: part.file, type: types[id].outer)
      for (index, reference) in part.declaration.inherited.enumerated() {
        inherit(reference, isFirst: index == 0 && part.declaration.kind != .extension, in: id, scope: scope)
      }
      if types[id].kind == .protocol, part.declaration.kind == .protocol {
        for requirement in part.declaration.requirements where requirement.left == "Self" {
          inherit(requirement.right, isFirst: false, in: id, scope: scope)
        }
      }
    }
  }

  private func inherit(_ reference: TypeReference, isFirst: Bool, in id: Int, scope: LexicalScope) {
    switch reference {
    case .composition(let parts):
      for part in parts { inherit(part, isFirst: isFirst, in: id, scope: scope) }
    case .named(let path, _):
      switch meaning(ofType: path, in: scope) {
      case .type(let ancestor): addAncestor(ancestor, named: path, isFirst: isFirst, to: id)
      case .alias(let target, let home): inherit(target, isFirst: isFirst, in: id, scope: home)
      case .parameter: break
      case nil:
        types[id].unknownAncestors.append(path)
        reportUnknownType(path, in: scope, at: types[id].span)
      }
    default: break
    }
  }

  private func addAncestor(_ ancestor: Int, named path: String, isFirst: Bool, to id: Int) {
    guard ancestor != id else { return }
    let record = types[ancestor]
    switch record.kind {
    case .protocol:
      if !types[id].protocols.contains(ancestor) { types[id].protocols.append(ancestor) }
    case .class:
      if types[id].kind == .protocol { break }
      if types[id].superclass < 0 { types[id].superclass = ancestor }
    case .builtin:
      if types[id].kind == .enum, isFirst, record.name != "Any" { types[id].rawType = .type(Int32(ancestor)) }
    case .struct, .enum:
      guard record.isPhantom else { break }
      types[id].unknownAncestors.append(record.name)
      if types[id].kind == .class, isFirst, types[id].superclass < 0 { types[id].superclass = ancestor }
    }
  }

  private func breakInheritanceLoops() {
    for id in types.indices {
      var seen: Set<Int> = [id]
      var current = id
      while types[current].superclass >= 0 {
        let next = types[current].superclass
        if !seen.insert(next).inserted {
          types[current].superclass = -1
          break
        }
        current = next
      }
    }
  }

  private func resolveConstraints(of id: Int) {
    for index in types[id].parts.indices {
      let part = types[id].parts[index]
      guard part.declaration.kind == .extension else { continue }
      let scope = LexicalScope(file: part.file, type: -1)
      for requirement in part.declaration.requirements where requirement.left == "Self" {
        guard case .named(let path, _) = requirement.right else { continue }
        let isClass = path == "AnyObject"
        guard let type = isClass ? -1 : type(named: path, in: scope) else { continue }
        types[id].parts[index].constraints.append(TypePartConstraint(type: type))
      }
    }
  }

  /// Whether a type descends from the machine's `Scenario`.
  func isScenario(_ id: Int) -> Bool {
    ancestors(of: id).contains {
      types[$0].name == "Scenario" && types[$0].file >= 0 && !files[types[$0].file].isSubject
    }
  }

  /// The type itself, its superclasses from near to far, then all protocols, each followed by those it refines.
  func ancestors(of id: Int) -> [Int] {
    if let known = ancestorCache[id] { return known }
    var result: [Int] = []
    var seen: Set<Int> = []
    var current = id
    while current >= 0, seen.insert(current).inserted {
      result.append(current)
      current = types[current].superclass
    }
    for type in result { addProtocols(of: type, to: &result, seen: &seen) }
    ancestorCache[id] = result
    return result
  }

  private func addProtocols(of type: Int, to result: inout [Int], seen: inout Set<Int>) {
    for id in types[type].protocols where seen.insert(id).inserted {
      result.append(id)
      addProtocols(of: id, to: &result, seen: &seen)
    }
  }

  func meets(_ id: Int, _ constraints: [Int]) -> Bool {
    constraints.allSatisfy { $0 < 0 ? types[id].kind == .class : isKind(id, of: $0) }
  }

  func isKind(_ id: Int, of ancestor: Int) -> Bool { ancestors(of: id).contains(ancestor) }

  /// Whether some ancestor is not declared anywhere.
  func hasUnknownAncestor(_ id: Int) -> Bool { ancestors(of: id).contains { !types[$0].unknownAncestors.isEmpty } }
}
