import Program

/// The objects that an object of the screen keeps, as far as one piece of its code names them: what is in its strong
/// properties, its outlets, the views that the code adds, and the cells of its lists.
struct OwnHolders {
  let index: TypeIndex
  let type: TypeIndex.Entry
  /// The names of properties that somewhere become nil.
  let cleared: Set<String>
  /// By name: the classes of the local values that are kept.
  private let locals: [String: String]

  init(index: TypeIndex, type: TypeIndex.Entry, cleared: Set<String>, body: [Statement]) {
    self.index = index
    self.type = type
    self.cleared = cleared
    let added = Self.added(in: body, type)
    locals = LocalClasses.named(in: body).filter { name, className in
      added.contains(name) || Self.isReused(className, index, type)
    }
  }

  /// The class or structure of the sources of what is kept and named so.
  func holder(_ base: Expression) -> TypeIndex.Entry? {
    guard let name = className(of: MethodUses.bare(base)), let held = index.entry(mentioned: name, in: type),
      held.isSubject, held.id != type.id, [.class, .struct].contains(held.declaration.kind)
    else { return nil }
    return held
  }

  private func className(of base: Expression) -> String? {
    switch base.kind {
    case .name(let name): return locals[name] ?? property(named: name)?.className
    case .member(let owner, let name):
      guard case .selfReference = MethodUses.bare(owner).kind else { return nil }
      return property(named: name)?.className
    default: return nil
    }
  }

  /// A property of the object that keeps what it has; what an outlet names is kept by the view around it.
  func property(named name: String) -> Variable? {
    if cleared.contains(name) { return nil }
    let variables = index.lineage(of: type).filter(\.isSubject).flatMap(\.variables)
    guard let variable = variables.first(where: { $0.name == name }) else { return nil }
    return KeptSelf.keeps(variable) || variable.attributes.names.contains("IBOutlet") ? variable : nil
  }

  /// Cells and the like, which the list keeps, and the list is kept.
  private static func isReused(_ name: String, _ index: TypeIndex, _ type: TypeIndex.Entry) -> Bool {
    guard let entry = index.entry(mentioned: name, in: type) else { return false }
    return !index.ancestors(of: entry).isDisjoint(with: [
      "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    ])
  }

  /// The local values that code puts into a strong property, or adds to a view that it does not take away again.
  private static func added(in body: [Statement], _ type: TypeIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        guard case .name(let local) = value.kind, MethodUses.isOfSelf(target),
          let name = CallFinder.baseName(of: target),
          type.variables.contains(where: { $0.name == name && KeptSelf.keeps($0) })
        else { return }
        names.insert(local)
      case .call(let callee, let arguments):
        guard ["addSubview", "addArrangedSubview"].contains(CallFinder.baseName(of: callee)),
          case .name(let local)? = arguments.first?.value.kind
        else { return }
        names.insert(local)
      default: break
      }
    }
    return CallFinder.calls("removeFromSuperview", in: body) ? [] : names
  }
}

/// The classes of local values.
enum LocalClasses {
  /// By name, of values that the statements make, cast or declare.
  static func named(in body: [Statement]) -> [String: String] {
    var classes: [String: String] = [:]
    let note: (Pattern, TypeReference?, Expression?) -> Void = { pattern, type, value in
      guard case .binding(let name, _) = unwrapped(pattern).kind else { return }
      if case .named(let declared, _)? = type?.unwrapped {
        classes[name] = declared
      } else if let value {
        classes[name] = className(of: value)
      }
    }
    Walk.statements(in: body) { statement in
      switch statement.kind {
      case .variable(let variable) where !variable.isWeak: note(variable.pattern, variable.type, variable.value)
      case .guard(let conditions, _): bindings(conditions).forEach(note)
      case .if(let branch): bindings(branch.conditions).forEach(note)
      default: break
      }
    }
    return classes
  }

  private static func bindings(_ conditions: [Condition]) -> [(Pattern, TypeReference?, Expression?)] {
    conditions.compactMap { condition in
      guard case .binding(let pattern, let type, let value, _) = condition else { return nil }
      return (pattern, type, value)
    }
  }

  private static func unwrapped(_ pattern: Pattern) -> Pattern {
    if case .optional(let inner) = pattern.kind { return inner }
    return pattern
  }

  private static func className(of value: Expression) -> String? {
    switch MethodUses.bare(value).kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return nil }
      return name
    case .cast(_, let type, _):
      guard case .named(let name, _) = type.unwrapped else { return nil }
      return name
    default: return nil
    }
  }
}
