import Program

/// Which pages the sources give to the methods that show one.
struct OwnWindowPages {
  private(set) var classes: [TypeIndex.Entry] = []

  init(_ index: TypeIndex, of entry: TypeIndex.Entry, showing: [Function]) {
    let asking = showing.filter { OwnWindow.page(of: $0) != nil }
    if asking.isEmpty { return }
    for user in index.entries where user.isSubject && !index.isTest(file: user.file) {
      for body in HelperMethods.bodies(of: user) {
        let given = asking.flatMap { Self.given(to: $0, in: body) }
        if given.isEmpty { continue }
        for name in Self.made(given, in: body) { add(name, seenFrom: user, index) }
      }
    }
    if !classes.isEmpty { return }
    // Where nobody shows one, the method says what it takes.
    for function in asking {
      if case .named(let name, _)? = OwnWindow.page(of: function)?.type?.unwrapped { add(name, seenFrom: entry, index) }
    }
  }

  private mutating func add(_ name: String, seenFrom user: TypeIndex.Entry, _ index: TypeIndex) {
    guard let type = index.entry(mentioned: name, in: user), type.isSubject, !type.isPrivate,
      type.declaration.kind == .class, !classes.contains(where: { $0.id == type.id }),
      index.ancestors(of: type).contains("UIViewController")
    else { return }
    classes.append(type)
  }

  /// The arguments for the page.
  private static func given(to function: Function, in body: [Statement]) -> [Expression] {
    guard let page = OwnWindow.page(of: function) else { return [] }
    var found: [Expression] = []
    Walk.expressions(in: body) { expression in
      guard case .call(let callee, let arguments) = expression.kind, CallFinder.baseName(of: callee) == function.name,
        ControllerHelpers.fits(function, arguments)
      else { return }
      if let value = arguments.first(where: { $0.label == page.label })?.value { found.append(value) }
    }
    return found
  }

  /// The names of the classes of which they are made: there, or in a constant of the same code.
  private static func made(_ values: [Expression], in body: [Statement]) -> [String] {
    let constants = Set(values.compactMap { if case .name(let name) = $0.kind { name } else { nil } })
    var all = values
    Walk.statements(in: body) { statement in
      guard case .variable(let variable) = statement.kind, case .binding(let name, _) = variable.pattern.kind,
        constants.contains(name), let value = variable.value
      else { return }
      all.append(value)
    }
    return all.compactMap { value in
      guard case .call(let callee, _) = value.kind, let name = CallFinder.baseName(of: callee),
        name.first?.isUppercase == true
      else { return nil }
      return name
    }
  }
}
