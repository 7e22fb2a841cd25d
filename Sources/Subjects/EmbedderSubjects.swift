import Program

/// Who adds children for others: methods that extend every controller, and objects that are given one.
extension SubjectFinder {
  /// Methods of every controller that add a child to it: whoever calls one of itself is a container.
  static func embeddingHelpers(in index: TypeIndex) -> ControllerHelpers {
    let controllers = index.entries.filter { !$0.isSubject && $0.name == "UIViewController" }
    let added = controllers.flatMap(\.functions).filter { function in
      guard case .function = function.kind else { return false }
      return index.isSubject(file: Int(function.span.file)) && !index.isTest(file: Int(function.span.file))
        && Self.hosts(in: function.body ?? []).contains("self")
    }
    return ControllerHelpers(added)
  }

  /// An object whose methods add children to a controller that it is given.
  package func embedder(_ entry: TypeIndex.Entry) -> Candidate? {
    guard mayBeFlow(entry), entry.declaration.kind == .class else { return nil }
    let bodies = Dictionary(entry.functions.map { ($0.name, $0.body ?? []) }) { $0 + $1 }
    let calls = { (function: Function, names: [String]) in
      let reached = TriggerGroups.reached(from: function, bodies)
      return names.contains { CallFinder.calls($0, in: reached) }
    }
    let methods = entry.functions.filter { function in
      guard case .function = function.kind, !function.attributes.isStatic, function.genericParameters.isEmpty else {
        return false
      }
      return helpers.isEntryPoint(function, of: entry) && calls(function, ["addChild", "removeFromParent"])
    }
    let adding = methods.filter { calls($0, ["addChild"]) && isGivenHost($0, of: entry, bodies) }
    if adding.isEmpty { return nil }
    let spans = Set(adding.map(\.nameSpan))
    let triggers = adding.prefix(2) + methods.filter { !spans.contains($0.nameSpan) }.prefix(2)
    return Candidate(
      kind: .container, entry: entry,
      role: .embedder(triggers: Array(triggers), adding: Set(adding.map(\.fullName))))
  }

  /// Whether a parameter or a property that somebody fills is what gets the child.
  private func isGivenHost(_ function: Function, of entry: TypeIndex.Entry, _ bodies: [String: [Statement]]) -> Bool {
    let hosts = Self.hosts(in: TriggerGroups.reached(from: function, bodies))
    let given = function.parameters.map { ($0.name, $0.type) } + entry.variables.map { ($0.name, $0.type) }
    return given.contains { name, type in
      hosts.contains(name) && type?.unwrapped == .named("UIViewController", [])
    }
  }

  /// The names of those whom the statements give children; `self` for their own object.
  package static func hosts(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: statements) { expression in
      guard case .call(let callee, _) = expression.kind, CallFinder.baseName(of: callee) == "addChild" else { return }
      names.insert(MethodUses.isOfSelf(callee) ? "self" : PresentationCall.receiver(of: callee) ?? "")
    }
    return names
  }
}
