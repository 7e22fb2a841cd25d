/// Flattens the tables of a `CompiledProgram`. Every column that it allocates ends up in `columns`.
struct ImageBuilder {
  let program: CompiledProgram
  private(set) var columns: [UnsafeMutableRawPointer] = []
  private(set) var unknownTypeNames: [String] = []
  private(set) var tupleLabels: [[String?]]
  private(set) var nameIDs: [String: Int32] = [:]
  private var unknownNameIDs: [String: Int32] = [:]
  private var testRows: [TestRow] = []

  init(_ program: CompiledProgram) {
    self.program = program
    tupleLabels = program.tupleLabels
    for (index, name) in program.names.enumerated() where nameIDs[name] == nil { nameIDs[name] = Int32(index) }
  }

  mutating func build() -> Tables {
    let (functions, code, handlers) = functionColumns()
    let types = typeColumns()
    let (targets, mappings, targetTests) = targetColumns()
    let tests = testColumn()
    let ranks = stringRanks()
    let names = knownNames()
    return Tables(
      code: freeze(code), functions: freeze(functions), handlers: freeze(handlers), types: freeze(types.rows),
      identities: freeze(types.rows.map(\.isIdentity)), ancestors: freeze(types.ancestors),
      unknownAncestorStarts: freeze(types.unknownStarts),
      unknownAncestorNames: freeze(types.unknownNames), slots: freeze(types.slots),
      deinitializers: freeze(types.deinitializers), cases: freeze(types.cases),
      payloadCoercions: freeze(types.coercions), subjectMethods: freeze(types.subjectMethods),
      members: freeze(program.members), memberEntries: freeze(program.memberEntries),
      dispatch: freeze(program.dispatch), targets: freeze(targets), mappings: freeze(mappings),
      targetTests: freeze(targetTests), shapes: freeze(shapeColumn()),
      globals: freeze(program.globals.map(\.initializer)), globalCoercions: freeze(program.globals.map(\.coercion)),
      weakGlobals: freeze(program.globals.map(\.isWeak)),
      constants: freeze(program.constants), origins: freeze(program.origins), tests: tests,
      natives: freeze(program.natives), operators: freeze(operatorColumn()),
      stringCounts: freeze(program.strings.map { Int32(clamping: $0.count) }), stringRanks: freeze(ranks),
      functionCount: program.functions.count,
      typeCount: program.types.count,
      globalCount: program.globals.count,
      hasDeinitializers: !types.deinitializers.isEmpty, hooks: program.hooks, names: names)
  }

  /// Copies an array of a trivial type into a column.
  private mutating func freeze<Element>(_ array: [Element]) -> UnsafePointer<Element> {
    let column = UnsafeMutablePointer<Element>.allocate(capacity: max(array.count, 1))
    _ = UnsafeMutableBufferPointer(start: column, count: array.count).initialize(from: array)
    columns.append(UnsafeMutableRawPointer(column))
    return UnsafePointer(column)
  }

  private mutating func freeze(_ table: BlockTable) -> BlockColumns {
    BlockColumns(blocks: freeze(table.blocks), values: freeze(table.values), blocksPerRow: table.blocksPerRow)
  }

  private func functionColumns() -> ([FunctionRow], [Instruction], [Handler]) {
    var rows: [FunctionRow] = []
    var code: [Instruction] = []
    var handlers: [Handler] = []
    let initializers = Set(program.targets.filter { $0.kind == .initializer }.map(\.function))
    for (number, function) in program.functions.enumerated() {
      rows.append(
        FunctionRow(
          codeStart: Int32(code.count), parameterCount: Int32(function.parameterCount),
          registerCount: Int32(max(function.registerCount, function.parameterCount)),
          handlerStart: Int32(handlers.count), handlerCount: Int32(function.handlers.count), type: function.type,
          inoutMask: function.inoutMask, isMethod: function.isMethod, isSubject: function.isSubject,
          isOfInterface: function.isOfInterface, isInitializer: initializers.contains(Int32(number)),
          hasBranches: function.isSubject && function.code.contains { $0.op == .branch }))
      code += function.code
      handlers += function.handlers
    }
    return (rows, code, handlers)
  }

