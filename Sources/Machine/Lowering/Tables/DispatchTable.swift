import Program

/// The call targets of every type and shape.
extension LoweringContext {
  func buildDispatch() {
    let builder = DispatchBuilder(self)
    builder.build()
  }

  /// The functions that user-declared operators run, by built-in operator.
  func buildOperators() {
    let builder = DispatchBuilder(self)
    output.operators = [Int32](repeating: -1, count: Int(BinaryOperator.halfOpenRange.rawValue) + 1)
    for (symbol, op) in FunctionLowering.binaryOperators.sorted(by: { $0.key < $1.key })
    where !symbol.hasPrefix("&") || symbol == "&" {
      output.operators[Int(op.rawValue)] = builder.operatorTarget(symbol)
    }
  }
}

private struct TargetKey: Hashable {
  var kind: UInt8
  var shape: Int
  var functions: [Int]
}

private final class DispatchBuilder {
  let context: LoweringContext
  private var known: [TargetKey: Int32] = [:]
  private var shapesByName: [String: [Int]] = [:]
  /// Whether a shape is seen from the side of the code under test.
  private var isSubjectShape: [Bool] = []
  private var writer = BlockTable.Writer(rows: 0, columns: 0)
  /// By type, once its rows are written.
  private var isWritten: [Bool] = []
  /// What classes without an initialiser of a shape run instead.
  private var fallbacks: [Int: Int32] = [:]

  init(_ context: LoweringContext) {
    self.context = context
    for (index, shape) in context.output.shapes.enumerated() {
      let unmarked = context.unmarked(shape.name)
      shapesByName[unmarked.name, default: []].append(index)
      isSubjectShape.append(unmarked.isSubjectView)
    }
    // `value(…)` is `value.callAsFunction(…)`.
    shapesByName["callAsFunction", default: []] += shapesByName[""] ?? []
  }

  // MARK: Rows

  func build() {
    let types = context.types.count
    writer = BlockTable.Writer(rows: 2 * types, columns: context.output.shapes.count)
    isWritten = Array(repeating: false, count: types)
    let inheritance = MemberInheritance(context)
    for id in context.types.indices where !context.options.isCancelled() { write(id, inheritance) }
    writer.finish()
    context.output.dispatch = writer.table
  }

  /// A class has the entries of its superclass, but for the names that something nearer declares.
  private func write(_ type: Int, _ inheritance: MemberInheritance) {
    if isWritten[type] { return }
    isWritten[type] = true
    let types = context.types.count
    let inherited = context.options.copiesRows ? inheritance.superclass(of: type) : nil
    if let inherited { write(inherited, inheritance) }
    let names = inherited.map { inheritance.names(of: type, over: $0) } ?? inheritance.names(of: type)
    writer.begin(row: type, from: inherited)
    for name in names { fillInstance(type, name) }
    if type == Int(TypeInfo.Builtin.tuple.rawValue) { fillTuples() }
    writer.begin(row: types + type, from: inherited.map { types + $0 })
    for name in names { fillMetatype(type, name) }
    if inherited == nil || names.contains("init") { fillInitializers(type) }
  }

  /// - Parameter target: the first target of a shape from its own side, or -1.
  private func set(_ shape: Int, isOver: Bool = true, _ target: () -> Int32) {
    guard isOver || writer[shape] < 0 else { return }
    let target = context.seen(bySubjects: isSubjectShape[shape], target)
    if target != writer[shape] { writer[shape] = target }
  }

  private func fillInstance(_ type: Int, _ name: String) {
    guard let shapes = shapesByName[name] else { return }
    let ancestors = context.ancestors(of: type)
    let optional = context.types[Int(TypeInfo.Builtin.optional.rawValue)]
    // Methods of `Optional` reach every value.
    let isFunction =
      ancestors.contains { context.types[$0].instanceFunctions[name] != nil }
      || name != "init" && (optional.instanceFunctions[name] != nil || optional.staticFunctions[name] != nil)
    let isProperty = ancestors.contains { context.types[$0].instanceProperties[name] != nil }
    let candidates = CallCandidates(context) { $0.candidates(name, of: type, isStatic: false) }
    for shape in shapes {
      set(shape) {
        let function = isFunction ? self.target(shape, candidates.fitting(shape), kind: .function) : -1
        return function < 0 && isProperty ? self.property(name) : function
      }
    }
  }

