import Diagnostics
import Program

/// Calls whose function, type or native word is known here.
extension FunctionLowering {
  /// Where `self` of a direct call comes from, and where it goes back to when the function mutates it.
  enum Receiver {
    case own
    case metatype(Int)
    /// An expression.
    case value(Expression)
  }

  /// Calls one function: arguments in the order written go to the registers of their parameters.
  func callDirect(
    _ called: Int, mapping: [Int16], _ arguments: [Argument], receiver: Receiver?, into register: Int,
    expected: TypeTest? = nil
  ) -> TypeTest? {
    let id = specialised(called, mapping, arguments, receiver: receiver, expected: expected)
    let record = context.functions[id]
    let offset = record.isMethod ? 1 : 0
    let count = record.signature.count + offset
    let block = allocate(max(count, 1))
    if record.isMethod {
      switch receiver {
      case .metatype(let type)?: load(context.word(type: type), into: block)
      case .value(let base)?: evaluate(base, into: block)
      default: move(selfRegister(), to: block)
      }
    }
    let stores = arrange(arguments, mapping, signature: record.signature, tests: record.tests, at: block + offset)
    emit(.callFunction, a: register, b: block, c: count, n: record.compiled)
    if record.isMutating, case .own? = receiver, let local = local("self") {
      store(block, type: local.type, to: local)
    }
    for (target, place) in stores { store(target, type: nil, to: place) }
    return record.result
  }

  /// Puts arguments into the registers of the parameters they match; answers where `inout` ones go back to.
  func arrange(
    _ arguments: [Argument], _ mapping: [Int16], signature: [ParameterSignature], tests: [TypeTest], at block: Int
  ) -> [(Int, Place)] {
    var stores: [(Int, Place)] = []
    var parameterOf: [Int: Int] = [:]
    for (parameter, entry) in mapping.enumerated() where entry >= 0 { parameterOf[Int(entry)] = parameter }
    var index = 0
    while index < arguments.count {
      if let parameter = parameterOf[index] {
        if signature[parameter].isAutoclosure {
          deferred(arguments[index].value, into: block + parameter)
        } else if let place = evaluate(arguments[index], into: block + parameter, expected: tests[parameter]) {
          stores.append((block + parameter, place))
        }
        index += 1
      } else if let parameter = mapping.firstIndex(of: Int16(-2 - index)) {
        var end = index + 1
        while end < arguments.count, parameterOf[end] == nil, !mapping.contains(Int16(-2 - end)) { end += 1 }
        collect(Array(arguments[index..<end]), test: tests[parameter], into: block + parameter)
        index = end
      } else {
        effect(arguments[index].value)
        index += 1
      }
    }
    for (parameter, entry) in mapping.enumerated() where entry == -1 { load(.missing, into: block + parameter) }
    return stores
  }

  /// The argument of an `@autoclosure` parameter as a function.
  func deferred(_ expression: Expression, into register: Int) {
    let body = [Statement(.return(expression), expression.span)]
    _ = closureLiteral(Closure(parameters: [], body: body), into: register)
  }

  /// A variadic parameter's arguments as an array.
  private func collect(_ arguments: [Argument], test: TypeTest, into register: Int) {
    var element: TypeTest?
    if case .array(let inner) = test { element = inner }
    temporaries {
      let elements = allocate(arguments.count)
      for (index, argument) in arguments.enumerated() {
        evaluate(argument.value, into: elements + index, expected: element)
      }
      emit(.array, a: register, b: elements, c: arguments.count)
    }
  }

