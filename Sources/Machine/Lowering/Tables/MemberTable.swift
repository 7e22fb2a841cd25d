import Program

/// What member names mean for every type.
extension LoweringContext {
  func buildMembers() {
    let builder = MemberBuilder(self)
    builder.internNames()
    builder.build()
  }
}

private struct EntryKey: Hashable {
  var kind: MemberEntry.Kind
  var index: Int32
  var getter: Int32
  var setter: Int32
}

private final class MemberBuilder {
  let context: LoweringContext
  private var known: [EntryKey: Int32] = [:]
  /// References to methods by function: identity mappings.
  private var methodTargets: [Int: Int32] = [:]
  private var writer = BlockTable.Writer(rows: 0, columns: 0)

  init(_ context: LoweringContext) { self.context = context }

  /// All names that tables mention, so that their width is known.
  func internNames() {
    for record in context.types {
      for id in record.properties { _ = context.name(context.properties[id].name) }
      for item in record.cases { _ = context.name(item.name) }
    }
    for signature in BuiltinProperty.signatures { _ = context.name(signature.name) }
    for constant in StandardTypes.constants { _ = context.name(constant.name) }
    _ = context.name("rawValue")
  }

  func build() {
    let types = context.types.count
    writer = BlockTable.Writer(rows: 2 * types, columns: context.output.names.count)
    for id in context.types.indices where !context.options.isCancelled() {
      for isMetatype in [false, true] {
        writer.begin(row: isMetatype ? types + id : id)
        fill(id, isMetatype)
      }
    }
    writer.finish()
    context.output.members = writer.table
  }

  private func fill(_ type: Int, _ isMetatype: Bool) {
    fillCases(type, isMetatype)
    for ancestor in context.ancestors(of: type) { fillProperties(type, from: ancestor, isMetatype) }
    fillBuiltins(type, isMetatype)
    for ancestor in context.ancestors(of: type) {
      fillMethods(type, from: ancestor, isMetatype)
      if isMetatype { fillNested(type, from: ancestor) }
    }
  }

  private func set(_ type: Int, _ name: String, _ entry: () -> MemberEntry?) {
    setSeen(type, name, entry)
    if context.clashes.contains(name) {
      context.seen(bySubjects: true) { setSeen(type, name + LoweringContext.clashMark, entry) }
    }
  }

  private func setSeen(_ type: Int, _ name: String, _ entry: () -> MemberEntry?) {
    // Names that no instruction and no table mentions need no entry.
    guard let id = context.nameIDs[name].map(Int.init) else { return }
    guard writer[id] < 0, let entry = entry() else { return }
    let key = EntryKey(kind: entry.kind, index: entry.index, getter: entry.getter, setter: entry.setter)
    if let known = known[key] {
      writer[id] = known
      return
    }
    context.output.memberEntries.append(entry)
    known[key] = Int32(context.output.memberEntries.count - 1)
    writer[id] = Int32(context.output.memberEntries.count - 1)
  }

  private func fillCases(_ type: Int, _ isMetatype: Bool) {
    if !isMetatype {
      if context.types[type].cases.contains(where: { $0.rawValue >= 0 }) {
        set(type, "rawValue") { MemberEntry(kind: .builtin, index: BuiltinProperty.rawValue.rawValue) }
      }
      return
    }
    for (index, item) in context.types[type].cases.enumerated() {
      set(type, item.name) {
        if item.payload.isEmpty { return MemberEntry(kind: .enumCase, index: Int32(index)) }
        let mapping = item.payload.indices.map { Int16($0) }
        return MemberEntry(
          kind: .method, index: append(CallTarget(kind: .enumCase, function: Int32(index), mapping: mapping)))
      }
    }
  }

  private func fillProperties(_ type: Int, from ancestor: Int, _ isStatic: Bool) {
    for id in context.types[ancestor].properties where context.properties[id].isStatic == isStatic {
      let name = context.properties[id].name
      set(type, name) {
        guard let best = context.property(name, of: type, isStatic: isStatic) else { return nil }
        return entry(for: context.properties[best])
      }
    }
  }

  private func entry(for property: Property) -> MemberEntry? {
    let getter = Int32(property.getter)
    let setter = Int32(property.setter)
    switch property.kind {
    case .requirement: return nil
    case .computed, .lazy: return MemberEntry(kind: .accessors, getter: getter, setter: setter)
    case .observed:
      let storage = property.isStatic ? property.global : property.slot
      return MemberEntry(kind: .accessors, index: getter >= 0 ? -1 : Int32(storage), getter: getter, setter: setter)
    case .stored:
      if property.constant >= 0 { return MemberEntry(kind: .constant, index: Int32(property.constant)) }
      if property.isStatic { return MemberEntry(kind: .global, index: Int32(property.global)) }
      return property.slot >= 0 ? MemberEntry(kind: .slot, index: Int32(property.slot)) : nil
    }
  }

  private func fillBuiltins(_ type: Int, _ isMetatype: Bool) {
    for signature in BuiltinProperty.signatures where !isMetatype && Int(signature.type.rawValue) == type {
      set(type, signature.name) { MemberEntry(kind: .builtin, index: signature.property.rawValue) }
    }
    for constant in StandardTypes.constants where isMetatype && Int(constant.type.rawValue) == type {
      set(type, constant.name) {
        MemberEntry(kind: .constant, index: Int32(context.constant(constant.word)))
      }
    }
  }

  private func fillMethods(_ type: Int, from ancestor: Int, _ isStatic: Bool) {
    let record = context.types[ancestor]
    for name in record.functionNames {
      guard (isStatic ? record.staticFunctions : record.instanceFunctions)[name] != nil else { continue }
      set(type, name) {
        guard let id = context.candidates(name, of: type, isStatic: isStatic).first else { return nil }
        return MemberEntry(kind: .method, index: reference(to: id))
      }
    }
  }

  /// An unapplied reference: arguments in the order of the parameters.
  private func reference(to id: Int) -> Int32 {
    if let known = methodTargets[id] { return known }
    let record = context.functions[id]
    let mapping = record.signature.indices.map { Int16($0) }
    let target =
      record.builtin >= 0
      ? CallTarget(kind: .builtin, function: record.builtin, mapping: mapping, isMutating: record.isMutating)
      : CallTarget(
        kind: record.isInitializer ? .initializer : .function, function: Int32(record.compiled), mapping: mapping,
        isMutating: record.isMutating)
    let index = append(target)
    methodTargets[id] = index
    return index
  }

  private func fillNested(_ type: Int, from ancestor: Int) {
    for name in context.types[ancestor].nested.keys.sorted() {
      set(type, name) {
        context.types[ancestor].nested[name].map { MemberEntry(kind: .type, index: Int32($0)) }
      }
    }
  }

  private func append(_ target: CallTarget) -> Int32 {
    context.output.targets.append(target)
    return Int32(context.output.targets.count - 1)
  }
}
