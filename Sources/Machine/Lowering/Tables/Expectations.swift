/// What the declarations of the program tell about a call whose receiver is only known at run time.
extension LoweringContext {
  /// For each argument of a call of the shape the type that all functions it may mean agree on, nil where they differ.
  /// Only for reading literals and implicit members: at run time the callee coerces its arguments itself.
  func expectedTests(_ shape: CallShape, receiver: TypeTest? = nil) -> [TypeTest?] {
    if let type = receiver?.typeID, types[type].kind != .builtin || shape.name != "init" {
      let own = candidates(shape.name, of: type, isStatic: false)
      if let tests = agreement(own, shape) { return tests.map { substituteSelf($0, own, type) } }
    }
    var key = shape
    key.inoutMask = 0
    key.endsWithCaller = false
    let id = Int32(self.shape(key))
    if let known = expectedCache[id] { return known }
    let result = agreement(functionsByName[shape.name] ?? [], shape) ?? shape.labels.map { _ in nil }
    expectedCache[id] = result
    return result
  }

  /// `Self` in a protocol's extension is the receiver's type.
  private func substituteSelf(_ test: TypeTest?, _ ids: [Int], _ type: Int) -> TypeTest? {
    guard let owner = ids.first.map({ functions[$0].owner }), types[owner].kind == .protocol,
      test?.unwrapped == .type(Int32(owner))
    else { return test }
    return .type(Int32(type))
  }

  /// As above for a call on a type: initialisers, static methods, cases, the implicit initialiser of a struct.
  func expectedTests(_ shape: CallShape, ofMetatype type: Int) -> [TypeTest?] {
    if let index = types[type].caseIndex[shape.name] {
      let tests = types[type].cases[index].payloadTests
      return shape.labels.indices.map { $0 < tests.count ? tests[$0] : nil }
    }
    let own = candidates(shape.name, of: type, isStatic: shape.name != "init")
    if let tests = agreement(own, shape) { return tests }
    if shape.name == "init", let mapping = memberwiseMapping(shape, of: type) {
      var tests: [TypeTest?] = shape.labels.map { _ in nil }
      for (slot, entry) in mapping.enumerated() where entry >= 0 {
        tests[Int(entry)] = properties[types[type].slots[slot]].type
      }
      return tests
    }
    return shape.labels.map { _ in nil }
  }

  private func agreement(_ ids: [Int], _ shape: CallShape) -> [TypeTest?]? {
    var result: [TypeTest?]?
    for id in ids {
      guard let mapping = ArgumentMatching.match(shape, functions[id].signature) else { continue }
      let tests = perArgument(mapping, functions[id].tests, count: shape.labels.count)
      guard let known = result else {
        result = tests
        continue
      }
      result = zip(known, tests).map { $0 == $1 ? $0 : nil }
    }
    return result
  }

  /// The arguments of a call of the shape that go to `@autoclosure` parameters.
  func autoclosureArguments(_ shape: CallShape) -> Set<Int> {
    guard autoclosureNames.contains(shape.name) else { return [] }
    var result: Set<Int> = []
    for id in functionsByName[shape.name] ?? [] {
      guard let mapping = ArgumentMatching.match(shape, functions[id].signature) else { continue }
      for (parameter, entry) in mapping.enumerated()
      where entry >= 0 && functions[id].signature[parameter].isAutoclosure {
        result.insert(Int(entry))
      }
    }
    return result
  }

  private func perArgument(_ mapping: [Int16], _ tests: [TypeTest], count: Int) -> [TypeTest?] {
    var result = [TypeTest?](repeating: nil, count: count)
    for (parameter, entry) in mapping.enumerated() {
      if entry >= 0, Int(entry) < count { result[Int(entry)] = tests[parameter] }
      if entry <= -2, case .array(let element) = tests[parameter] {
        var index = Int(-2 - entry)
        while index < count, !mapping.contains(Int16(index)) {
          result[index] = element
          index += 1
        }
      }
    }
    return result
  }