  /// A nested function: labels and defaults are known, so its parameters are filled here.
  func callLocal(
    _ written: Local, _ function: Function, _ callee: Expression, _ arguments: [Argument], into register: Int,
    expected: TypeTest? = nil
  ) -> TypeTest? {
    let (local, generic) = specialised(written, function, arguments, expected: expected)
    let home = scope.adding(generics: function.genericParameters).substituting(generic)
    let signature = function.parameters.map { context.signature(of: $0, in: home) }
    let tests = function.parameters.map { context.parameterTest($0, in: home) }
    guard let mapping = ArgumentMatching.match(shape(function.name, arguments), signature) else {
      return callValue(callee, arguments, into: register)
    }
    let result = function.result.map { context.test(for: $0, in: home) }
    let block = allocate(signature.count + 1)
    if case .function(let id) = local.storage {
      let stores = arrange(arguments, mapping, signature: signature, tests: tests, at: block)
      emit(.callFunction, a: register, b: block, c: signature.count, n: id)
      for (target, place) in stores { store(target, type: nil, to: place) }
      return result
    }
    _ = readLocal(local, into: block)
    let stores = arrange(arguments, mapping, signature: signature, tests: tests, at: block + 1)
    var mask: UInt64 = 0
    for (index, parameter) in signature.enumerated() where parameter.isInout && index < 64 {
      mask |= 1 << UInt64(index)
    }
    let shape = CallShape(name: "", labels: signature.map { _ in nil }, inoutMask: mask)
    emit(.callValue, a: register, b: block, n: context.shape(shape))
    for (target, place) in stores { store(target, type: nil, to: place) }
    return result
  }

  // MARK: Own methods

  func callOwn(
    _ name: String, _ callee: Expression, _ arguments: [Argument], isStatic: Bool, into register: Int,
    expected: TypeTest? = nil
  ) -> TypeTest? {
    let shape = shape(name, arguments)
    if meansFramework(shape) { return callFramework(shape, arguments, into: register) }
    let candidates = context.candidates(name, of: selfType, isStatic: isStatic)
    let fitting = context.accessible(candidates, from: scope.file).compactMap { id in
      ArgumentMatching.match(shape, context.functions[id].signature).map { (id: id, mapping: $0) }
    }
    if let only = fitting.first, fitting.count == 1, isDirect(only.id) {
      return callDirect(
        only.id, mapping: only.mapping, arguments, receiver: .own, into: register, expected: expected)
    }
    if fitting.isEmpty, !isStatic, context.property(name, of: selfType, isStatic: false) != nil {
      return callValue(callee, arguments, into: register)
    }
    if fitting.isEmpty, isStatic || !context.candidates(name, of: selfType, isStatic: true).isEmpty {
      return callType(selfType, name, arguments, into: register, expected: expected)
    }
    if fitting.isEmpty { reportCall(shape) }
    let dispatched = specialised(shape, arguments, expected: expected, receiver: ownReceiver)
    return callSelf(
      shape, dispatched, arguments, mayMutate: context.mutatingNames.contains(name), into: register)
  }

  /// Whether no subclass or conforming type has another implementation.
  private func isDirect(_ id: Int) -> Bool {
    let record = context.functions[id]
    guard record.compiled >= 0, !record.isOverridden, context.types[selfType].kind != .protocol else { return false }
    let isValue = context.types[selfType].kind == .struct || context.types[selfType].kind == .enum
    return isValue || (record.constraints.isEmpty && context.types[record.owner].kind != .protocol)
  }

  private func callSelf(
    _ shape: CallShape, _ dispatched: CallShape, _ arguments: [Argument], mayMutate: Bool, into register: Int
  ) -> TypeTest? {
    let block = allocate(arguments.count + 1)
    move(selfRegister(), to: block)
    let stores = evaluate(arguments, at: block + 1, shape: shape, receiver: .type(Int32(selfType)))
    emit(.callMethod, a: register, b: block, n: context.shape(dispatched))
    if mayMutate, let local = local("self"), local.isMutable { store(block, type: local.type, to: local) }
    for (index, place) in stores { store(block + 1 + index, type: nil, to: place) }
    return context.resultType(dispatched, receiver: .type(Int32(selfType)), isOwn: true)
  }

