import Diagnostics
import Program

/// Calls. Where the callee is known without the receiver's class the call goes straight to the function; everything
/// else is decided by the dispatch tables at run time.
extension FunctionLowering {
  func call(_ callee: Expression, _ arguments: [Argument], into register: Int, expected: TypeTest?) -> TypeTest? {
    switch callee.kind {
    case .member(let base, let name):
      return callMember(callee, base, name, arguments, into: register, expected: expected)
    case .name(let name): return callName(name, callee, arguments, into: register, expected: expected)
    case .superReference: return superCall("init", arguments, into: register)
    case .selfReference: return callValue(callee, arguments, into: register)
    case .implicitMember(let name): return callImplicit(name, arguments, into: register, expected: expected)
    case .type(let reference):
      let test = context.test(for: reference, in: scope)
      context.check(reference, in: scope, at: span)
      return construct(test, arguments, into: register)
    default: return callValue(callee, arguments, into: register)
    }
  }

  func shape(_ name: String, _ arguments: [Argument]) -> CallShape {
    var mask: UInt64 = 0
    for (index, argument) in arguments.enumerated() where index < 64 {
      if case .inout_ = argument.value.kind { mask |= 1 << UInt64(index) }
    }
    var shape = CallShape(
      name: name, labels: arguments.map(\.label), trailing: arguments.filter(\.isTrailing).count, inoutMask: mask,
      arities: context.chooseByArity.contains(name) ? arguments.map(\.value.arity) : [])
    shape.endsWithCaller = !shortListeners.isEmpty && arguments.contains { shortListeners.contains($0.value.span) }
    return shape
  }

  // MARK: Members

  private func callMember(
    _ callee: Expression, _ base: Expression, _ name: String, _ arguments: [Argument], into register: Int,
    expected: TypeTest?
  ) -> TypeTest? {
    if case .superReference = base.kind { return superCall(name, arguments, into: register) }
    if case .selfReference = base.kind {
      if name == "init", !selfIsMetatype { return delegate(arguments, into: register) }
      let shape = shape(name, arguments)
      if meansFramework(shape) { return callFramework(shape, arguments, into: register) }
      if isSelfExact {
        return callOwn(name, callee, arguments, isStatic: false, into: register, expected: expected)
      }
    }
    if let type = typeNamed(by: callee) { return callType(type, "init", arguments, into: register) }
    if let type = typeNamed(by: base) { return callType(type, name, arguments, into: register, expected: expected) }
    if case .name(let module) = base.kind, isModule(module) {
      return callPlatform(name, callee, arguments, into: register, expected: expected)
    }
    if case .implicitMember = base.kind, let type = expected?.typeID {
      // `.system.bold()`: the chain begins at the expected type.
      return callMethod(on: base, name, arguments, into: register, receiver: .type(Int32(type)))
    }
    return callMethod(on: base, name, arguments, into: register, receiver: nil, expected: expected)
  }

  /// `Swift.print(text)`: a function of the platform, whatever code under test declares under its name.
  private func callPlatform(
    _ name: String, _ callee: Expression, _ arguments: [Argument], into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    if let native = NativeCalls.standard[name] { return callNative(native, arguments, into: register) }
    let functions = (context.freeFunctions[name] ?? []).filter { id in
      let file = context.functions[id].file
      return file < 0 || !context.files[file].isSubject
    }
    if functions.isEmpty { return callUnknown(name, callee, arguments, into: register) }
    return callFunctions(functions, name, arguments, into: register, expected: expected)
  }

  /// A method call through the tables. When the method may mutate, the receiver goes back to its place afterwards.
  private func callMethod(
    on base: Expression, _ name: String, _ arguments: [Argument], into register: Int, receiver: TypeTest?,
    expected: TypeTest? = nil
  ) -> TypeTest? {
    let shape = shape(name, arguments)
    if let only = onlyExtension(of: base, shape, arguments, expected: expected) {
      return callDirect(
        only.id, mapping: only.mapping, arguments, receiver: .value(base), into: register, expected: expected)
    }
    let block = allocate(arguments.count + 1)
    var home: Place?
    var type: TypeTest?
    if context.mutatingNames.contains(name), mayBePlace(base) {
      let place = place(base)
      type = load(place, into: block)
      home = place
    } else {
      type = evaluate(base, into: block, expected: receiver)
    }
    reportCall(shape, of: LoweringContext.Receiver(base: base, type: type))
    let stores = evaluate(arguments, at: block + 1, shape: shape, receiver: type)
    let dispatched = specialised(shape, arguments, expected: expected, receiver: self.receiver(base))
    emit(.callMethod, a: register, b: block, n: context.shape(dispatched))
    if let home { storeBack(Value(register: block, type: type), afterCallOn: home) }
    for (index, place) in stores { store(block + 1 + index, type: nil, to: place) }
    if let result = context.requiredResult(dispatched, receiver: type) {
      emit(.coerce, a: register, b: register, n: context.test(result))
    }
    return context.resultType(dispatched, receiver: type)
  }