  private func fillMetatype(_ type: Int, _ name: String) {
    guard let shapes = shapesByName[name] else { return }
    let ancestors = context.ancestors(of: type)
    let isFunction = ancestors.contains { context.types[$0].staticFunctions[name] != nil }
    let isProperty = ancestors.contains { context.types[$0].staticProperties[name] != nil }
    let candidates = CallCandidates(context) { $0.candidates(name, of: type, isStatic: true) }
    for shape in shapes {
      set(shape) {
        var target = isFunction ? self.target(shape, candidates.fitting(shape), kind: .function) : -1
        if target < 0 { target = self.enumCase(type, name, shape) }
        return target < 0 && isProperty ? self.property(name) : target
      }
    }
  }

  private func property(_ name: String) -> Int32 {
    append(CallTarget(kind: .property, function: Int32(context.memberName(name)), mapping: []))
  }

  private func enumCase(_ type: Int, _ name: String, _ shape: Int) -> Int32 {
    for (index, item) in context.types[type].cases.enumerated() where item.name == name && !item.payload.isEmpty {
      let scope = LexicalScope(file: context.types[type].file, type: type)
      let signature = item.payload.map { context.signature(of: $0, in: scope) }
      if let mapping = ArgumentMatching.match(context.output.shapes[shape], signature) {
        return append(CallTarget(kind: .enumCase, function: Int32(index), mapping: mapping))
      }
    }
    return -1
  }

  /// `pair.action()`: a tuple's element is called.
  private func fillTuples() {
    for name in Set(context.output.tupleLabels.flatMap { $0.compactMap { $0 } }).sorted() {
      for shape in shapesByName[name] ?? [] {
        set(shape, isOver: false) { self.property(name) }
      }
    }
  }

  /// Initialisers on the metatype: declared, memberwise, implicit; unknown ones of classes give an instance too.
  private func fillInitializers(_ type: Int) {
    let record = context.types[type]
    guard !record.isPhantom, record.kind != .protocol else { return }
    // Code that Swift would refuse is read as if it inherited every initialiser.
    let own = context.initializers(of: type)
    let all = context.candidates("init", of: type, isStatic: false)
    let memberwise = context.memberwiseSignature(of: type)
    let signatures = (own + all).map { context.functions[$0].signature } + [memberwise?.signature ?? []]
    let labels = Set(signatures.joined().compactMap(\.label))
    for shape in shapesByName["init"] ?? [] {
      let call = context.output.shapes[shape]
      let mayFit = call.labels.allSatisfy { $0.map(labels.contains) ?? true }
      let implicit = mayFit ? memberwise?.mapping(of: call) : nil
      set(shape, isOver: false) {
        for found in mayFit ? (own == all ? [own] : [own, all]) : [] {
          let better = implicit == nil ? found : found.filter { !self.context.leavesOutVariadic(call, $0) }
          let target = self.target(shape, better, kind: .initializer)
          if target >= 0 { return target }
        }
        if let mapping = implicit {
          return self.append(CallTarget(kind: .initializer, function: -1, mapping: mapping))
        }
        return record.kind == .class ? self.fallbackInitializer(type) : -1
      }
    }
  }

  /// A class without a declared initialiser of the shape: `init()` where there is one, otherwise only initial values.
  private func fallbackInitializer(_ type: Int) -> Int32 {
    if let known = fallbacks[type] { return known }
    let candidates = context.candidates("init", of: type, isStatic: false)
    let plain = candidates.first { context.functions[$0].signature.allSatisfy { $0.hasDefault || $0.isVariadic } }
    let record = plain.map { context.functions[$0] }
    let missing = [Int16](repeating: -1, count: record?.signature.count ?? 0)
    let target = append(
      CallTarget(kind: .initializer, function: record.map { Int32($0.compiled) } ?? -1, mapping: missing))
    fallbacks[type] = target
    return target
  }

  // MARK: Targets

  /// The first target of the functions that a call of the shape may mean, the best match first; -1 for none.
  private func target(_ shape: Int, _ written: [Int], kind: CallTarget.Kind) -> Int32 {
    if written.isEmpty { return -1 }
    let functions = context.specialisations.copies(of: written, in: context.output.shapes[shape])
    let key = TargetKey(kind: kind.rawValue, shape: shape, functions: functions)
    if let target = known[key] { return target }
    let call = context.output.shapes[shape]
    var fitting: [(id: Int, mapping: [Int16], rank: Rank)] = []
    for (index, id) in functions.enumerated() {
      // Records are large: few functions fit, so only those are copied.
      guard context.functions[id].compiled >= 0 || context.functions[id].builtin >= 0 else { continue }
      guard let mapping = match(call, context.functions[id].signature) else { continue }
      fitting.append((id, mapping, Rank(context.functions[id], mapping, index, context, call)))
    }
    fitting.sort { $0.rank < $1.rank }
    var next: Int32 = -1
    for (position, item) in fitting.enumerated().reversed() {
      let isOnly = position == fitting.count - 1
      var target = makeTarget(item.id, item.mapping, kind: kind, next: next, tested: !isOnly)
      target.isTwin = fitting.contains { context.isTwin(item.id, $0.id) }
      next = append(target)
    }
    known[key] = next
    return next
  }

