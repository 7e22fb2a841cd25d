import Program

/// Which methods of an object are called by the pages that it makes: it hands them over as closures, or is the page's
/// delegate. Of a page of the sources only what it calls before it goes: one that closes itself first is not shown any more.
struct HandedMethods {
  let entry: TypeIndex.Entry
  let index: TypeIndex

  func names(in text: [Statement]) -> Set<String> {
    let pages = pages(in: text)
    var names: Set<String> = []
    Walk.expressions(in: text) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        guard makes(callee) else { return }
        for argument in arguments {
          guard let label = argument.label else { continue }
          names.formUnion(given(argument.value, as: label, to: pages))
        }
      case .assign(let target, let value):
        guard case .member(let base, let member) = Self.bare(target).kind else { return }
        if case .selfReference = base.kind { return }
        if case .selfReference = value.kind { names.formUnion(required(as: member, by: pages)) }
        names.formUnion(given(value, as: member, to: pages))
      default: break
      }
    }
    return names
  }

  /// The controllers of the sources that the text makes.
  private func pages(in text: [Statement]) -> [TypeIndex.Entry] {
    var names: Set<String> = []
    Walk.expressions(in: text) { expression in
      switch expression.kind {
      case .name(let name) where name.first?.isUppercase == true: names.insert(name)
      case .type(.named(let name, _)): names.insert(name)
      default: break
      }
    }
    return names.sorted().compactMap { index.entry(mentioned: $0, in: entry) }.filter { page in
      page.isSubject && page.id != entry.id && index.ancestors(of: page).contains("UIViewController")
    }
  }

  /// `Page(onSelect:)`, `Page.instantiate(onSelect:)`.
  private func makes(_ callee: Expression) -> Bool {
    guard let name = CallFinder.baseName(of: callee) else { return false }
    return name.first?.isUppercase == true || name.hasPrefix("instantiate") || name.hasPrefix("make")
  }

  /// A method of the object itself, or one that a closure calls.
  private func given(_ value: Expression, as label: String, to pages: [TypeIndex.Entry]) -> Set<String> {
    let own = Set(entry.functions.map(\.name))
    var names: Set<String> = []
    switch value.kind {
    case .name(let name): names = own.contains(name) ? [name] : []
    case .member(let base, let name):
      if case .selfReference = base.kind, own.contains(name) { names = [name] }
    case .closure(let closure):
      Walk.expressions(in: closure.body) { expression in
        guard case .call(let callee, _) = expression.kind, let name = CallFinder.baseName(of: callee),
          own.contains(name)
        else { return }
        names.insert(name)
      }
    default: break
    }
    return names.isEmpty || !pages.contains(where: { isCalled(label, whileShown: $0) }) ? [] : names
  }

  /// The full names of what a delegate of that name of one of the pages must have.
  private func required(as member: String, by pages: [TypeIndex.Entry]) -> Set<String> {
    var names: Set<String> = []
    for page in pages {
      guard let property = page.variables.first(where: { $0.name == member }) else { continue }
      for name in property.type?.mentionedNames ?? [] {
        guard let asked = index.entry(named: name, from: page.file), asked.declaration.kind == .protocol
        else { continue }
        names.formUnion(asked.functions.filter { isCalled($0.name, whileShown: page) }.map(\.fullName))
      }
    }
    return names
  }

  /// Whether a function of the page calls it and asks for nothing itself.
  private func isCalled(_ name: String, whileShown page: TypeIndex.Entry) -> Bool {
    page.functions.contains { function in
      guard let body = function.body, CallFinder.calls(name, in: body) else { return false }
      return !["dismiss", "popViewController", "popToRootViewController"].contains { CallFinder.calls($0, in: body) }
    }
  }

  private static func bare(_ target: Expression) -> Expression {
    switch target.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): bare(inner)
    default: target
    }
  }
}