  private func storeBack(_ value: Value, afterCallOn home: Place) {
    switch home {
    case .local(let local), .loaded(_, .local(let local)):
      guard local.isMutable else { return }
      store(value.register, type: local.type, to: .local(local))
    case .value, .nowhere: break
    case .loaded(_, let place): storeBack(value, to: place)
    default: storeBack(value, to: home)
    }
  }

  /// Whether the expression can name a place that a mutating method changes.
  private func mayBePlace(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name):
      switch meaning(of: name) {
      case .local(let local): return local.isMutable
      case .member, .outerStatic, .variable: return true
      default: return false
      }
    case .selfReference: return local("self")?.isMutable ?? false
    case .member, .subscript_: return true
    case .chainLink(let inner), .forceUnwrap(let inner): return mayBePlace(inner)
    default: return false
    }
  }

  /// Arguments in the order written; answers where those passed `inout` go back to.
  func evaluate(_ arguments: [Argument], at block: Int, shape: CallShape, receiver: TypeTest?) -> [(Int, Place)] {
    let tests = context.expectedTests(shape, receiver: receiver)
    let deferredArguments = context.autoclosureArguments(shape)
    return arguments.enumerated().compactMap { index, argument in
      if deferredArguments.contains(index) {
        deferred(argument.value, into: block + index)
        return nil
      }
      return evaluate(argument, into: block + index, expected: index < tests.count ? tests[index] : nil).map {
        (index, $0)
      }
    }
  }

  /// An argument; the place of one passed `inout`.
  func evaluate(_ argument: Argument, into register: Int, expected: TypeTest?) -> Place? {
    guard case .inout_(let target) = argument.value.kind else {
      evaluate(argument.value, into: register, expected: expected)
      return nil
    }
    let place = place(target)
    load(place, into: register)
    return place
  }

  // MARK: Values

  func callValue(_ callee: Expression, _ arguments: [Argument], into register: Int) -> TypeTest? {
    let shape = shape("", arguments)
    let block = allocate(arguments.count + 1)
    evaluate(callee, into: block)
    return callValue(at: block, arguments, shape, into: register)
  }

  private func callValue(at block: Int, _ arguments: [Argument], _ shape: CallShape, into register: Int) -> TypeTest? {
    let stores = evaluate(arguments, at: block + 1, shape: shape, receiver: nil)
    emit(.callValue, a: register, b: block, n: context.shape(shape))
    for (index, place) in stores { store(block + 1 + index, type: nil, to: place) }
    return nil
  }

  // MARK: Names

  private func callName(
    _ name: String, _ callee: Expression, _ arguments: [Argument], into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    switch meaning(of: name) {
    case .local(let local):
      if let function = local.function {
        return callLocal(local, function, callee, arguments, into: register, expected: expected)
      }
      return callValue(callee, arguments, into: register)
    case .member(_, let isStatic):
      if let native = nativeInstead(of: name, arguments, isStatic: isStatic) {
        return callNative(native, arguments, into: register)
      }
      return callOwn(name, callee, arguments, isStatic: isStatic, into: register, expected: expected)
    case .outerStatic(let type): return callType(type, name, arguments, into: register, expected: expected)
    case .variable: return callValue(callee, arguments, into: register)
    case .functions(let ids): return callFunctions(ids, name, arguments, into: register, expected: expected)
    case .type(let id): return callType(id, "init", arguments, into: register)
    case .typeTest(let test): return construct(test, arguments, into: register)
    case .native(let call): return callNative(call, arguments, into: register)
    case .typeParameter: return callValue(callee, arguments, into: register)
    case .dynamicSelf: return callMethod(on: callee, "init", arguments, into: register, receiver: nil)
    case .unknown: return callUnknown(name, callee, arguments, into: register)
    }
  }

  private func callUnknown(_ name: String, _ callee: Expression, _ arguments: [Argument], into register: Int)
    -> TypeTest?
  {
    if Self.binaryOperators[name] == nil, name.first.map({ !$0.isLetter && $0 != "_" }) == true {
      return customOperator(name, arguments.map(\.value), into: register)
    }
    guard isStrict || name.first?.isUppercase == true else {
      // The name may say what becomes of closures.
      return callMethod(on: callee, name, arguments, into: register, receiver: nil)
    }
    _ = callValue(callee, arguments, into: register)
    // A type's initialiser gives a value; only few of those nobody declares may fail.
    guard name.first?.isUppercase == true, !UnknownInitializers.mayFail(name, arguments.map(\.label)) else {
      return nil
    }
    let test = TypeTest.unknown(name)
    emit(.coerce, a: register, b: register, n: context.test(test))
    return test
  }

  /// `min(a, b)` in an extension that has another `min`: the labels tell.
  private func nativeInstead(of name: String, _ arguments: [Argument], isStatic: Bool) -> NativeCalls.Call? {
    guard let call = NativeCalls.standard[name] else { return nil }
    let shape = shape(name, arguments)
    let fits = context.candidates(name, of: selfType, isStatic: isStatic).contains {
      ArgumentMatching.match(shape, context.functions[$0].signature) != nil
    }
    return fits || context.property(name, of: selfType, isStatic: isStatic) != nil ? nil : call
  }

  private func callFunctions(
    _ ids: [Int], _ name: String, _ arguments: [Argument], into register: Int, expected: TypeTest?
  ) -> TypeTest? {
    let shape = shape(name, arguments)
    let fitting = ids.compactMap { id in
      ArgumentMatching.match(shape, context.functions[id].signature).map { (id: id, mapping: $0) }
    }.filter { context.functions[$0.id].compiled >= 0 }
    guard let first = fitting.first else {
      if let call = NativeCalls.call(name, withVocabulary: speaksVocabulary) {
        return callNative(call, arguments, into: register)
      }
      context.wrongLabels(
        shape, at: span, file: scope.file, existing: ids.map { context.functions[$0].declaration.fullName })
      return callOpaque(arguments, into: register)
    }
    if fitting.count == 1 {
      return callDirect(
        first.id, mapping: first.mapping, arguments, receiver: nil, into: register, expected: expected)
    }
    return callGlobal(shape, arguments, into: register, expected: expected)
  }

  /// Overloaded free functions and operators: the pseudo type of all free functions decides by the arguments.
  func callGlobal(
    _ shape: CallShape, _ arguments: [Argument], into register: Int, expected: TypeTest? = nil
  ) -> TypeTest? {
    let block = allocate(arguments.count + 1)
    load(context.word(type: context.globalType()), into: block)
    let stores = evaluate(arguments, at: block + 1, shape: shape, receiver: nil)
    let dispatched = specialised(shape, arguments, expected: expected, receiver: KnownReceiver())
    emit(.callMethod, a: register, b: block, n: context.shape(dispatched))
    for (index, place) in stores { store(block + 1 + index, type: nil, to: place) }
    return context.resultOfCopies(dispatched)
  }

  /// A call that nothing is known of: function values among the arguments escape.
  func callOpaque(_ arguments: [Argument], into register: Int) -> TypeTest? {
    let shape = shape("", arguments)
    let block = allocate(arguments.count + 1)
    loadOpaque(into: block)
    return callValue(at: block, arguments, shape, into: register)
  }

  func reportCall(_ shape: CallShape, of receiver: LoweringContext.Receiver = .init()) {
    if !isStrict { return context.noteCall(shape, of: receiver, at: span, file: scope.file) }
    guard shape.name != "init" else { return }
    guard context.memberNames.contains(shape.name) else { return reportMember(shape.name) }
    guard let ids = context.functionsByName[shape.name], context.propertiesByName[shape.name] == nil else { return }
    if context.caseNames[shape.name] != nil { return }
    if ids.contains(where: { ArgumentMatching.match(shape, context.functions[$0].signature) != nil }) { return }
    context.wrongLabels(
      shape, at: span, file: scope.file, existing: ids.map { context.functions[$0].declaration.fullName })
  }
}

/// Initialisers of types without a declaration that answer an optional.
enum UnknownInitializers {
  private static let failing: [String: [[String]]] = [
    "URL": [["string"], ["string", "relativeTo"]],
    "UIImage": [["named"], ["data"], ["contentsOfFile"], ["systemName"], ["named", "in", "compatibleWith"]],
    "URLComponents": [["string"], ["url", "resolvingAgainstBaseURL"]], "UIFont": [["name", "size"]],
    "Bundle": [["path"], ["identifier"]], "Data": [["base64Encoded"]], "UIColor": [["named"], ["hex"]],
    "NumberFormatter": [], "UUID": [["uuidString"]], "CGColorSpace": [["name"]], "CIFilter": [["name"]],
    "AVPlayerItem": [], "Decimal": [["string"]], "Scanner": [], "InputStream": [["url"]],
  ]

  static func mayFail(_ type: String, _ labels: [String?]) -> Bool {
    (failing[type] ?? []).contains { $0 == labels.map { $0 ?? "_" } }
  }
}

extension Expression {
  /// How many parameters a closure has; nil for everything else.
  fileprivate var arity: Int? {
    if case .closure(let closure) = kind { return closure.parameters.count }
    return nil
  }
}
