import Diagnostics
import Program
import Subjects

extension KeepReader {
  /// What a call makes: an object with what its initialiser stores, what a closure that is called at once returns, or a method.
  mutating func object(
    madeBy callee: Expression, _ arguments: [Argument], at span: SourceSpan, _ scope: inout Scope
  ) -> KeepGraph.Node? {
    let called = MethodUses.bare(callee)
    if case .closure(let closure) = called.kind, arguments.isEmpty {
      let result = graph.add()
      var inner = scope
      give(closure.body, to: result, &inner)
      return result
    }
    if case .type(.array) = called.kind { return graph.add() }
    if case .member(let list, let function) = called.kind, Self.mapping.contains(function), arguments.count == 1,
      case .closure(let closure)? = arguments.first?.value.kind
    {
      return mapped(list, closure, at: span, scope)
    }
    if let name = Self.madeClass(called) ?? Self.askedClass(called, arguments) {
      return object(of: name, arguments, at: span, &scope)
    }
    if case .member(let base, let function) = called.kind, let name = Self.typeName(base),
      types.entry(name) != nil
    {
      return object(madeBy: function, of: name, arguments, at: span, &scope)
    }
    if let method = methods.method(called: called, arguments) { return result(of: method) }
    if case .name(let function) = called.kind { return factory(function, of: type) }
    return nil
  }

  private static let mapping: Set<String> = ["map", "compactMap", "flatMap"]

  mutating func object(
    of name: String, _ arguments: [Argument], at span: SourceSpan, _ scope: inout Scope
  ) -> KeepGraph.Node {
    let node = graph.add(name)
    for (number, argument) in arguments.enumerated() {
      let type = parameterType(for: argument, ofInitializerOf: name)
      guard let given = value(argument.value, as: type, &scope), keeps(number, of: arguments, given, name) else {
        continue
      }
      keep(node, given, at: argument.value.span)
    }
    return node
  }

  /// A view of which nothing is known is made with closures to keep them.
  private func keeps(_ number: Int, of arguments: [Argument], _ given: KeepGraph.Node, _ name: String) -> Bool {
    let argument = arguments[number]
    let holders = types.holders(name)
    let names = holders.reduce(into: Set([name])) { $0.formUnion(index.ancestors(of: $1.entry)) }
    if names.contains(where: { KnownKeepers.initializer(of: $0, keeps: argument) }) { return true }
    if holders.contains(where: { $0.declaresInitializer || $0.entry.declaration.kind == .struct }) {
      return types.store(GivenArgument(number, of: arguments), in: holders, "init")
    }
    return holders.isEmpty && graph.isClosure(given) && name.hasSuffix("View") && !name.hasPrefix("UI")
  }

  /// `Page.make()`: an object of the class that the function says it returns.
  mutating func factory(_ name: String, of owner: TypeIndex.Entry) -> KeepGraph.Node? {
    let function = index.lineage(of: owner).flatMap(\.functions).first { $0.name == name && $0.attributes.isStatic }
    guard let result = Self.name(of: function?.result) else { return nil }
    return graph.add(result == "Self" ? owner.declaration.name : result)
  }

  /// `Page`, `Page.init`, `Page<Detail>`
  private static func madeClass(_ callee: Expression) -> String? {
    switch callee.kind {
    case .member(let base, "init"): typeName(base)
    default: typeName(callee)
    }
  }

  /// `storyboard.instantiate(Page.self)`, `list.dequeue(Cell.self, for: path)`
  private static func askedClass(_ callee: Expression, _ arguments: [Argument]) -> String? {
    guard let name = CallFinder.baseName(of: callee), ["instantiate", "dequeue"].contains(where: name.hasPrefix) else {
      return nil
    }
    return arguments.lazy.compactMap { typeName($0.value) }.first
  }

  private static func typeName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name) where name.first?.isUppercase == true: name
    case .type(.named(let name, _)): name
    default: nil
    }
  }
}
