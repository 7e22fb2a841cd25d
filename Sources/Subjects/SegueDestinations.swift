import Program

/// Where the segues of a controller lead, as far as `prepare(for:sender:)` says of which class the destination is and
/// gives it something of a transition.
package struct SegueDestinations {
  package struct Destination {
    package var type: TypeIndex.Entry
    /// It is the first controller of a navigation controller.
    package var isInStack = false
  }

  private(set) var presented: [Destination] = []
  private(set) var shown: [Destination] = []
  /// Whether the stack around the controller gets a delegate.
  private(set) var preparesStack = false

  private let index: TypeIndex
  private let entry: TypeIndex.Entry
  /// What local names stand for; no class where none is said.
  private var named: [String: Origin] = [:]
  /// What the stack around the controller is called.
  private var stackNames: Set<String> = ["navigationController"]

  private struct Origin {
    var type: TypeIndex.Entry?
    var isInStack = false
    var isStack = false
  }

  package init(of entry: TypeIndex.Entry, in index: TypeIndex) {
    self.entry = entry
    self.index = index
    let bodies = entry.functions.filter { $0.fullName == "prepare(for:sender:)" }.compactMap(\.body)
    for body in bodies { visit(body) }
    for body in bodies { noteAssignments(in: body) }
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .variable(let variable): if let value = variable.value { bind(variable.pattern, to: value) }
      case .if(let branch):
        visit(branch.conditions)
        visit(branch.then)
        visit(branch.otherwise)
      case .guard(let conditions, _): visit(conditions)
      case .switch(_, let choice):
        for clause in choice.cases {
          for item in clause.patterns { bind(item.pattern, to: choice.subject) }
          visit(clause.body)
        }
      case .do(_, let body, _): visit(body)
      default: break
      }
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for case .binding(let pattern, _, let value, _) in conditions { bind(pattern, to: value) }
  }

  private mutating func bind(_ pattern: Pattern, to value: Expression) {
    switch pattern.kind {
    case .binding(let name, _):
      if let origin = origin(of: value) { named[name] = origin }
      if CallFinder.baseName(of: value) == "navigationController" { stackNames.insert(name) }
    case .optional(let inner): bind(inner, to: value)
    case .asType(let inner, .named(let type, _)):
      guard case .binding(let name, _) = inner.kind, let origin = origin(of: value) else { return }
      named[name] = self.origin(origin, castTo: type)
    default: break
    }
  }

  /// Nil for what is no destination and nothing of one.
  private func origin(of value: Expression) -> Origin? {
    switch value.kind {
    case .name(let name): return named[name]
    case .cast(let inner, .named(let type, _), _): return origin(of: inner).map { origin($0, castTo: type) }
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner), .subscript_(let inner, _):
      return origin(of: inner)
    case .member(let base, let name):
      if ["destination", "destinationViewController"].contains(name) { return Origin() }
      guard let origin = origin(of: base), Self.contents.contains(name) else { return nil }
      return ["first", "last"].contains(name) ? origin : Origin(isInStack: true)
    default: return nil
    }
  }

  private static let contents = [
    "topViewController", "visibleViewController", "viewControllers", "children", "first", "last",
  ]

  private func origin(_ origin: Origin, castTo type: String) -> Origin {
    var result = origin
    if type == "UINavigationController" { result.isStack = true }
    let known = index.entry(mentioned: type, in: entry)
    if let known, known.isSubject, known.declaration.kind == .class,
      index.ancestors(of: known).contains("UIViewController")
    {
      result.type = known
    }
    return result
  }

  private mutating func noteAssignments(in body: [Statement]) {
    var styled: [Origin] = []
    var stackSources: Set<String> = []
    var preparesStack = false
    let names = self
    Walk.expressions(in: body) { expression in
      guard case .assign(let target, let value) = expression.kind, let (owner, name) = Self.member(target) else {
        return
      }
      if ["transitioningDelegate", "modalPresentationStyle"].contains(name), let origin = names.origin(of: owner) {
        styled.append(origin)
      } else if name == "delegate", names.stackNames.contains(CallFinder.baseName(of: owner) ?? "") {
        preparesStack = true
        Walk.expressions(in: [Statement(.expression(value), value.span)]) { part in
          if case .name(let name) = part.kind { stackSources.insert(name) }
        }
      }
    }
    self.preparesStack = preparesStack
    let known = named.sorted { $0.key < $1.key }
    for origin in styled {
      if origin.type != nil {
        note(origin, in: &presented)
      } else {
        // The destination itself is styled: any of the classes that it is cast to, or the content of the stack.
        for (_, other) in known where !origin.isStack || other.isInStack { note(other, in: &presented) }
      }
    }
    if !preparesStack { return }
    let mentioned = known.filter { stackSources.contains($0.key) && $0.value.type != nil }
    for (_, origin) in mentioned.isEmpty ? known : mentioned { note(origin, in: &shown) }
  }

  private func note(_ origin: Origin, in list: inout [Destination]) {
    guard let type = origin.type, !list.contains(where: { $0.type.id == type.id }) else { return }
    list.append(Destination(type: type, isInStack: origin.isInStack))
  }

  private static func member(_ target: Expression) -> (owner: Expression, name: String)? {
    switch target.kind {
    case .member(let owner, let name): (owner, name)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): member(inner)
    default: nil
    }
  }
}
