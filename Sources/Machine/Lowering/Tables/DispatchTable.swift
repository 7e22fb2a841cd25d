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

  // MARK: Filling

  func build() {
    let types = context.types.count
    let shapes = context.output.shapes.count
    context.output.dispatch = [Int32](repeating: -1, count: 2 * types * shapes)
    for id in context.types.indices {
      for ancestor in context.ancestors(of: id) { fillFunctions(id, from: ancestor) }
      fillOptional(id)
      fillCases(id)
      fillInitializers(id)
      for ancestor in context.ancestors(of: id) { fillProperties(id, from: ancestor) }
    }
    fillTuples()
  }

  /// `pair.action()`: a tuple's element is called.
  private func fillTuples() {
    let tuple = Int(TypeInfo.Builtin.tuple.rawValue)
    for name in Set(context.output.tupleLabels.flatMap { $0.compactMap { $0 } }).sorted() {
      for shape in shapesByName[name] ?? [] {
        set(tuple, isMetatype: false, shape) {
          self.append(CallTarget(kind: .property, function: Int32(self.context.memberName(name)), mapping: []))
        }
      }
    }
  }

  private func set(_ type: Int, isMetatype: Bool, _ shape: Int, _ target: () -> Int32) {
    let row = isMetatype ? context.types.count + type : type
    let index = row * context.output.shapes.count + shape
    guard context.output.dispatch[index] < 0 else { return }
    context.output.dispatch[index] = context.seen(bySubjects: isSubjectShape[shape], target)
  }

  private func fillFunctions(_ type: Int, from ancestor: Int) {
    for name in context.types[ancestor].functionNames {
      guard let shapes = shapesByName[name] else { continue }
      let hasInstance = context.types[ancestor].instanceFunctions[name] != nil
      let hasStatic = context.types[ancestor].staticFunctions[name] != nil
      for shape in shapes {
        if hasInstance {
          set(type, isMetatype: false, shape) {
            self.target(shape, context.candidates(name, of: type, isStatic: false), kind: .function)
          }
        }
        if hasStatic {
          set(type, isMetatype: true, shape) {
            self.target(shape, context.candidates(name, of: type, isStatic: true), kind: .function)
          }
        }
      }
    }
  }

  /// Methods of `Optional` reach every value.
  private func fillOptional(_ type: Int) {
    for name in context.types[Int(TypeInfo.Builtin.optional.rawValue)].functionNames where name != "init" {
      for shape in shapesByName[name] ?? [] {
        set(type, isMetatype: false, shape) {
          self.target(shape, context.candidates(name, of: type, isStatic: false), kind: .function)
        }
      }
    }
  }

  private func fillCases(_ type: Int) {
    for (index, item) in context.types[type].cases.enumerated() where !item.payload.isEmpty {
      let signature = item.payload.map {
        context.signature(of: $0, in: LexicalScope(file: context.types[type].file, type: type))
      }
      for shape in shapesByName[item.name] ?? [] {
        let labels = context.output.shapes[shape]
        guard let mapping = ArgumentMatching.match(labels, signature) else { continue }
        set(type, isMetatype: true, shape) {
          self.append(CallTarget(kind: .enumCase, function: Int32(index), mapping: mapping))
        }
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
    for shape in shapesByName["init"] ?? [] {
      let call = context.output.shapes[shape]
      set(type, isMetatype: true, shape) {
        for found in own == all ? [own] : [own, all] {
          let target = self.target(shape, found, kind: .initializer)
          if target >= 0 { return target }
        }
        if let mapping = context.memberwiseMapping(call, of: type) {
          return self.append(CallTarget(kind: .initializer, function: -1, mapping: mapping))
        }
        return record.kind == .class ? self.fallbackInitializer(type, call) : -1
      }
    }
  }

  /// A class without a declared initialiser of the shape: `init()` where there is one, otherwise only initial values.
  private func fallbackInitializer(_ type: Int, _ call: CallShape) -> Int32 {
    let candidates = context.candidates("init", of: type, isStatic: false)
    let plain = candidates.first { context.functions[$0].signature.allSatisfy { $0.hasDefault || $0.isVariadic } }
    guard let plain else { return append(CallTarget(kind: .initializer, function: -1, mapping: [])) }
    let record = context.functions[plain]
    let missing = [Int16](repeating: -1, count: record.signature.count)
    return append(CallTarget(kind: .initializer, function: Int32(record.compiled), mapping: missing))
  }

  private func fillProperties(_ type: Int, from ancestor: Int) {
    for id in context.types[ancestor].properties {
      let property = context.properties[id]
      for shape in shapesByName[property.name] ?? [] {
        set(type, isMetatype: property.isStatic, shape) {
          self.append(
            CallTarget(kind: .property, function: Int32(context.memberName(property.name)), mapping: []))
        }
      }
    }
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
      fitting.append((id, mapping, Rank(context.functions[id], mapping, index, context)))
    }
    fitting.sort { $0.rank < $1.rank }
    var next: Int32 = -1
    for (position, item) in fitting.enumerated().reversed() {
      let isOnly = position == fitting.count - 1
      next = append(makeTarget(item.id, item.mapping, kind: kind, next: next, tested: !isOnly))
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

/// The order in which overloads are tried: fewer defaults, no variadics, more special parameter types, nearer ones.
private struct Rank: Comparable {
  var missing: Int
  var variadic: Int
  var generality: Int
  var index: Int

  init(_ record: FunctionRecord, _ mapping: [Int16], _ index: Int, _ context: LoweringContext) {
    missing = mapping.filter { $0 == -1 }.count
    variadic = mapping.filter { $0 < -1 }.count
    generality = record.tests.reduce(0) { $0 + Rank.generality($1, context) }
    self.index = index
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
    (left.missing, left.variadic, left.generality, left.index)
      < (right.missing, right.variadic, right.generality, right.index)
  }
}
