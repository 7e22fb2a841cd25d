import Diagnostics
import Program

extension KeepReader {
  mutating func assign(_ assigned: Expression, to target: Expression, at span: SourceSpan, _ scope: inout Scope) {
    guard let node = value(assigned, &scope) else { return }
    let place = MethodUses.bare(target)
    switch place.kind {
    case .name(let name):
      if let local = scope.locals[name] {
        if let local { graph.unite(local, node) } else { scope.locals[name] = node }
      } else if let this = scope.this {
        put(node, into: name, of: this, at: span)
      }
    case .member(let base, let name):
      if let owner = keeper(base, &scope) { put(node, into: name, of: owner, at: span) }
    case .subscript_(let list, _): if let list = value(list, &scope) { keep(list, node, at: span) }
    default: break
    }
  }

  /// Of a property that the sources declare they say whether it keeps. Of others closures are kept, as no closure can be held
  /// weakly, and what UIKit is known to keep.
  private mutating func put(
    _ node: KeepGraph.Node, into name: String, of owner: KeepGraph.Node, at span: SourceSpan
  ) {
    if let declared = declared(name, of: owner) {
      guard declared.isKept, !cleared.contains(name) else { return }
      keep(owner, node, at: span)
      if let property = property(name, of: owner) { graph.unite(property, node) }
    } else if KnownKeepers.property(name, keeps: graph.isClosure(node)), !cleared.contains(name) {
      keep(owner, node, at: span)
    }
  }

  /// What a call has its receiver keep.
  mutating func adopt(_ callee: Expression, _ arguments: [Argument], at span: SourceSpan, _ scope: inout Scope) {
    let called = MethodUses.bare(callee)
    switch called.kind {
    case .name("objc_setAssociatedObject") where arguments.count == 4:
      guard LocalNames.path(of: arguments[3].value)?.contains("ASSIGN") != true, !arguments[3].value.mentionsAssign,
        let owner = value(arguments[0].value, &scope)
      else { return }
      keep(owner, value(arguments[2].value, &scope), at: span)
    case .name(let method): if let this = scope.this { adopt(method, this, arguments, at: span, &scope) }
    case .member(let base, "init"):
      guard case .superReference = base.kind, let this = scope.this else { return }
      for argument in arguments where KnownKeepers.base(keeps: argument) {
        keep(this, value(argument.value, &scope), at: span)
      }
    case .member(let base, let method):
      if let receiver = keeper(base, &scope) { adopt(method, receiver, arguments, at: span, &scope) }
    default: break
    }
  }

  private mutating func adopt(
    _ method: String, _ receiver: KeepGraph.Node, _ arguments: [Argument], at span: SourceSpan, _ scope: inout Scope
  ) {
    let holders = holders(of: receiver)
    let isDeclared = holders.contains { $0.functions.contains(method) }
    for argument in arguments {
      guard let given = value(argument.value, &scope) else { continue }
      let isKept =
        isDeclared
        ? types.store(argument, in: holders, method)
        : KnownKeepers.method(method, keeps: argument) && !isRemoved(argument.value, scope)
      if isKept { keep(receiver, given, at: span) }
    }
  }

  /// `page.view` and `page` alike.
  private func isRemoved(_ value: Expression, _ scope: Scope) -> Bool {
    guard let path = LocalNames.path(of: value) else { return false }
    return scope.removed.contains(String(path.prefix { $0 != "." }))
  }
}

extension Expression {
  /// `.OBJC_ASSOCIATION_ASSIGN` (objc/runtime.h)
  fileprivate var mentionsAssign: Bool {
    guard case .implicitMember(let name) = kind else { return false }
    return name.contains("ASSIGN")
  }
}
