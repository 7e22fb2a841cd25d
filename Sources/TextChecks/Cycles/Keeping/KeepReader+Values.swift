import Diagnostics
import Program
import Subjects

extension KeepReader {
  /// The object that an expression gives, if it may keep something or be kept.
  mutating func value(_ expression: Expression, _ scope: inout Scope) -> KeepGraph.Node? {
    let value = MethodUses.bare(expression)
    switch value.kind {
    case .selfReference: return scope.this
    case .name(let name):
      if let local = scope.locals[name] { return local }
      return scope.this.flatMap { member(name, of: $0, at: value.span) }
    case .member(let base, let name): return self.value(base, &scope).flatMap { member(name, of: $0, at: value.span) }
    case .cast(let inner, let type, _): return cast(inner, type, at: value.span, &scope)
    case .optionalTry(let inner), .forcedTry(let inner): return self.value(inner, &scope)
    case .coalesce(let left, let right): return self.value(left, &scope) ?? self.value(right, &scope)
    case .ternary(_, let then, let otherwise): return self.value(then, &scope) ?? self.value(otherwise, &scope)
    case .closure(let closure):
      let outside = scope
      return once(value.span) { $0.captured(by: closure, at: value.span, outside) }
    case .array(let elements): return list(of: elements, as: nil, at: value.span, scope)
    case .dictionary(let pairs): return list(of: pairs.map(\.value), as: nil, at: value.span, scope)
    case .tuple(let parts): return list(of: parts.map(\.value), as: nil, at: value.span, scope)
    case .subscript_(let list, _): return self.value(list, &scope).flatMap { element(of: $0) }
    case .call(let callee, let arguments):
      var inner = scope
      return once(value.span) { $0.object(madeBy: callee, arguments, at: value.span, &inner) }
    default: return nil
    }
  }

  /// A property of an object, or one of its methods, which has the object.
  private mutating func member(_ name: String, of owner: KeepGraph.Node, at span: SourceSpan) -> KeepGraph.Node? {
    if let property = property(name, of: owner) { return property }
    if ["first", "last"].contains(name), let element = element(of: owner) { return element }
    if graph.head(of: owner) == graph.head(of: object), let variable = type.variables.first(where: { $0.name == name })
    {
      return result(of: variable)
    }
    guard graph.head(of: owner) == graph.head(of: object), isMethod(name) else { return nil }
    return once(span) { reader in
      let closure = reader.graph.addClosure()
      reader.keep(closure, owner, at: span)
      return closure
    }
  }

  /// One of the class or that it inherits. Where a method has the name of its own first parameter,
  /// `tableView(_ tableView:, …)`, the name alone is the inherited property.
  private func isMethod(_ name: String) -> Bool {
    methods.named(name).contains { method in !method.parameters.contains { $0.name == name } }
      && !index.lineage(of: type).contains { part in part.variables.contains { $0.name == name } }
  }

  private mutating func cast(
    _ inner: Expression, _ type: TypeReference, at span: SourceSpan, _ scope: inout Scope
  ) -> KeepGraph.Node? {
    let known = value(inner, &scope)
    guard let name = Self.name(of: type) else { return known }
    let node = known ?? once(span) { $0.graph.add() }
    guard let node else { return nil }
    graph.name(node, name)
    if let this = scope.this, isEmbedded(inner, as: name) || Self.isOwnChild(inner) {
      graph.keep(this, node, at: span, .declared)
    }
    return node
  }

  /// A closure keeps `self` and the local values that it uses, but for weak ones.
  mutating func captured(by closure: Closure, at span: SourceSpan, _ scope: Scope) -> KeepGraph.Node {
    let node = graph.addClosure()
    var outside = scope
    for capture in closure.captures where capture.strength == .strong {
      keep(node, value(capture.value, &outside), at: span)
    }
    if let this = scope.this, KeptSelf.isStrong(closure) { keep(node, this, at: span) }
    var hidden = Set(closure.captures.map(\.name) + closure.parameters.map(\.name))
    Walk.statements(in: closure.body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind else {
        return
      }
      hidden.insert(name)
    }
    var used: [String] = []
    Walk.expressions(in: closure.body) { expression in
      switch expression.kind {
      case .name(let name) where !used.contains(name): used.append(name)
      case .closure(let inner): hidden.formUnion(inner.parameters.map(\.name))
      default: break
      }
    }
    for name in used where !hidden.contains(name) {
      if let local = scope.locals[name] { keep(node, local, at: span) }
    }
    return node
  }
}
