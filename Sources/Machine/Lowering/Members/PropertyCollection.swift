import Diagnostics
import Program

extension LoweringContext {
  /// Adds a property, or a variable at file level for owner -1.
  @discardableResult
  func add(_ variable: Variable, owner: Int, scope: LexicalScope, constraints: [Int] = []) -> Int {
    let id = properties.count
    let isStatic = owner < 0 || variable.attributes.isStatic || variable.attributes.isClassMember
    var property = Property(
      name: variable.name, variable: variable, kind: kind(of: variable), owner: owner, file: scope.file,
      isStatic: isStatic, constraints: constraints)
    property.type = variable.type.map { test(for: $0, in: scope) }
    if property.type == nil, let value = variable.value { property.type = inferredTest(value, in: scope) }
    if property.kind == .stored, isUnset(variable, owner: owner, file: scope.file) {
      property.isUnset = true
      property.kind = .lazy
    }
    if isStatic { placeGlobal(&property) }
    reserveAccessors(&property)
    properties.append(property)
    check(variable.type, in: scope, at: variable.span)
    guard owner >= 0 else { return id }
    memberNames.insert(variable.name)
    types[owner].properties.append(id)
    if isStatic {
      types[owner].staticProperties[variable.name, default: []].append(id)
    } else {
      types[owner].instanceProperties[variable.name, default: []].append(id)
      propertiesByName[variable.name, default: []].append(id)
    }
    return id
  }

  private func kind(of variable: Variable) -> Property.Kind {
    guard let accessors = variable.accessors else { return variable.attributes.isLazy ? .lazy : .stored }
    if accessors.isRequirement { return .requirement }
    if accessors.getter != nil { return .computed }
    if accessors.willSet != nil || accessors.didSet != nil { return .observed }
    return variable.attributes.isLazy ? .lazy : .stored
  }

  /// Literal constants need no global, everything else that is stored does.
  private func placeGlobal(_ property: inout Property) {
    guard property.kind != .computed, property.kind != .requirement else { return }
    if property.kind == .lazy { property.kind = .stored }
    let variable = property.variable
    if !variable.isMutable, let value = variable.value, let word = literalWord(value, expected: property.type) {
      property.constant = constant(word)
      return
    }
    property.global = output.globals.count
    let name = qualified(property)
    var initializer: Int32 = -1
    if variable.value != nil {
      initializer = Int32(reserveFunction(named: "initial value of \(name)", span: variable.span, file: property.file))
    }
    let coercion = property.type.flatMap { needsCoercion($0) ? Int32(test($0)) : nil } ?? -1
    let isWeak = variable.attributes.isWeak || variable.attributes.isUnowned
    output.globals.append(Global(name: name, initializer: initializer, coercion: coercion, isWeak: isWeak))
  }

  private func reserveAccessors(_ property: inout Property) {
    let variable = property.variable
    let name = qualified(property)
    if property.kind == .computed || property.kind == .lazy {
      property.getter = reserveFunction(named: name, span: variable.span, file: property.file)
    }
    if variable.accessors?.setter != nil || property.kind == .observed || property.kind == .lazy {
      property.setter = reserveFunction(named: "setter of \(name)", span: variable.span, file: property.file)
    }
  }

  func qualified(_ property: Property) -> String {
    property.owner >= 0 ? types[property.owner].name + "." + property.name : property.name
  }

  /// The word of a literal, an enum case of a known type included; nil for anything else.
  func literalWord(_ expression: Expression, expected: TypeTest?) -> Word? {
    let wanted = expected?.unwrapped
    switch expression.kind {
    case .bool(let value): return Word(value)
    case .integer(let value): return wanted == .double ? Word(Double(value)) : word(value)
    case .double(let value): return Word(value)
    case .string(let text):
      // A literal of a type that is made from strings is not known here.
      if case .type(let id)? = wanted, wanted != .string, TypeInfo.Builtin(rawValue: id) == nil { return nil }
      return word(string: text)
    case .unary("-", let operand):
      guard let word = literalWord(operand, expected: expected) else { return nil }
      if word.isDouble { return Word(-word.double) }
      return word.isKind(.integer) ? self.word(-word.integer) : nil
    default: return nil
    }
  }

  /// What an initial value tells about the type of its variable; nil when only running it would tell.
  func inferredTest(_ expression: Expression, in scope: LexicalScope) -> TypeTest? {
    switch expression.kind {
    case .bool: return .bool
    case .integer: return .int
    case .double: return .double
    case .string, .interpolated: return .string
    case .unary("-", let operand): return inferredTest(operand, in: scope)
    case .array(let elements):
      return elements.first.flatMap { inferredTest($0, in: scope) }.map { .array($0) }
    case .cast(_, let type, let cast):
      let test = test(for: type, in: scope)
      return cast == .test ? .bool : cast == .conditional ? .optional(test) : test
    case .type: return nil
    case .call(let callee, _):
      switch callee.kind {
      case .name(let name): return constructed(name, in: scope)
      case .type(let reference): return test(for: reference, in: scope)
      case .member(let base, let name):
        guard let path = dottedPath(base) else { return nil }
        return constructed(name == "init" ? path : path + "." + name, in: scope)
      default: return nil
      }
    case .member(let base, let name):
      guard let path = dottedPath(base), let id = type(named: path, in: scope), types[id].caseIndex[name] != nil
      else { return nil }
      return .type(Int32(id))
    default: return nil
    }
  }

  /// The type that a call of a type name gives; nil when an initialiser of the type may fail.
  private func constructed(_ path: String, in scope: LexicalScope) -> TypeTest? {
    guard case .type(let id)? = meaning(ofType: path, in: scope), !types[id].isPhantom else { return nil }
    let test = test(for: .named(path, []), in: scope)
    let mayFail = types[id].parts.contains { part in
      part.declaration.functions.contains {
        if case .initializer(failable: true) = $0.kind { return true }
        return false
      }
    }
    return mayFail ? .optional(test) : test
  }

  func dottedPath(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base, let name): dottedPath(base).map { $0 + "." + name }
    default: nil
    }
  }
}
