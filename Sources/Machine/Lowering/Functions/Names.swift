import Diagnostics
import Program

/// Reading names and members.
extension FunctionLowering {
  func readLocal(_ local: Local, into register: Int) -> TypeTest? {
    switch local.storage {
    case .register(let source): move(source, to: register)
    case .cell(let cell): emit(.cell, a: register, b: cell)
    case .function(let id): load(context.word(function: id), into: register)
    case .accessors(let getter, _):
      emit(.callValue, a: register, b: copied(getter), n: context.shape(CallShape(name: "", labels: [])))
    }
    return local.type
  }

  /// A fresh register with the same value.
  func copied(_ register: Int) -> Int {
    let copy = allocate()
    move(register, to: copy)
    return copy
  }

  /// The register that holds `self`; for code without `self` one with an opaque value.
  func selfRegister() -> Int {
    guard let local = local("self") else {
      let register = allocate()
      loadOpaque(into: register, notNil: true)
      return register
    }
    if case .register(let register) = local.storage { return register }
    let register = allocate()
    _ = readLocal(local, into: register)
    return register
  }

  func readSelf(into register: Int) -> TypeTest? {
    guard let local = local("self") else {
      loadOpaque(into: register, notNil: true)
      return nil
    }
    return readLocal(local, into: register)
  }

  /// Whether `self` is the receiver of the method around, not a weak or rebound one of another type.
  var isSelfExact: Bool {
    selfType >= 0 && !selfIsMetatype && local("self")?.type == .type(Int32(selfType))
  }

  func readName(_ name: String, into register: Int) -> TypeTest? {
    // `reduce(0, +)`: the operands decide which declaration of the operator is meant.
    if let id = operatorFunction(name) {
      load(context.word(function: id), into: register)
      return .function
    }
    switch meaning(of: name) {
    case .local(let local): return readLocal(local, into: register)
    case .member(let type, let isStatic): return readOwnMember(name, of: type, isStatic: isStatic, into: register)
    case .outerStatic(let type): return staticMember(name, of: type, into: register)
    case .variable(let id): return readVariable(id, into: register)
    case .functions(let ids):
      if let id = ids.first, context.functions[id].compiled >= 0 {
        load(context.word(function: context.functions[id].compiled), into: register)
      } else {
        loadOpaque(into: register, notNil: true)
      }
      return .function
    case .type(let id):
      load(context.word(type: id), into: register)
      return nil
    case .typeTest(let test):
      if let id = context.typeID(of: test) {
        load(context.word(type: id), into: register)
      } else {
        loadOpaque(into: register, notNil: true)
      }
      return nil
    case .typeParameter: loadOpaque(into: register, notNil: true)
    case .dynamicSelf: readDynamicSelf(into: register)
    case .native: loadOpaque(into: register, notNil: true)
    case .unknown: return readUnknown(name, into: register)
    }
    return nil
  }

  private func readUnknown(_ name: String, into register: Int) -> TypeTest? {
    reportUnknown(name)
    loadOpaque(into: register)
    return nil
  }

  private func readDynamicSelf(into register: Int) {
    if selfIsMetatype { return move(selfRegister(), to: register) }
    emit(.callNative, a: register, b: copied(selfRegister()), c: 1, n: context.native(.typeOf))
  }

  func reportUnknown(_ name: String) {
    if StandardTypes.opaqueNames.contains(name) || StandardTypes.opaqueFunctions.contains(name) { return }
    if StandardTypes.modules.contains(name) { return }
    context.unknownName(name, at: span, file: scope.file) {
      var names = self.scopes.flatMap(\.keys) + Array(self.context.freeVariables.keys)
      names += Array(self.context.freeFunctions.keys) + Array(self.context.topTypes.keys)
      names += Array(NativeCalls.vocabulary.keys) + Array(NativeCalls.standard.keys)
      if self.selfType >= 0 { names += self.context.memberNames(of: self.selfType) }
      return names.sorted()
    }
  }

  // MARK: Own members

  private func readOwnMember(_ name: String, of type: Int, isStatic: Bool, into register: Int) -> TypeTest? {
    if isStatic, !context.isOverridable(name, of: type) { return staticMember(name, of: type, into: register) }
    let base = selfRegister()
    if isSelfExact, let id = context.property(name, of: type, isStatic: false) {
      return readProperty(id, base: base, into: register)
    }
    emit(.member, a: register, b: base, n: context.memberName(name))
    return context.property(name, of: type, isStatic: isStatic).flatMap { context.properties[$0].type }
  }

