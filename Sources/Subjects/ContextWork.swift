import Program

/// What a type that is no animator does with transitions whose contexts others give to it.
struct ContextWork {
  private let entry: TypeIndex.Entry
  private let functions: [String: [Function]]

  init(_ entry: TypeIndex.Entry) {
    self.entry = entry
    functions = Dictionary(grouping: entry.functions, by: \.name)
  }

  /// Whether a function is given a context and completes it, itself or by the type's other functions.
  func completes(_ function: Function) -> Bool {
    guard let parameter = function.parameters.first(where: \.isContext) else { return false }
    var seen: Set<String> = []
    return completes(parameter.name, in: function, &seen)
  }

  private func completes(_ name: String, in function: Function, _ seen: inout Set<String>) -> Bool {
    guard let body = function.body, seen.insert(function.fullName).inserted else { return false }
    if Self.completes(name, in: body) { return true }
    var handed: [Function] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, Self.isOwn(callee),
        let next = CallFinder.baseName(of: callee),
        arguments.contains(where: { PresentationCall.name(of: $0.value) == name })
      else { return }
      handed += functions[next] ?? []
    }
    return handed.contains { next in
      next.parameters.contains { $0.isContext && completes($0.name, in: next, &seen) }
    }
  }

  /// The initialiser after which a transition is on its way: it, or what it calls, completes a context that the object
  /// keeps.
  func startingInitialiser() -> Function? {
    let kept = entry.variables.filter { !$0.attributes.isStatic && Parameter.isContext($0.type) }.map(\.name)
    if kept.isEmpty { return nil }
    return entry.functions.first { function in
      guard case .initializer = function.kind, ![.private, .fileprivate].contains(function.attributes.access) else {
        return false
      }
      let reached = reached(from: function)
      return kept.contains { Self.completes($0, in: reached) }
    }
  }

  private func reached(from function: Function) -> [Statement] {
    var result = function.body ?? []
    var seen: Set<String> = []
    var pending = [result]
    while let body = pending.popLast() {
      Walk.expressions(in: body) { expression in
        guard case .call(let callee, _) = expression.kind, Self.isOwn(callee),
          let name = CallFinder.baseName(of: callee), seen.insert(name).inserted
        else { return }
        for next in functions[name] ?? [] {
          result += next.body ?? []
          pending.append(next.body ?? [])
        }
      }
    }
    return result
  }

  /// `f(…)`, `self.f(…)`, `self?.f(…)`.
  private static func isOwn(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name: return true
    case .member(let base, _): return isSelf(base)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return isOwn(inner)
    default: return false
    }
  }

  private static func isSelf(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .selfReference: true
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): isSelf(inner)
    default: false
    }
  }

  /// Whether the statements complete the context of that name.
  static func completes(_ name: String, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .member(let base, "completeTransition") = expression.kind else { return }
      if isNamed(base, name) { found = true }
    }
    return found
  }

  /// `x`, `x?`, `self.x`, `self?.x`.
  private static func isNamed(_ expression: Expression, _ name: String) -> Bool {
    switch expression.kind {
    case .name(name): true
    case .member(let base, name): isSelf(base)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): isNamed(inner, name)
    default: false
    }
  }
}

extension Parameter {
  package var isContext: Bool { Self.isContext(type) }

  package static func isContext(_ type: TypeReference?) -> Bool {
    if case .named(SubjectFinder.context, _)? = type?.unwrapped { return true }
    return false
  }
}
