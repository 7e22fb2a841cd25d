import Diagnostics
import Program

/// Fifth phase: code for every function that has a body.
extension LoweringContext {
  func compileBodies() {
    for id in functions.indices where functions[id].compiled >= 0 && !options.isCancelled() { compile(functions[id]) }
    for id in properties.indices { compileAccessors(of: id) }
    for id in types.indices { compileDefaults(of: id) }
    compileSpecialisations()
  }

  func compile(_ record: FunctionRecord) {
    let declaration = record.declaration
    let body = declaration.body ?? []
    let lowering = begin(record.compiled, file: record.file, type: record.owner, isStatic: record.isStatic)
    lowering.scope = lowering.scope.adding(generics: declaration.genericParameters)
      .substituting(record.arguments)
    lowering.mayThrow = declaration.throws_
    lowering.resultTest = record.isInitializer ? nil : record.result
    let isValue = record.owner >= 0 && types[record.owner].kind != .class
    if case .initializer(let failable) = declaration.kind {
      lowering.kind = failable ? .failableInitializer : .initializer
      lowering.plainProperties = Set(types[record.owner].properties)
    }
    let offset = record.isMethod ? 1 : 0
    lowering.reserveParameters(declaration.parameters.count + offset)
    let scan = lowering.scan(body, declaration.parameters)
    let isMutable = isValue && (record.isMutating || record.isInitializer)
    if record.isMethod {
      let inCell = isMutable && scan.hasClosures && usesSelf(scan.captured, of: record.owner)
      lowering.declareSelf(isMutable: isMutable, inCell: inCell, isInout: record.isMutating)
    }
    var mask = lowering.declareParameters(declaration.parameters, from: offset)
    if record.isMutating { mask |= 1 }
    lowering.span = declaration.nameSpan
    let givesValue = declaration.result.map { !$0.isVoid } ?? false
    lowering.body(body, givesValue: givesValue || isGetter(declaration))
    lowering.finish(
      as: record.compiled, parameterCount: declaration.parameters.count + offset, inoutMask: mask,
      isMethod: record.isMethod, type: record.owner)
    for (index, test) in record.tests.enumerated() where index + offset < 64 {
      if case .type = test, test != .any { output.functions[record.compiled].objectMask |= 1 << UInt64(index + offset) }
    }
  }

  private func isGetter(_ function: Function) -> Bool {
    if case .subscriptGetter = function.kind { return true }
    return false
  }

  /// Whether closures use `self`, by name or through a member.
  private func usesSelf(_ captured: Set<String>, of type: Int) -> Bool {
    captured.contains("self") || captured.contains { isMember($0, of: type, isStatic: false) }
  }

  func begin(_ id: Int, file: Int, type: Int, isStatic: Bool) -> FunctionLowering {
    let function = output.functions[id]
    isSubjectView = files[file].seesSubjects
    var scope = scopeOfBodies(file: file, type: type)
    for part in type >= 0 ? types[type].parts : [] where part.file == file {
      let span = part.declaration.span
      if span.start <= function.span.start, function.span.start < span.end {
        scope.isExtension = part.declaration.kind == .extension
      }
    }
    let lowering = FunctionLowering(self, name: function.name, scope: scope, span: function.span)
    lowering.selfType = type
    lowering.selfIsMetatype = isStatic
    return lowering
  }

  /// Where bodies stand that a file gives to a type, or to nothing for type -1.
  func scopeOfBodies(file: Int, type: Int) -> LexicalScope {
    var scope = LexicalScope(file: file, type: type)
    guard type >= 0 else { return scope }
    for part in types[type].parts where part.file == file {
      scope.generics.formUnion(part.declaration.genericParameters)
    }
    // Types nested in the type find themselves first.
    scope.generics.subtract(types[type].nested.keys)
    return scope
  }
}

extension FunctionLowering {
  func reserveParameters(_ count: Int) {
    nextRegister = count
    registerCount = max(registerCount, count)
  }

  /// Finds which variables need cells, and which are view controllers.
  @discardableResult
  func scan(_ body: [Statement], _ parameters: [Parameter] = []) -> NameScan {
    let scan = NameScan(mutatingNames: context.mutatingNames)
    scan.scan(body: body, parameters: parameters)
    cellNames = scan.changed.intersection(scan.captured)
    controllerNames = scan.controllers
    if !isStrict {
      shownNames = Self.shownNames(in: body)
      if parent == nil { shortListeners = ShortSubscriptions(in: body).closures }
    }
    if !scope.arguments.isEmpty { castNames = Self.castNames(in: body, to: scope.arguments) }
    return scan
  }
}