  /// A property of `self`, directly where no subclass can have another one.
  func readProperty(_ id: Int, base: Int, into register: Int) -> TypeTest? {
    let property = context.properties[id]
    var isKnown = !property.isOverridden && context.types[selfType].kind != .protocol
    // Reading a lazy property changes a struct: `member` stores it back.
    if property.kind == .lazy, context.types[selfType].kind == .struct { isKnown = false }
    switch property.kind {
    case .stored where isKnown && property.slot >= 0, .observed where isKnown && property.slot >= 0:
      emit(.slot, a: register, b: base, n: property.slot)
    case .computed where isKnown && property.getter >= 0, .lazy where isKnown && property.getter >= 0:
      emit(.callFunction, a: register, b: copied(base), c: 1, n: property.getter)
    default: emit(.member, a: register, b: base, n: context.memberName(property.name))
    }
    return property.type
  }

  // MARK: Static members and variables

  func staticMember(_ name: String, of type: Int, into register: Int) -> TypeTest? {
    if let index = context.types[type].caseIndex[name], context.types[type].cases[index].payload.isEmpty {
      load(context.word(symbol: name, type: type), into: register)
      return .type(Int32(type))
    }
    if let id = context.property(name, of: type, isStatic: true), !context.properties[id].isOverridden,
      context.properties[id].kind != .requirement
    {
      return readVariable(id, metatype: type, into: register)
    }
    if let nested = context.nestedType(name, of: type) {
      load(context.word(type: nested), into: register)
      return nil
    }
    if let word = StandardTypes.constants.first(where: { Int($0.type.rawValue) == type && $0.name == name })?.word {
      load(word, into: register)
      return .type(Int32(type))
    }
    if name == "self" {
      load(context.word(type: type), into: register)
      return nil
    }
    if name == "init" { return initializerReference(type, into: register) }
    if let signature = unboundMethod(name, of: type) {
      return methodReference(name, signature, into: register)
    }
    reportMember(name)
    load(context.word(type: type), into: register)
    emit(.member, a: register, b: register, n: context.memberName(name))
    return nil
  }

  /// A variable at file level or a static property.
  func readVariable(_ id: Int, metatype: Int = -1, into register: Int) -> TypeTest? {
    let property = context.properties[id]
    if property.constant >= 0 {
      emit(.constant, a: register, n: property.constant)
    } else if property.global >= 0 {
      emit(.global, a: register, n: property.global)
    } else if property.getter >= 0 {
      let block = allocate()
      if property.owner >= 0 { load(context.word(type: metatype >= 0 ? metatype : property.owner), into: block) }
      let copy = isStrict ? nil : context.specialisedGetter(of: id, on: metatype)
      emit(.callFunction, a: register, b: block, c: property.owner >= 0 ? 1 : 0, n: copy?.getter ?? property.getter)
      if let copy { return copy.type }
    } else {
      loadOpaque(into: register)
    }
    return property.type
  }

  // MARK: Members

  func member(
    _ expression: Expression, _ base: Expression, _ name: String, into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    if case .superReference = base.kind { return superMember(name, into: register) }
    if let type = typeNamed(by: expression) {
      load(context.word(type: type), into: register)
      return nil
    }
    if let type = typeNamed(by: base) { return staticMember(name, of: type, into: register) }
    if case .name(let module) = base.kind, isModule(module) { return readName(name, into: register) }
    if case .selfReference = base.kind, isSelfExact,
      let id = context.property(name, of: selfType, isStatic: false)
    {
      return readProperty(id, base: selfRegister(), into: register)
    }
    let value = value(base, expected: base.isPlainCall ? nil : expected)
    return member(name, of: value, written: base, into: register)
  }

  /// `member` of a value. What the annotation promises may be missing when the base is opaque, so it counts as optional.
  func member(_ name: String, of base: Value, written: Expression? = nil, into register: Int) -> TypeTest? {
    reportMember(name, of: LoweringContext.Receiver(base: written, type: base.type))
    emit(.member, a: register, b: base.register, n: context.memberName(name))
    let type = context.memberType(name, of: base.type)
    if let type, context.isLoadedWhenRead(name, of: base.type) {
      emit(.coerce, a: register, b: register, n: context.test(type.unwrapped))
    }
    return type
  }