  private func operatorColumn() -> [Int32] {
    let count = Int(BinaryOperator.halfOpenRange.rawValue) + 1
    return (0..<count).map { $0 < program.operators.count ? program.operators[$0] : -1 }
  }

  private func targetColumns() -> ([TargetRow], [Int16], [Int32]) {
    var rows: [TargetRow] = []
    var mappings: [Int16] = []
    var tests: [Int32] = []
    for target in program.targets {
      rows.append(
        TargetRow(
          kind: target.kind, isMutating: target.isMutating, isTwin: target.isTwin, function: target.function,
          next: target.next, mappingStart: Int32(mappings.count), mappingCount: Int32(target.mapping.count),
          testStart: Int32(tests.count), testCount: Int32(target.tests.count)))
      mappings += target.mapping
      tests += target.tests
    }
    return (rows, mappings, tests)
  }

  private func shapeColumn() -> [ShapeRow] {
    var initializers: [[String?]: Int32] = [:]
    for (index, shape) in program.shapes.enumerated() where shape.name == "init" && initializers[shape.labels] == nil {
      initializers[shape.labels] = Int32(index)
    }
    return program.shapes.map { shape in
      ShapeRow(
        argumentCount: Int32(shape.labels.count), initializerShape: initializers[shape.labels] ?? -1,
        hasDefault: shape.labels.last == "default", inoutMask: shape.inoutMask, name: nameIDs[shape.name] ?? -1,
        callers: KnownCallers(shape))
    }
  }

  /// The first rows are the program's `typeTests` under their own numbers; parts follow.
  private mutating func testColumn() -> UnsafePointer<TestRow> {
    testRows = program.typeTests.map { _ in TestRow(kind: .any, value: -1, first: -1, second: -1) }
    for (index, test) in program.typeTests.enumerated() { testRows[index] = testRow(test) }
    return freeze(testRows)
  }

  private mutating func testRow(_ test: TypeTest) -> TestRow {
    switch test {
    case .any: TestRow(kind: .any, value: -1, first: -1, second: -1)
    case .type(let type): TestRow(kind: .type, value: type, first: -1, second: -1)
    case .unknown(let name): TestRow(kind: .unknown, value: unknownName(name), first: -1, second: -1)
    case .optional(let inner): TestRow(kind: .optional, value: -1, first: part(inner), second: -1)
    case .array(let element): TestRow(kind: .array, value: -1, first: part(element), second: -1)
    case .dictionary(let key, let value):
      TestRow(kind: .dictionary, value: -1, first: part(key), second: part(value))
    case .function: TestRow(kind: .function, value: -1, first: -1, second: -1)
    }
  }

  private mutating func part(_ test: TypeTest) -> Int32 {
    let row = testRow(test)
    testRows.append(row)
    return Int32(testRows.count - 1)
  }

  mutating func unknownName(_ name: String) -> Int32 {
    if let id = unknownNameIDs[name] { return id }
    let id = Int32(unknownTypeNames.count)
    unknownTypeNames.append(name)
    unknownNameIDs[name] = id
    return id
  }

  private func stringRanks() -> [Int32] {
    var ranks = [Int32](repeating: 0, count: program.strings.count)
    for (rank, index) in program.strings.indices.sorted(by: { program.strings[$0] < program.strings[$1] }).enumerated()
    {
      ranks[index] = Int32(rank)
    }
    return ranks
  }

