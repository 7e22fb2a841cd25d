import Diagnostics
import Program

/// Last phase: what the machine looks up at run time.
extension LoweringContext {
  func buildTables() {
    isSubjectView = false
    _ = globalType()
    registerGlobalFunctions()
    for id in types.indices { output.types.append(typeInfo(id)) }
    buildOperators()
    buildDispatch()
    buildMembers()
    findHooks()
    output.unknownNames = unknownUses.map { key, use in
      UnknownName(name: key.name, file: key.file, count: use.count, span: use.span)
    }.sorted { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  /// The pseudo type of all free functions gets them as static methods.
  private func registerGlobalFunctions() {
    let global = globalType()
    for id in functions.indices
    where functions[id].compiled >= 0 && !functions[id].isMethod && functions[id].arguments.isEmpty {
      let name = functions[id].declaration.name
      if types[global].staticFunctions[name] == nil { types[global].functionNames.append(name) }
      types[global].staticFunctions[name, default: []].append(id)
    }
    ancestorCache = ancestorCache.filter { $0.key != global }
    candidateCache = candidateCache.filter { $0.key.type != global }
  }

  private func typeInfo(_ id: Int) -> TypeInfo {
    let record = types[id]
    let ancestors = ancestors(of: id)
    var unknown: [String] = []
    for ancestor in ancestors {
      for name in types[ancestor].unknownAncestors where !unknown.contains(name) { unknown.append(name) }
    }
    var info = TypeInfo(
      name: record.name, kind: record.kind, superclass: Int32(record.superclass), hasUnknownAncestor: !unknown.isEmpty,
      ancestors: ancestors.map(Int32.init).sorted(), unknownAncestors: unknown, slots: record.slots.map(slot),
      defaults: Int32(record.defaults), deinitializers: deinitializers(of: id),
      cases: record.cases.map(caseInfo), isSubject: record.file >= 0 && files[record.file].isSubject,
      span: record.span)
    info.isPhantom = record.isPhantom
    info.hasInferredSuperclass = record.hasInferredSuperclass
    info.mayInheritMore = unknown.contains { !options.platformTypes.contains($0) }
    info.subjectMethods = subjectMethods(of: ancestors)
    return info
  }

  private func slot(_ property: Int) -> TypeInfo.Slot {
    let property = properties[property]
    let attributes = property.variable.attributes
    return TypeInfo.Slot(
      name: Int32(name(property.name)), isWeak: attributes.isWeak || attributes.isUnowned,
      coercion: coercion(property.type))
  }

  private func coercion(_ type: TypeTest?) -> Int32 {
    guard let type, needsCoercion(type) else { return -1 }
    return Int32(test(type))
  }

  private func caseInfo(_ item: CaseRecord) -> TypeInfo.Case {
    TypeInfo.Case(
      name: Int32(name(item.name)), payloadLabels: item.payload.map(\.label), rawValue: item.rawValue,
      payloadCoercions: item.payloadTests.map { coercion($0) })
  }

  private func deinitializers(of id: Int) -> [Int32] {
    var result: [Int32] = []
    var current = id
    while current >= 0 {
      if types[current].deinitializer >= 0 {
        let compiled = functions[types[current].deinitializer].compiled
        if compiled >= 0 { result.append(Int32(compiled)) }
      }
      current = types[current].superclass
    }
    return result
  }

  /// What code under test declares in a type or its ancestors.
  private func subjectMethods(of ancestors: [Int]) -> [Int32] {
    var names: Set<Int32> = []
    for id in ancestors {
      for name in types[id].functionNames {
        for function in (types[id].instanceFunctions[name] ?? []) + (types[id].staticFunctions[name] ?? []) {
          let file = functions[function].file
          guard file >= 0, files[file].isSubject, functions[function].compiled >= 0 else { continue }
          names.insert(Int32(string(functions[function].declaration.fullName)))
        }
      }
      for index in types[id].properties where files[properties[index].file].isSubject {
        let kind = properties[index].kind
        if kind != .requirement { names.insert(Int32(string(properties[index].name))) }
      }
    }
    return names.sorted()
  }

  private func findHooks() {
    func hook(_ name: String) -> Int32 {
      let id = (freeFunctions[name] ?? []).first { !files[functions[$0].file].seesSubjects }
      return id.map { Int32(functions[$0].compiled) } ?? -1
    }
    output.hooks.offerEvents = hook("offerEvents")
    output.hooks.isSettled = hook("isSettled")
    output.hooks.inspectState = hook("inspectState")
    output.hooks.inspectSettledState = hook("inspectSettledState")
    output.hooks.diagnoseStuckState = hook("diagnoseStuckState")
    output.hooks.diagnoseEndlessRun = hook("diagnoseEndlessRun")
    output.hooks.closureEscaped = hook("closureEscaped")
    output.hooks.closureStored = hook("closureStored")
    output.hooks.closureListens = hook("closureListens")
    output.hooks.animationEscaped = hook("animationEscaped")
    output.hooks.transitionEscaped = hook("transitionEscaped")
    output.hooks.transitionKept = hook("transitionKept")
    output.hooks.viewEscaped = hook("viewEscaped")
    output.hooks.recognizerEscaped = hook("recognizerEscaped")
    output.hooks.recognizerType = machineType("UIGestureRecognizer")
    output.hooks.transitionType = machineType("Transition")
    output.hooks.viewType = machineType("UIView")
    output.hooks.controllerType = machineType("UIViewController")
    output.hooks.standInType = machineType("StandInController")
    if output.hooks.controllerType < 0 { return }
    let slot = types[Int(output.hooks.controllerType)].slots.firstIndex { properties[$0].name == "typeAnswers" }
    output.hooks.typeAnswersSlot = Int32(slot ?? -1)
  }

  private func machineType(_ name: String) -> Int32 {
    Int32(types.firstIndex { $0.name == name && $0.file >= 0 && !files[$0.file].isSubject } ?? -1)
  }
}
