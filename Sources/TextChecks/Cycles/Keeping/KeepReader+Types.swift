import Diagnostics
import Program
import Subjects

/// Values of which the declared type says what they are: `.init(title: "Open", action: open)`, `.button(action: open)`.
extension KeepReader {
  /// What is declared turns out to be an object: of the two classes the object has the narrower one. `delegate = self` makes the
  /// object nothing else than it is, whatever protocol the property asks for.
  mutating func unite(_ declared: KeepGraph.Node, with object: KeepGraph.Node) {
    if let made = entry(of: object), made.declaration.kind != .protocol,
      entry(of: declared).map({ $0.declaration.kind == .protocol || index.isKind(made, of: $0) }) ?? true
    {
      graph.unite(object, declared)
    } else {
      graph.unite(declared, object)
    }
  }

  mutating func value(_ expression: Expression, as type: TypeReference?, _ scope: inout Scope) -> KeepGraph.Node? {
    let place = MethodUses.bare(expression)
    switch (place.kind, type?.unwrapped) {
    case (.array(let elements), .array(let element)?):
      return list(of: elements, as: element, at: place.span, scope)
    case (.dictionary(let pairs), .dictionary(_, let element)?):
      return list(of: pairs.map(\.value), as: element, at: place.span, scope)
    case (.call(let callee, let arguments), .named(let name, _)?):
      guard case .implicitMember(let member) = MethodUses.bare(callee).kind else { return value(expression, &scope) }
      var inner = scope
      return once(place.span) { $0.object(madeBy: member, of: name, arguments, at: place.span, &inner) }
    default: return value(expression, &scope)
    }
  }

  /// The declared type of what is assigned to.
  mutating func declaredType(of place: Expression, _ scope: inout Scope) -> TypeReference? {
    switch place.kind {
    case .name(let name) where scope.locals[name] == nil:
      return scope.this.flatMap { declared(name, of: $0)?.variable.type }
    case .member(let base, let name): return value(base, &scope).flatMap { declared(name, of: $0)?.variable.type }
    default: return nil
    }
  }

  /// `Item.init(…)`, `Item.button(…)`, `Item.make(…)`
  mutating func object(
    madeBy member: String, of name: String, _ arguments: [Argument], at span: SourceSpan, _ scope: inout Scope
  ) -> KeepGraph.Node? {
    if member == "init" { return object(of: name, arguments, at: span, &scope) }
    guard let entry = types.entry(name) else { return nil }
    guard entry.declaration.kind == .enum, entry.declaration.cases.contains(where: { $0.name == member }) else {
      return factory(member, of: entry)
    }
    let node = graph.add(name)
    for argument in arguments { keep(node, value(argument.value, &scope), at: argument.value.span) }
    return node
  }

  /// The type that an initialiser of the sources, or a structure's own, has for an argument.
  func parameterType(for argument: Argument, ofInitializerOf name: String) -> TypeReference? {
    for holder in types.holders(name) {
      for part in holder.lineage {
        for function in part.functions {
          guard case .initializer = function.kind else { continue }
          if let known = function.parameters.first(where: { $0.label == argument.label }) { return known.type }
        }
      }
      guard holder.entry.declaration.kind == .struct else { continue }
      if let known = holder.entry.variables.first(where: { $0.name == argument.label }) { return known.type }
    }
    return nil
  }
}