  /// The declared result of a call; optional unless the receiver is `self`, since opaque receivers answer opaque.
  func resultType(_ shape: CallShape, receiver: TypeTest?, isOwn: Bool = false) -> TypeTest? {
    guard let type = receiver?.typeID else { return resultOfCopies(shape) }
    var found: TypeTest?
    for id in candidates(shape.name, of: type, isStatic: false) {
      guard ArgumentMatching.match(shape, functions[id].signature) != nil else { continue }
      guard let result = functions[specialisations.copy(of: id, in: shape)].result else { return nil }
      if let found, found != result { return nil }
      found = result
    }
    guard let found, found != .any else { return nil }
    if isOwn { return found }
    return .optional(found.unwrapped)
  }

  /// What a method answers that a protocol of the code under test requires, if that is never nil, whoever adopts it.
  func requiredResult(_ shape: CallShape, receiver: TypeTest?) -> TypeTest? {
    guard let type = receiver?.typeID, types[type].kind == .protocol, types[type].file >= 0,
      files[types[type].file].isSubject
    else { return nil }
    let required = ancestors(of: type).flatMap { types[$0].instanceFunctions[shape.name] ?? [] }.filter {
      functions[$0].isRequirement && ArgumentMatching.match(shape, functions[$0].signature) != nil
    }
    let mayLack = required.contains { functions[$0].declaration.attributes.isOptionalRequirement }
    guard !mayLack, required.count == 1, let result = functions[required[0]].result else { return nil }
    return result == result.unwrapped ? result : nil
  }

  /// The pseudo type whose static methods are all free functions: overloads among them are chosen by its table.
  func globalType() -> Int {
    if let known = standardTypes["(global)"] { return known }
    let id = types.count
    types.append(TypeRecord(id: id, name: "(global)", kind: .builtin, file: -1))
    standardTypes["(global)"] = id
    return id
  }

  /// The implicit memberwise initialiser of a struct: for each slot the argument's number or -1; nil when the struct
  /// declares initialisers of its own or the labels do not fit.
  func memberwiseMapping(_ shape: CallShape, of type: Int) -> [Int16]? {
    memberwiseSignature(of: type)?.mapping(of: shape)
  }

  /// Whether a call gives a variadic parameter nothing: `init()` of `init(arrayLiteral: Int...)`. Swift prefers an implicit
  /// initialiser without one.
  func leavesOutVariadic(_ shape: CallShape, _ id: Int) -> Bool {
    let signature = functions[id].signature
    guard signature.contains(where: \.isVariadic), let mapping = ArgumentMatching.match(shape, signature) else {
      return false
    }
    return zip(signature, mapping).contains { $0.isVariadic && $1 == -1 }
  }

  /// What the implicit memberwise initialiser of a struct takes; nil when there is none.
  func memberwiseSignature(of type: Int) -> MemberwiseSignature? {
    guard types[type].kind == .struct else { return nil }
    let record = types[type]
    guard !record.isPhantom, let declaration = record.parts.first?.declaration else {
      return nil
    }
    let hasOwn = declaration.functions.contains {
      if case .initializer = $0.kind { return true }
      return false
    }
    if hasOwn { return nil }
    var result = MemberwiseSignature(slotCount: record.slots.count)
    for (slot, id) in record.slots.enumerated() {
      let property = properties[id]
      if !property.variable.isMutable, property.variable.value != nil { continue }
      if property.kind == .lazy { continue }
      result.slots.append(slot)
      let isOptional = property.variable.isMutable && property.variable.type?.isOptional == true
      let isFunction = property.type?.unwrapped == .function
      result.signature.append(
        ParameterSignature(
          label: property.name, hasDefault: property.variable.value != nil || isOptional, isVariadic: false,
          isInout: false, acceptsFunction: isFunction || property.type == .any || property.type == nil,
          isFunction: isFunction))
    }
    return result
  }
}

/// The parameters of a memberwise initialiser.
struct MemberwiseSignature {
  var slotCount: Int
  /// By parameter: the slot that it fills.
  var slots: [Int] = []
  var signature: [ParameterSignature] = []

  /// For each slot the argument's number or -1; nil when the labels do not fit.
  func mapping(of shape: CallShape) -> [Int16]? {
    guard let match = ArgumentMatching.match(shape, signature) else { return nil }
    var mapping = [Int16](repeating: -1, count: slotCount)
    for (index, entry) in match.enumerated() { mapping[slots[index]] = entry }
    return mapping
  }
}
