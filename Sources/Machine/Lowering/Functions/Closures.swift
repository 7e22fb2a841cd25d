import Diagnostics
import Program

/// Closures and nested functions: what they capture, and their bodies.
extension FunctionLowering {
  func closureLiteral(_ closure: Closure, into register: Int) -> TypeTest? {
    let name = self.name.hasPrefix("closure in ") ? self.name : "closure in " + self.name
    let code = NestedCode(
      name: name, parameters: closure.parameters, body: closure.body, result: nil, captures: closure.captures,
      ownName: nil, generics: [], span: span, mayThrow: true)
    nested(code, into: register)
    return .function
  }

  /// A nested function or a closure.
  struct NestedCode {
    var name: String
    var parameters: [Parameter]
    var body: [Statement]
    var result: TypeReference?
    var captures: [Closure.Capture]
    /// The name under which a nested function calls itself.
    var ownName: String?
    var generics: [String]
    /// What type parameters stand for in a copy of a generic function.
    var arguments: GenericArguments = [:]
    var span: SourceSpan
    var mayThrow: Bool
  }

  /// Lowers the code and puts its function value into the register; answers the function's id when it captures nothing.
  @discardableResult
  func nested(_ code: NestedCode, into register: Int) -> Int? {
    let id = context.reserveFunction(named: code.name, span: code.span, file: scope.file)
    let child = FunctionLowering(
      context, name: code.name, scope: scope.adding(generics: code.generics).substituting(code.arguments),
      span: code.span, parent: self)
    if let name = code.ownName, !code.arguments.isEmpty { child.specialisedNames.insert(name) }
    child.cellNames = cellNames
    child.controllerNames = controllerNames
    child.shortListeners = shortListeners
    child.mayThrow = code.mayThrow
    child.nextRegister = code.parameters.count
    child.registerCount = code.parameters.count
    let mark = nextRegister
    let sources = prepareCaptures(of: code, in: child, id: id)
    child.lowerNested(code, as: id)
    if sources.isEmpty {
      load(context.word(function: id), into: register)
      nextRegister = mark
      return id
    }
    let block = allocate(sources.count)
    for (index, source) in sources.enumerated() { move(source, to: block + index) }
    emit(.closure, a: register, b: block, c: sources.count, n: id)
    nextRegister = mark
    return nil
  }

  /// Evaluates what is captured and declares it in the child; answers the registers to capture, in order.
  private func prepareCaptures(of code: NestedCode, in child: FunctionLowering, id: Int) -> [Int] {
    var sources: [Int] = []
    for capture in code.captures {
      let register = allocate()
      var type = evaluate(capture.value, into: register)
      // What is unowned keeps nothing alive either; where it is gone, whatever is used on it traps.
      if capture.strength != .strong { emit(.weaken, a: register, b: register) }
      if capture.strength == .weak, let known = type, known != .any { type = .optional(known.unwrapped) }
      child.declareCapture(capture.name, at: sources.count, isCell: false, type: type)
      sources.append(register)
    }
    let explicit = Set(code.captures.map(\.name))
    let scan = NameScan(mutatingNames: context.mutatingNames)
    scan.scan(body: code.body, parameters: code.parameters)
    let names = capturedNames(scan.free).filter { !explicit.contains($0) }
    for name in names where name != code.ownName { capture(name, in: child, sources: &sources) }
    if let name = code.ownName, names.contains(name) {
      child.declareOwnName(name, local(name), isClosure: !sources.isEmpty, id)
    }
    return sources
  }

  /// A nested function calls itself: the running closure, or the function when it captures nothing.
  private func declareOwnName(_ name: String, _ outer: Local?, isClosure: Bool, _ id: Int) {
    var storage = Local.Storage.function(id)
    if isClosure {
      let register = allocate()
      emit(.capture, a: register, n: -1)
      storage = .register(register)
    }
    declare(name, Local(storage: storage, isMutable: false, type: .function, function: outer?.function))
  }

  /// The free names that are locals here, with "self" where a member of it is used without writing `self`.
  private func capturedNames(_ free: [String]) -> [String] {
    var names: [String] = []
    var needsSelf = false
    for name in free {
      if name == "self" {
        needsSelf = true
      } else if local(name) != nil {
        names.append(name)
      } else if selfType >= 0, context.isMember(name, of: selfType, isStatic: selfIsMetatype) {
        needsSelf = true
      }
    }
    if needsSelf, local("self") != nil { names.append("self") }
    return names
  }

  private func capture(_ name: String, in child: FunctionLowering, sources: inout [Int]) {
    guard let local = local(name) else { return }
    switch local.storage {
    case .register(let register):
      child.declareCapture(
        name, at: sources.count, isCell: false, type: local.type, function: local.function, metatype: local.metatype)
      sources.append(register)
    case .cell(let register):
      child.declareCapture(
        name, at: sources.count, isCell: true, type: local.type, function: local.function, isMutable: local.isMutable,
        isWeak: local.isWeak)
      sources.append(register)
    case .function: child.declare(name, local)
    case .accessors(let getter, let setter):
      let own = child.allocate()
      child.emit(.capture, a: own, n: sources.count)
      sources.append(getter)
      var ownSetter = -1
      if setter >= 0 {
        ownSetter = child.allocate()
        child.emit(.capture, a: ownSetter, n: sources.count)
        sources.append(setter)
      }
      var copy = local
      copy.storage = .accessors(getter: own, setter: ownSetter)
      child.declare(name, copy)
    }
  }

