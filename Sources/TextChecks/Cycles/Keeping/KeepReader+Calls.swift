import Diagnostics
import Program
import Subjects

extension KeepReader {
  mutating func assign(_ assigned: Expression, to target: Expression, at span: SourceSpan, _ scope: inout Scope) {
    let place = MethodUses.bare(target)
    guard let node = value(assigned, as: declaredType(of: place, &scope), &scope) else { return }
    switch place.kind {
    case .name(let name):
      if let local = scope.locals[name] {
        if scope.released.contains(name) { return }
        // What has no value yet is what it gets first; later it is another object.
        if let local, empty.remove(local) != nil { graph.unite(local, node) } else { scope.locals[name] = node }
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
      guard declared.isKept else { return }
      graph.keep(owner, node, at: span, .assigned, property: declared.variable.span)
      if let property = property(name, of: owner) { unite(property, with: node) }
    } else if KnownKeepers.property(name, keeps: graph.isClosure(node)) || isOwnView(name, of: owner),
      !isOfForeignView(name, of: owner), !cleared.contains(name, of: type)
    {
      graph.keep(owner, node, at: span, .assigned)
    }
  }

  /// A view of a library that presents from a controller does not keep it, as advertisements do not (developers.google.com,
  /// `GADBannerView`: `weak rootViewController`).
  private func isOfForeignView(_ name: String, of owner: KeepGraph.Node) -> Bool {
    guard name == "rootViewController", let className = graph.className(of: owner) else { return false }
    return entry(of: owner) == nil && !className.hasPrefix("UI")
  }

  /// `view = card` of a controller.
  private func isOwnView(_ name: String, of owner: KeepGraph.Node) -> Bool {
    name == "view" && graph.head(of: owner) == graph.head(of: object)
      && index.ancestors(of: type).contains("UIViewController")
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
    case .name(let method):
      pass(arguments, to: called, &scope)
      if let this = scope.this { adopt(method, this, arguments, at: span, &scope) }
    case .member(let base, "init"):
      guard case .superReference = base.kind, let this = scope.this else { return }
      for argument in arguments where KnownKeepers.base(keeps: argument) {
        keep(this, value(argument.value, &scope), at: span)
      }
    case .member(let base, let method):
      pass(arguments, to: called, &scope)
      if let receiver = keeper(base, &scope) { adopt(method, receiver, arguments, at: span, &scope) }
      if method == "forEach" { visit(base, arguments, &scope) }
    default: break
    }
  }

  private mutating func adopt(
    _ method: String, _ receiver: KeepGraph.Node, _ arguments: [Argument], at span: SourceSpan, _ scope: inout Scope
  ) {
    let holders = holders(of: receiver)
    let isDeclared = holders.contains { $0.functions.contains(method) }
    for (number, argument) in arguments.enumerated() {
      guard let given = value(argument.value, &scope) else { continue }
      let isKept =
        isDeclared
        ? types.store(GivenArgument(number, of: arguments), in: holders, method)
        : isKnownToKeep(argument, method) && !isRemoved(argument.value, scope)
      let isPlaced = !isDeclared && KnownKeepers.places.contains(method)
      if isPlaced, graph.head(of: given) == graph.head(of: object), leavesByItself { continue }
      if isKept { graph.keep(receiver, given, at: span, isPlaced ? .placed : .given) }
    }
  }

  /// Whether what nobody declares keeps an argument, by itself or by a function that the sources add to it, and never lets
  /// it go.
  private mutating func isKnownToKeep(_ argument: Argument, _ method: String) -> Bool {
    if types.storesBeside(argument, method) { return true }
    guard KnownKeepers.method(method, keeps: argument) else { return false }
    return !KnownKeepers.ends(of: method).contains { calls[$0] != nil }
  }

  /// Whether code of the object takes it out of what it stands in: `removeFromSuperview()`.
  private var leavesByItself: Bool {
    KeptSelf.running(of: type).contains { body in
      var found = false
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, MethodUses.isOfSelf(MethodUses.bare(callee)),
          ["removeFromSuperview", "removeFromParent"].contains(CallFinder.baseName(of: callee))
        else { return }
        found = true
      }
      return found
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