  /// `base[arguments]`; a key path subscript calls the key path.
  func subscripted(_ base: Expression, _ arguments: [Argument], into register: Int) -> TypeTest? {
    if arguments.count == 1, arguments[0].label == "keyPath" {
      let block = allocate(2)
      evaluate(base, into: block + 1)
      evaluate(arguments[0].value, into: block)
      emit(.callValue, a: register, b: block, n: context.shape(CallShape(name: "", labels: [nil])))
      return nil
    }
    let value = value(base)
    let shape = CallShape(name: "subscript", labels: arguments.map(\.label))
    let tests = context.expectedTests(shape, receiver: value.type)
    let block = allocate(max(arguments.count, 1))
    for (index, argument) in arguments.enumerated() {
      evaluate(argument.value, into: block + index, expected: tests[index])
    }
    emit(.index, a: register, b: value.register, c: block, n: context.shape(shape))
    if case .array(let element)? = value.type?.unwrapped, arguments.first?.value.isRange != true {
      return element == .any ? nil : .optional(element.unwrapped)
    }
    if case .dictionary(_, let element)? = value.type?.unwrapped {
      return element == .any ? nil : .optional(element.unwrapped)
    }
    return nil
  }

  func reportMember(_ name: String, of receiver: LoweringContext.Receiver = .init()) {
    if !isStrict { return context.noteMember(name, of: receiver, at: span, file: scope.file) }
    if !context.memberNames.contains(name), !(name.first?.isNumber ?? false) {
      context.unresolvedMembers.append((name, span, scope.file))
    }
  }

  /// `.name` where the context tells the type.
  func implicitMember(_ name: String, into register: Int, expected: TypeTest?) -> TypeTest? {
    if case .optional? = expected, name == "none", expected?.typeID.map({ context.hasStatic("none", $0) }) != true {
      load(.nil, into: register)
      return expected
    }
    if let type = expected?.typeID, context.hasStatic(name, type) {
      return staticMember(name, of: type, into: register)
    }
    if isStrict { reportMember(name) }
    load(context.word(symbol: name), into: register)
    return nil
  }
}

extension LoweringContext {
  func hasStatic(_ name: String, _ type: Int) -> Bool {
    if types[type].caseIndex[name] != nil { return true }
    if property(name, of: type, isStatic: true) != nil { return true }
    return StandardTypes.constants.contains { Int($0.type.rawValue) == type && $0.name == name }
  }

  /// Whether a subclass may answer differently for a static member.
  func isOverridable(_ name: String, of type: Int) -> Bool {
    if types[type].kind == .protocol { return true }
    if let id = property(name, of: type, isStatic: true) { return properties[id].isOverridden }
    return false
  }

  /// The type of a member read through the dispatch tables.
  func memberType(_ name: String, of base: TypeTest?) -> TypeTest? {
    if case .array(let element)? = base?.unwrapped, name == "first" || name == "last" { return .optional(element) }
    var found: TypeTest?
    if let type = base?.typeID, let id = property(name, of: type, isStatic: false) {
      found = properties[id].type
    } else if base == nil || base?.typeID == nil, let all = propertiesByName[name], let first = all.first,
      let type = properties[first].type, all.allSatisfy({ properties[$0].type == type })
    {
      found = type
    }
    guard let found, found != .any else { return nil }
    if case .optional = found { return found }
    return .optional(found)
  }

  /// The view of a controller is there whoever asks for it, also where nobody knows the controller (developer.apple.com,
  /// `UIViewController.view`: "If you access this property when its value is nil, the view controller automatically calls the
  /// loadView() method and returns the resulting view").
  func isLoadedWhenRead(_ name: String, of base: TypeTest?) -> Bool {
    guard name == "view", let type = base?.typeID, types[type].kind == .class else { return false }
    return ancestors(of: type).contains {
      types[$0].name == "UIViewController" && types[$0].file >= 0 && !files[types[$0].file].isSubject
    }
  }

  func memberNames(of type: Int) -> [String] {
    ancestors(of: type).flatMap { id in
      types[id].functionNames + types[id].properties.map { properties[$0].name } + types[id].cases.map(\.name)
    }
  }
}