  private func declareCapture(
    _ name: String, at index: Int, isCell: Bool, type: TypeTest?, function: Function? = nil, isMutable: Bool = false,
    isWeak: Bool = false, metatype: Int = -1
  ) {
    let register = allocate()
    emit(.capture, a: register, n: index)
    declare(
      name,
      Local(
        storage: isCell ? .cell(register) : .register(register), isMutable: isMutable, type: type, function: function,
        isWeak: isWeak, metatype: metatype))
  }

  /// Lowers the body of a closure or nested function, whose captures are declared already.
  private func lowerNested(_ code: NestedCode, as id: Int) {
    scopes.append([:])
    var parameters = code.parameters
    if code.ownName == nil {
      // Only an `inout` parameter can change; closures need not say that theirs are.
      let scan = NameScan(mutatingNames: context.mutatingNames)
      scan.scan(body: code.body)
      for index in parameters.indices where scan.changed.contains(parameters[index].name) {
        parameters[index].isInout = true
      }
    }
    let mask = declareParameters(parameters, from: 0)
    if let result = code.result { resultTest = context.test(for: result, in: scope) }
    let givesValue = code.ownName == nil || code.result.map { !$0.isVoid } == true
    body(code.body, givesValue: givesValue)
    finish(
      as: id, parameterCount: code.parameters.count, inoutMask: mask, isMethod: false, type: selfType)
  }

  // MARK: Nested functions

  func nestedFunction(_ function: Function) {
    guard let body = function.body else { return }
    let code = NestedCode(nested: function, body: body, in: name)
    if let existing = scopes.last?[function.name], case .cell(let cell) = existing.storage {
      // Another nested function calls it: the variable exists since the block began.
      temporaries {
        let register = allocate()
        nested(code, into: register)
        emit(.setCell, a: cell, b: register)
      }
      return
    }
    let register = allocate()
    declare(
      function.name, Local(storage: .register(register), isMutable: false, type: .function, function: function))
    if let id = nested(code, into: register) {
      declare(function.name, Local(storage: .function(id), isMutable: false, type: .function, function: function))
    }
  }

  /// The statements with nested functions moved before their first use, and cells for those that functions before them
  /// call.
  func hoistFunctions(in statements: [Statement]) -> [Statement] {
    let declared = statements.compactMap { statement -> Function? in
      if case .function(let function) = statement.kind { return function }
      return nil
    }
    guard !declared.isEmpty else { return statements }
    var order = statements
    for function in declared {
      guard let index = order.firstIndex(where: { $0.declares(function) }) else { continue }
      let use = order[..<index].firstIndex { uses(function.name, in: $0) }
      if let use { order.insert(order.remove(at: index), at: use) }
    }
    let functions = order.compactMap { statement -> Function? in
      if case .function(let function) = statement.kind { return function }
      return nil
    }
    for (index, function) in functions.enumerated() {
      let isForward = functions[..<index].contains { uses(function.name, in: $0) }
      guard isForward else { continue }
      let register = allocate()
      load(.nil, into: register)
      emit(.makeCell, a: register, b: register)
      declare(function.name, Local(storage: .cell(register), isMutable: false, type: .function, function: function))
    }
    return order
  }

  private func uses(_ name: String, in statement: Statement) -> Bool {
    if case .function = statement.kind { return false }
    let scan = NameScan(mutatingNames: [])
    scan.scan(body: [statement])
    return scan.free.contains(name)
  }

  private func uses(_ name: String, in function: Function) -> Bool {
    let scan = NameScan(mutatingNames: [])
    scan.scan(body: function.body ?? [], parameters: function.parameters)
    return scan.free.contains(name)
  }

  // MARK: Key paths and selectors

  /// A key path is a function that reads its names one after the other.
  func keyPath(_ written: [String], into register: Int) -> TypeTest? {
    // `\Outer.Inner.name`: the root may be a nested type.
    let names = Array(written.drop { $0.first?.isUppercase == true })
    let key = "\\." + names.map { context.viewed($0) }.joined(separator: ".")
    if let known = context.operatorFunctions[key] {
      load(context.word(function: Int(known)), into: register)
      return .function
    }
    let id = context.reserveFunction(named: key, span: span, file: scope.file)
    let body = FunctionLowering(context, name: key, scope: scope, span: span)
    body.nextRegister = 1
    body.registerCount = 1
    for name in names where name != "self" {
      reportMember(name)
      body.emit(.member, a: 0, b: 0, n: context.memberName(name))
    }
    body.emit(.ret, a: 0, b: 1)
    body.finish(as: id, parameterCount: 1, inoutMask: 0, isMethod: false, type: -1)
    context.operatorFunctions[key] = Int32(id)
    load(context.word(function: id), into: register)
    return .function
  }

  /// The full name of the method: `handle` without parentheses is completed from the declarations.
  func selector(_ name: String, into register: Int) -> TypeTest? {
    var full = name.split(separator: ".").last.map(String.init) ?? name
    if !full.contains("("), selfType >= 0, context.property(full, of: selfType, isStatic: false) == nil {
      let own = context.candidates(full, of: selfType, isStatic: false).first
      if let id = own ?? context.functionsByName[full]?.first { full = context.functions[id].declaration.fullName }
    }
    load(context.word(string: full), into: register)
    return .string
  }
}

extension FunctionLowering.NestedCode {
  init(nested function: Function, body: [Statement], in name: String) {
    self.init(
      name: function.name + " in " + name, parameters: function.parameters, body: body, result: function.result,
      captures: [], ownName: function.name, generics: function.genericParameters, span: function.nameSpan,
      mayThrow: function.throws_)
  }
}

extension Statement {
  fileprivate func declares(_ function: Function) -> Bool {
    if case .function(let other) = kind { return other.nameSpan == function.nameSpan && other.name == function.name }
    return false
  }
}

extension TypeReference {
  var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named("Void", _), .named("Never", _): true
    default: false
    }
  }
}