  /// The new value of a subscript setter is the argument behind the indices.
  private func match(_ call: CallShape, _ signature: [ParameterSignature]) -> [Int16]? {
    guard call.name == "subscript=" else { return ArgumentMatching.match(call, signature) }
    guard let mapping = ArgumentMatching.match(call, Array(signature.dropLast())) else { return nil }
    return mapping + [Int16(call.labels.count)]
  }

  private func makeTarget(_ id: Int, _ mapping: [Int16], kind: CallTarget.Kind, next: Int32, tested: Bool) -> CallTarget
  {
    let record = context.functions[id]
    if record.builtin >= 0 {
      return CallTarget(
        kind: .builtin, function: record.builtin, mapping: mapping, next: next, isMutating: record.isMutating)
    }
    let tests = tested ? record.tests.map { $0 == .any ? Int32(-1) : Int32(context.test($0)) } : []
    return CallTarget(
      kind: kind, function: Int32(record.compiled), mapping: mapping, next: next, tests: tests,
      isMutating: record.isMutating)
  }

  private func append(_ target: CallTarget) -> Int32 {
    context.output.targets.append(target)
    return Int32(context.output.targets.count - 1)
  }

  /// The chain for an operator: every candidate is tested, the built-in meaning follows.
  func operatorTarget(_ symbol: String) -> Int32 {
    let functions = (context.functionsByName[symbol] ?? []).filter {
      context.functions[$0].compiled >= 0 && context.functions[$0].signature.count == 2
    }
    var ranked = functions.enumerated().map { index, id in
      (id: id, rank: Rank(context.functions[id], [0, 1], index, context))
    }
    ranked.sort { $0.rank < $1.rank }
    var next: Int32 = -1
    for item in ranked.reversed() {
      next = append(makeTarget(item.id, [0, 1], kind: .function, next: next, tested: true))
    }
    return next
  }
}

/// The order in which overloads are tried: closures with as many parameters as are asked for, the result that is expected,
/// fewer defaults, no variadics, more special parameter types, nearer ones.
private struct Rank: Comparable {
  /// Closures with another number of parameters.
  var unlike = 0
  /// How far the result is from what is expected.
  var result = 0
  var missing: Int
  var variadic: Int
  var generality: Int
  var index: Int

  init(
    _ record: FunctionRecord, _ mapping: [Int16], _ index: Int, _ context: LoweringContext, _ call: CallShape? = nil
  ) {
    missing = mapping.filter { $0 == -1 }.count
    variadic = mapping.filter { $0 < -1 }.count
    generality = record.tests.reduce(0) { $0 + Rank.generality($1, context) }
    self.index = index
    if let expected = call?.result { result = Self.distance(from: expected, to: record, context) }
    let arities = call?.arities ?? []
    for (parameter, argument) in zip(record.signature, mapping) where arities.indices.contains(Int(argument)) {
      if let asked = parameter.arity, let given = arities[Int(argument)], asked != given { unlike += 1 }
    }
  }

  /// 0: the type itself; 1: one below it; 2: one that is only known at run time, as of a generic function; 3: another.
  private static func distance(from expected: TypeTest, to function: FunctionRecord, _ context: LoweringContext) -> Int
  {
    switch (expected.unwrapped, function.result?.unwrapped) {
    case (.any, _), (_, .any?): 2
    case (let expected, let result?) where expected == result: function.arguments.isEmpty ? 0 : 2
    case (.type(let expected), .type(let result)?) where context.isKind(Int(result), of: Int(expected)): 1
    default: 3
    }
  }

  private static func generality(_ test: TypeTest, _ context: LoweringContext) -> Int {
    switch test {
    case .any: 1000
    case .optional(let inner): generality(inner, context) + 1
    case .unknown, .function, .array, .dictionary: 400
    case .type(let id):
      switch context.types[Int(id)].kind {
      case .protocol: 600
      case .class: 500 - min(context.ancestors(of: Int(id)).count, 90)
      case .builtin: id == TypeInfo.Builtin.double.rawValue ? 401 : 400
      case .struct, .enum: 400
      }
    }
  }

  static func < (left: Rank, right: Rank) -> Bool {
    let (one, other) = ((left.unlike, left.result), (right.unlike, right.result))
    if one != other { return one < other }
    return (left.missing, left.variadic, left.generality, left.index)
      < (right.missing, right.variadic, right.generality, right.index)
  }
}
