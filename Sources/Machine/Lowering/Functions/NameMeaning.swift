import Diagnostics
import Program

/// What an identifier means where it stands.
enum NameMeaning {
  case local(Local)
  /// A property or method of `self`, of the given type.
  case member(type: Int, isStatic: Bool)
  /// A static member of a type around.
  case outerStatic(type: Int)
  /// A variable at file level: index into `properties`.
  case variable(Int)
  /// Free functions, nearest first.
  case functions([Int])
  case type(Int)
  /// A type that the machine has no table for, `[Int]` behind an alias for instance.
  case typeTest(TypeTest)
  case typeParameter
  /// `Self` where it is not known which type that is.
  case dynamicSelf
  case native(NativeCalls.Call)
  case unknown
}

extension FunctionLowering {
  func local(_ name: String) -> Local? {
    for scope in scopes.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  func declare(_ name: String, _ local: Local) { scopes[scopes.count - 1][name] = local }

  func meaning(of name: String) -> NameMeaning {
    if let local = local(name) { return .local(local) }
    if name == "Self", let argument = scope.arguments[name] { return .type(argument) }
    if name == "Self", selfType >= 0, !isSelfFixed { return .dynamicSelf }
    if let member = memberMeaning(of: name) { return member }
    if let local = scope.localTypes[name] { return .type(local) }
    let file = scope.file
    let variables = (context.freeVariables[name] ?? []).filter { !isInitialValue(of: $0) }
    let variable = context.nearest(variables, from: file) {
      (self.context.properties[$0].file, self.context.properties[$0].variable.attributes.access)
    }
    if let variable { return .variable(variable) }
    let functions = context.visibleFunctions(name, from: file)
    if !functions.isEmpty { return .functions(functions) }
    if let call = NativeCalls.call(name, withVocabulary: speaksVocabulary) {
      return .native(call)
    }
    switch context.meaning(ofType: name, in: scope) {
    case .type(let id): return .type(id)
    case .alias(let reference, let home): return .typeTest(context.test(for: reference, in: home))
    case .parameter: return .typeParameter
    case nil:
      let isOwn = isMemberOfSubtypes(name) || isInherited(name)
      return isOwn ? .member(type: selfType, isStatic: false) : .unknown
    }
  }

  /// Whether this code gives a variable at file level its first value: `let FileManager = Foundation.FileManager.default`. There
  /// its name means something else. A closure of it may use the variable.
  private func isInitialValue(of variable: Int) -> Bool {
    let property = context.properties[variable]
    return parent == nil && property.file == scope.file && property.variable.value?.span.contains(span) == true
  }

  /// Whether the name, which nothing around declares, can be a member that `self` has from a class above it that nobody
  /// declares: `backgroundColor` in a cell is `self.backgroundColor`, as long as some type has such a member.
  private func isInherited(_ name: String) -> Bool {
    guard !isStrict, selfType >= 0, !selfIsMetatype, local("self") != nil, context.memberNames.contains(name) else {
      return false
    }
    return context.types[selfType].isPhantom || context.hasUnknownAncestor(selfType)
  }

  /// Whether the name can be a property that `self` has from where nobody looks: an extension of a protocol, or of a
  /// class that nobody declares, uses it, and some type below declares one.
  private func isMemberOfSubtypes(_ name: String) -> Bool {
    guard selfType >= 0, !selfIsMetatype, local("self") != nil else { return false }
    let record = context.types[selfType]
    guard record.kind == .protocol || record.isPhantom || context.hasUnknownAncestor(selfType) else { return false }
    return (context.propertiesByName[name] ?? []).contains { id in
      context.properties[id].owner >= 0 && context.isKind(context.properties[id].owner, of: selfType)
    }
  }

  /// The words of the model vocabulary mean what they mean to the machine: in its files, and in scenarios that come with
  /// the code under test.
  var speaksVocabulary: Bool {
    context.files[scope.file].usesVocabulary || selfType >= 0 && context.isScenario(selfType)
  }

  /// Whether `Self` can only be the type around.
  private var isSelfFixed: Bool {
    let record = context.types[selfType]
    return record.kind != .protocol && record.subclasses.isEmpty
  }

  /// Members of `self` and static members of the types around.
  private func memberMeaning(of name: String) -> NameMeaning? {
    guard selfType >= 0, !context.isStrangerHere(name, to: selfType, from: scope.file) else { return nil }
    if local("self") != nil {
      if context.isMember(name, of: selfType, isStatic: selfIsMetatype) {
        return .member(type: selfType, isStatic: selfIsMetatype)
      }
    }
    if context.isMember(name, of: selfType, isStatic: true) { return .outerStatic(type: selfType) }
    var outer = context.types[selfType].outer
    while outer >= 0 {
      if context.isMember(name, of: outer, isStatic: true) { return .outerStatic(type: outer) }
      outer = context.types[outer].outer
    }
    return nil
  }

  /// The type that an expression names: `Foo`, `Foo.Bar`, `Foo<T>`; nil when it is a value.
  func typeNamed(by expression: Expression) -> Int? {
    switch expression.kind {
    case .name(let name):
      switch meaning(of: name) {
      case .type(let id): return id
      case .local(let local) where local.metatype >= 0: return local.metatype
      default: return nil
      }
    case .member(let base, let name):
      if case .name(let module) = base.kind, isModule(module) {
        return typeNamed(by: Expression(.name(name), expression.span))
      }
      guard let outer = typeNamed(by: base) else { return nil }
      return context.nestedType(name, of: outer)
    case .type(let reference): return context.typeID(of: context.test(for: reference, in: scope))
    default: return nil
    }
  }

  /// Whether the name is that of a module that no declaration shadows.
  func isModule(_ name: String) -> Bool {
    guard StandardTypes.modules.contains(name) else { return false }
    if case .unknown = meaning(of: name) { return true }
    return false
  }
}

extension LoweringContext {
  /// Free functions of a name that a file sees; of two with equal parameters the nearer one.
  func visibleFunctions(_ name: String, from file: Int) -> [Int] {
    guard let all = freeFunctions[name] else { return [] }
    let ranked = all.enumerated().compactMap { index, id -> (rank: Int, index: Int, id: Int)? in
      let access = functions[id].declaration.attributes.access
      return rank(of: functions[id].file, access: access, from: file).map { ($0, index, id) }
    }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    var result: [Int] = []
    for item in ranked {
      let record = functions[item.id]
      let isHidden = result.contains {
        functions[$0].signature == record.signature && functions[$0].tests == record.tests
      }
      if !isHidden { result.append(item.id) }
    }
    return result
  }

  /// The type whose metatype stands for an annotation: `[Int]` is the array type.
  func typeID(of test: TypeTest) -> Int? {
    switch test {
    case .type(let id): Int(id)
    case .array: Int(TypeInfo.Builtin.array.rawValue)
    case .dictionary: Int(TypeInfo.Builtin.dictionary.rawValue)
    case .optional(let inner): typeID(of: inner)
    case .any, .unknown, .function: nil
    }
  }
}