  // MARK: Types

  /// A static method, an enum case with payload or an initialiser.
  func callType(
    _ type: Int, _ name: String, _ arguments: [Argument], into register: Int, expected: TypeTest? = nil
  ) -> TypeTest? {
    let shape = shape(name, arguments)
    if name == "init", context.types[type].isOptionSet, arguments.count < 2, arguments.allSatisfy({ $0.label == nil }) {
      guard let only = arguments.first else { return optionSet([], type: type, into: register) }
      if case .array(let elements) = only.value.kind { return optionSet(elements, type: type, into: register) }
    }
    if type == Int(TypeInfo.Builtin.optional.rawValue), name == "init" || name == "some", arguments.count == 1 {
      return evaluate(arguments[0].value, into: register)
    }
    let candidates = context.candidates(name, of: type, isStatic: true)
    let fitting = context.accessible(candidates, from: scope.file).compactMap { id in
      ArgumentMatching.match(shape, context.functions[id].signature).map { (id: id, mapping: $0) }
    }
    if name != "init", let only = fitting.first, fitting.count == 1, context.functions[only.id].compiled >= 0,
      !context.functions[only.id].isOverridden, context.types[type].caseIndex[name] == nil
    {
      return callDirect(
        only.id, mapping: only.mapping, arguments, receiver: .metatype(type), into: register, expected: expected)
    }
    if candidates.isEmpty, arguments.count == 1, arguments[0].label == nil,
      let signature = unboundMethod(name, of: type)
    {
      return callUnbound(name, signature, arguments, into: register)
    }
    reportTypeCall(type, shape)
    let block = allocate(arguments.count + 1)
    load(context.word(type: type), into: block)
    let tests = context.expectedTests(shape, ofMetatype: type)
    var stores: [(Int, Place)] = []
    for (index, argument) in arguments.enumerated() {
      if let place = evaluate(argument, into: block + 1 + index, expected: tests[index]) {
        stores.append((block + 1 + index, place))
      }
    }
    let dispatched = specialised(
      shape, arguments, expected: expected, receiver: KnownReceiver(dynamicSelf: type))
    emit(.callMethod, a: register, b: block, n: context.shape(dispatched))
    for (target, place) in stores { store(target, type: nil, to: place) }
    if name == "init" { return constructedType(type, shape) }
    return caseType(type, name) ?? context.resultOfCopies(dispatched)
  }

  private func caseType(_ type: Int, _ name: String) -> TypeTest? {
    context.types[type].caseIndex[name] != nil ? .type(Int32(type)) : nil
  }

  /// What an initialiser gives: nil among it when one that matches may fail.
  private func constructedType(_ type: Int, _ shape: CallShape) -> TypeTest? {
    guard !context.types[type].isPhantom, type >= TypeInfo.Builtin.allCases.count else {
      return type == Int(TypeInfo.Builtin.double.rawValue) ? .double : nil
    }
    let mayFail = context.candidates("init", of: type, isStatic: false).contains { id in
      if case .initializer(failable: true) = context.functions[id].declaration.kind { return true }
      return false
    }
    return mayFail ? .optional(.type(Int32(type))) : .type(Int32(type))
  }

  private func reportTypeCall(_ type: Int, _ shape: CallShape) {
    guard shape.name != "init", context.types[type].caseIndex[shape.name] == nil else { return }
    if context.property(shape.name, of: type, isStatic: true) != nil { return }
    if context.candidates(shape.name, of: type, isStatic: true).isEmpty { reportCall(shape) }
  }

  /// `[Int]()`, `Foo<Bar>()`, `Alias()`.
  func construct(_ test: TypeTest, _ arguments: [Argument], into register: Int) -> TypeTest? {
    if let type = context.typeID(of: test), test != .any {
      let type = callType(type, "init", arguments, into: register)
      return type
    }
    context.noteType(test, at: span, file: scope.file)
    _ = callOpaque(arguments, into: register)
    guard case .unknown(let name) = test, !UnknownInitializers.mayFail(name, arguments.map(\.label)) else { return nil }
    emit(.coerce, a: register, b: register, n: context.test(test))
    return test
  }

