import Program

/// Searches in function bodies, by spelling.
package enum CallFinder {
  /// Whether the statements call a function of that base name with that label among its arguments. One that passes
  /// `self` shows the object itself, wherever that is; one with a direction turns the page of a page controller.
  package static func calls(_ name: String, labelled label: String, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .call(let callee, let arguments) = expression.kind, baseName(of: callee) == name else { return }
      if case .selfReference? = arguments.first?.value.kind { return }
      if arguments.contains(where: { $0.label == "direction" }) { return }
      if arguments.contains(where: { $0.label == label }) { found = true }
    }
    return found
  }

  /// Whether the statements call a function of that base name.
  package static func calls(_ name: String, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .call(let callee, _) = expression.kind, baseName(of: callee) == name else { return }
      found = true
    }
    return found
  }

  /// The base names of all functions that the statements call.
  package static func calledNames(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: statements) { expression in
      if case .call(let callee, _) = expression.kind, let name = baseName(of: callee) { names.insert(name) }
    }
    return names
  }

  /// Whether the statements repeat something while a condition holds.
  package static func repeats(in statements: [Statement]) -> Bool {
    var found = false
    Walk.statements(in: statements) { statement in
      switch statement.kind {
      case .while, .repeatWhile: found = true
      default: break
      }
    }
    return found
  }

  /// Every name that a type's functions and properties mention: called, read, or as the type of a property. Without
  /// types only what the code makes or uses itself: neither a cast nor a declared type makes an object, apart from the
  /// cast of what a storyboard makes.
  package static func mentionedNames(in entry: TypeIndex.Entry, includingTypes: Bool = true) -> Set<String> {
    var names: Set<String> = []
    let note: (Expression) -> Void = { expression in
      switch expression.kind {
      case .name(let name), .type(.named(let name, _)): names.insert(name)
      case .member(_, let name) where name.first?.isUppercase == true: names.insert(name)
      case .cast(let value, .named(let name, _), _) where includingTypes || isMadeByStoryboard(value):
        names.insert(name)
      default: break
      }
    }
    for function in entry.functions { Walk.expressions(in: function.body ?? [], note) }
    for variable in entry.variables {
      if let value = variable.value { Walk.expressions(in: [Statement(.expression(value), value.span)], note) }
      Walk.expressions(in: variable.accessors?.getter ?? [], note)
      guard includingTypes || variable.value != nil else { continue }
      if case .named(let name, _)? = variable.type?.unwrapped { names.insert(name) }
    }
    return names
  }

  private static func isMadeByStoryboard(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let callee, _): baseName(of: callee)?.hasPrefix("instantiate") ?? false
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): isMadeByStoryboard(inner)
    default: false
    }
  }

  /// The classes that the sources make to be the roots of navigation controllers.
  package static func roots(in index: TypeIndex) -> Set<Int> {
    var found: Set<Int> = []
    for entry in index.entries where entry.isSubject {
      for function in entry.functions {
        Walk.expressions(in: function.body ?? []) { expression in
          guard case .call(_, let arguments) = expression.kind, arguments.first?.label == "rootViewController",
            case .call(let callee, _)? = arguments.first?.value.kind, case .name(let name) = callee.kind,
            let root = index.entry(mentioned: name, in: entry)
          else { return }
          found.insert(root.id)
        }
      }
    }
    return found
  }

  /// Whether the statements assign a property of that name, of whatever object.
  package static func assigns(_ names: Set<String>, in statements: [Statement]) -> Bool {
    var found = false
    Walk.expressions(in: statements) { expression in
      guard case .assign(let target, _) = expression.kind, let name = baseName(of: target) else { return }
      if names.contains(name) { found = true }
    }
    return found
  }

  /// Whether a controller assigns its own `transitioningDelegate`, or answers it itself.
  static func assignsOwnDelegate(_ entry: TypeIndex.Entry) -> Bool {
    var found = entry.variables.contains { $0.name == "transitioningDelegate" && $0.attributes.isOverride }
    for function in entry.functions {
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .assign(let target, _) = expression.kind else { return }
        switch target.kind {
        case .name("transitioningDelegate"): found = true
        case .member(let base, "transitioningDelegate"):
          if case .selfReference = base.kind { found = true }
        default: break
        }
      }
    }
    return found
  }

  /// Whether a controller sets the delegate of the navigation controller around it.
  package static func assignsStackDelegate(_ entry: TypeIndex.Entry) -> Bool {
    var found = false
    for function in entry.functions {
      Walk.expressions(in: function.body ?? []) { expression in
        guard case .assign(let target, _) = expression.kind, case .member(let base, "delegate") = target.kind,
          let name = baseName(of: base)
        else { return }
        if name.lowercased().hasSuffix("navigationcontroller") { found = true }
      }
    }
    return found
  }

  /// Whether a function of one of the types has the name.
  package static func declares(_ name: String, in entries: [TypeIndex.Entry]) -> Bool {
    entries.contains { $0.functions.contains { $0.name == name } }
  }

  package static func baseName(of callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name), .member(_, let name): name
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): baseName(of: inner)
    default: nil
    }
  }
}