  private mutating func knownNames() -> KnownNames {
    KnownNames(
      none: nameIDs["none"] ?? -1, some: nameIDs["some"] ?? -1, rawValue: nameIDs["rawValue"] ?? -1,
      initializer: nameIDs["init"] ?? -1, code: nameIDs["code"] ?? -1,
      emptyString: program.strings.firstIndex(of: "").map(Int32.init) ?? -1,
      keyValueLabels: labels(["key", "value"]), insertedLabels: labels(["inserted", "memberAfterInsert"]))
  }

  private mutating func labels(_ labels: [String?]) -> Int32 {
    if let index = tupleLabels.firstIndex(of: labels) { return Int32(index) + 1 }
    tupleLabels.append(labels)
    return Int32(tupleLabels.count)
  }
}

/// The columns that describe types.
struct TypeColumns {
  var rows: [TypeRow] = []
  var ancestors: [Int32] = []
  var unknownStarts: [Int32] = []
  var unknownNames: [Int32] = []
  var slots: [TypeInfo.Slot] = []
  var deinitializers: [Int32] = []
  var cases: [CaseRow] = []
  var coercions: [Int32] = []
  var subjectMethods: [Int32] = []
}

extension ImageBuilder {
  mutating func typeColumns() -> TypeColumns {
    var columns = TypeColumns()
    for (id, type) in program.types.enumerated() {
      columns.rows.append(
        TypeRow(
          kind: type.kind, isIdentity: type.kind == .class || id == Int(TypeInfo.Builtin.cell.rawValue),
          hasUnknownAncestor: type.hasUnknownAncestor, hasUnknownSuperclass: hasUnknownRoot(id),
          mayInheritMore: type.mayInheritMore,
          hasRole: hasRole(type), isPhantom: type.isPhantom, isSubject: type.isSubject, superclass: type.superclass,
          ancestorStart: Int32(columns.ancestors.count), ancestorCount: Int32(type.ancestors.count),
          slotStart: Int32(columns.slots.count), slotCount: Int32(type.slots.count), defaults: type.defaults,
          deinitializerStart: Int32(columns.deinitializers.count),
          deinitializerCount: Int32(type.deinitializers.count), caseStart: Int32(columns.cases.count),
          caseCount: Int32(type.cases.count), subjectMethodStart: Int32(columns.subjectMethods.count),
          subjectMethodCount: Int32(type.subjectMethods.count)))
      columns.ancestors += type.ancestors
      columns.slots += type.slots
      columns.deinitializers += type.deinitializers
      columns.subjectMethods += type.subjectMethods
      for item in type.cases {
        columns.cases.append(
          CaseRow(
            name: item.name, payloadCount: Int32(item.payloadLabels.count), rawValue: item.rawValue,
            coercionStart: Int32(columns.coercions.count)))
        for index in item.payloadLabels.indices {
          columns.coercions.append(index < item.payloadCoercions.count ? item.payloadCoercions[index] : -1)
        }
      }
      columns.unknownStarts.append(Int32(columns.unknownNames.count))
      for name in type.unknownAncestors { columns.unknownNames.append(unknownName(name)) }
    }
    columns.unknownStarts.append(Int32(columns.unknownNames.count))
    return columns
  }

  /// Roles of objects that are hardly anything else besides: a delegate may well be a controller, too.
  private static let drivers: Set<String> = [
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
  ]

  /// Whether it animates or drives transitions.
  private func hasRole(_ type: TypeInfo) -> Bool {
    type.ancestors.contains { ancestor in
      let row = program.types[Int(ancestor)]
      return !row.isSubject && !row.isPhantom && Self.drivers.contains(row.name)
    }
  }

  /// Whether the class at the top of the superclass chain itself has an unknown ancestor, or one in it has a superclass
  /// that nobody declares.
  private func hasUnknownRoot(_ id: Int) -> Bool {
    var current = id
    var steps = 0
    while program.types[current].superclass >= 0, !program.types[current].hasInferredSuperclass,
      steps < program.types.count
    {
      current = Int(program.types[current].superclass)
      steps += 1
    }
    return program.types[current].hasUnknownAncestor
  }
}