  /// `.name(…)`: of the expected type, or an enum value whose type `coerce` finds later.
  func callImplicit(_ name: String, _ arguments: [Argument], into register: Int, expected: TypeTest?) -> TypeTest? {
    if let type = expected?.typeID, type >= TypeInfo.Builtin.allCases.count {
      let isKnown =
        context.types[type].caseIndex[name] != nil || name == "init"
        || !context.candidates(name, of: type, isStatic: true).isEmpty
      if isKnown { return callType(type, name, arguments, into: register, expected: expected) }
    }
    if name == "some", arguments.count == 1, context.caseNames["some"] == nil {
      return evaluate(arguments[0].value, into: register, expected: expected)
    }
    if name == "init" {
      guard let type = expected.flatMap({ context.typeID(of: $0) }), expected != .any else {
        return callOpaque(arguments, into: register)
      }
      return callType(type, name, arguments, into: register)
    }
    if isStrict { reportMember(name) }
    let block = allocate(max(arguments.count, 1))
    var element: [TypeTest?] = arguments.map { _ in nil }
    if let owners = context.caseNames[name], owners.count == 1, let index = context.types[owners[0]].caseIndex[name] {
      let tests = context.types[owners[0]].cases[index].payloadTests
      element = arguments.indices.map { $0 < tests.count ? tests[$0] : nil }
    }
    for (index, argument) in arguments.enumerated() {
      evaluate(argument.value, into: block + index, expected: element[index])
    }
    emit(.implicitCall, a: register, b: block, c: arguments.count, n: context.name(name))
    return nil
  }

  // MARK: Natives

  func callNative(_ call: NativeCalls.Call, _ arguments: [Argument], into register: Int) -> TypeTest? {
    let written = call.takesOneArgument ? Array(arguments.prefix(1)) : arguments
    let count = call.labels?.count ?? (call.native == .stride ? 4 : written.count)
    let block = allocate(max(count, 1))
    var isFilled = [Bool](repeating: false, count: count)
    var cursor = 0
    for argument in written {
      guard let index = parameter(of: argument, in: call, from: cursor), index < count else {
        effect(argument.value)
        continue
      }
      let expected = index < call.enums.count ? call.enums[index].flatMap { enumTest($0) } : nil
      evaluate(argument.value, into: block + index, expected: expected)
      isFilled[index] = true
      cursor = index + 1
    }
    if call.native == .stride, count == 4 {
      load(Word(written.contains { $0.label == "through" }), into: block + 3)
      isFilled[3] = true
    }
    for index in 0..<count where !isFilled[index] { load(.missing, into: block + index) }
    emit(.callNative, a: register, b: block, c: count, n: context.native(call.native))
    return Self.nativeResult(call.native)
  }

  private func parameter(of argument: Argument, in call: NativeCalls.Call, from cursor: Int) -> Int? {
    guard let labels = call.labels else { return cursor }
    if argument.isTrailing { return labels.count - 1 }
    return labels.indices.first { $0 >= cursor && labels[$0] == argument.label }
  }

  private func enumTest(_ name: String) -> TypeTest? {
    context.type(named: name, in: LexicalScope(file: scope.file)).map { .type(Int32($0)) }
  }

  private static func nativeResult(_ native: Native) -> TypeTest? {
    switch native {
    case .choose: .int
    case .mayHappen, .listens, .isStale, .finishedFlag, .dependsOnFinished, .isUnknown, .callsSuper, .differ,
      .existedBefore, .isDecidedByFinished, .isInsideCode, .isUnwrappedAtOnce:
      .bool
    default: nil
    }
  }
}
