import Program

/// Type annotations as tests that the machine can make.
extension LoweringContext {
  func test(for reference: TypeReference, in scope: LexicalScope) -> TypeTest {
    switch reference {
    case .named(let path, let arguments): return namedTest(path, arguments, in: scope)
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      let wrapped = test(for: inner, in: scope)
      if case .optional = wrapped { return wrapped }
      return wrapped == .any ? .any : .optional(wrapped)
    case .array(let element): return .array(test(for: element, in: scope))
    case .dictionary(let key, let value): return .dictionary(test(for: key, in: scope), test(for: value, in: scope))
    case .tuple(let elements): return elements.isEmpty ? .any : .builtin(.tuple)
    case .function: return .function
    case .metatype: return .any
    case .composition(let parts):
      let tests = parts.map { test(for: $0, in: scope) }
      return tests.first { $0.isProgramClass(in: self) } ?? tests.first { $0 != .any } ?? .any
    }
  }

  private func namedTest(_ path: String, _ arguments: [TypeReference], in scope: LexicalScope) -> TypeTest {
    switch meaning(ofType: path, in: scope) {
    case .type(let id): return test(forType: id, arguments, in: scope)
    case .alias(let reference, let home): return test(for: reference, in: home)
    case .parameter: return .any
    case nil:
      let last = path.split(separator: ".").last.map(String.init) ?? path
      if last == "Type" || last == "Protocol" || last == "Self" { return .any }
      return .unknown(path)
    }
  }

  private func test(forType id: Int, _ arguments: [TypeReference], in scope: LexicalScope) -> TypeTest {
    let record = types[id]
    if record.isPhantom { return .unknown(record.name) }
    guard record.kind == .builtin else { return .type(Int32(id)) }
    func argument(_ index: Int) -> TypeTest {
      index < arguments.count ? test(for: arguments[index], in: scope) : .any
    }
    switch TypeInfo.Builtin(rawValue: Int32(id)) {
    case .any, nil: return .any
    case .optional: return argument(0) == .any ? .any : .optional(argument(0))
    case .array: return .array(argument(0))
    case .dictionary: return .dictionary(argument(0), argument(1))
    default: return .type(Int32(id))
    }
  }

  /// Whether coercing a value to the type can change it, apart from what is known of opaque values.
  func converts(_ test: TypeTest) -> Bool {
    switch test {
    case .any, .function, .unknown: false
    case .optional(let inner), .array(let inner): converts(inner)
    case .dictionary(let key, let value): converts(key) || converts(value)
    case .type(let id):
      switch TypeInfo.Builtin(rawValue: id) {
      case .double?, .set?: true
      case .some: false
      case nil: types[Int(id)].kind != .protocol && hasImplicitMembers(Int(id))
      }
    }
  }

  /// Whether a value at a boundary of the type is worth a `coerce`: it may change, or an opaque one becomes known not
  /// to be nil.
  func needsCoercion(_ test: TypeTest) -> Bool {
    switch test {
    case .any, .function: false
    case .unknown: true
    case .optional, .array, .dictionary: converts(test)
    case .type(let id): TypeInfo.Builtin(rawValue: id) == nil || converts(test)
    }
  }

  /// Whether `.name` can stand for a value of the type.
  private func hasImplicitMembers(_ type: Int) -> Bool {
    var current = type
    while current >= 0 {
      let record = types[current]
      if !record.cases.isEmpty || !record.staticProperties.isEmpty || record.isOptionSet { return true }
      current = record.superclass
    }
    return false
  }
}

extension TypeTest {
  static func builtin(_ type: TypeInfo.Builtin) -> TypeTest { .type(type.rawValue) }

  static let double = TypeTest.builtin(.double)
  static let int = TypeTest.builtin(.int)
  static let bool = TypeTest.builtin(.bool)
  static let string = TypeTest.builtin(.string)

  /// Without outer optionals.
  var unwrapped: TypeTest {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  /// The program or built-in type behind the optionals.
  var typeID: Int? {
    if case .type(let id) = unwrapped { return Int(id) }
    return nil
  }

  fileprivate func isProgramClass(in context: LoweringContext) -> Bool {
    guard case .type(let id) = self else { return false }
    return context.types[Int(id)].kind == .class
  }
}
