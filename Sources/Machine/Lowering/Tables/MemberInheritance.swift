/// Which members a type has other than its superclass: the tables copy the rest.
///
/// A name means the same on a class and on its superclass unless something that only the class descends from declares it, or
/// its meaning depends on what the type conforms to (`extension P where Self: Q`).
struct MemberInheritance {
  private let context: LoweringContext
  /// Names of members whose declarations say for which types they are.
  private let constrained: Set<String>
  /// Names of members that every type has.
  private let universal: [String]

  init(_ context: LoweringContext) {
    self.context = context
    var constrained: Set<String> = []
    for function in context.functions where !function.constraints.isEmpty {
      constrained.insert(function.memberName)
    }
    for property in context.properties where !property.constraints.isEmpty { constrained.insert(property.name) }
    self.constrained = constrained
    universal = context.types[Int(TypeInfo.Builtin.optional.rawValue)].functionNames.filter { $0 != "init" }
  }

  /// The superclass, if the rest is the same for both: they look at their common ancestors in one order.
  func superclass(of type: Int) -> Int? {
    let record = context.types[type]
    guard record.superclass >= 0, record.kind == .class, !record.isPhantom else { return nil }
    let parent = context.types[record.superclass]
    guard parent.kind == .class, !parent.isPhantom else { return nil }
    let old = context.ancestors(of: record.superclass)
    let known = Set(old)
    return context.ancestors(of: type).filter(known.contains) == old ? record.superclass : nil
  }

  /// All names of members.
  func names(of type: Int) -> [String] { names(of: context.ancestors(of: type), besides: universal) }

  /// Those that may mean something else than on the superclass, or nothing there.
  func names(of type: Int, over superclass: Int) -> [String] {
    let known = Set(context.ancestors(of: superclass))
    return names(of: context.ancestors(of: type).filter { !known.contains($0) }, besides: constrained.sorted())
  }

  private func names(of ancestors: [Int], besides others: [String]) -> [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for id in ancestors {
      let record = context.types[id]
      names += record.functionNames.filter { seen.insert($0).inserted }
      names += record.properties.map { context.properties[$0].name }.filter { seen.insert($0).inserted }
      names += record.cases.map(\.name).filter { seen.insert($0).inserted }
    }
    return names + others.filter { seen.insert($0).inserted }
  }
}
