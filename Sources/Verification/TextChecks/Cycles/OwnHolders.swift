import Program

/// The objects that an object of the screen keeps, as far as one piece of its code names them: what strong properties lead
/// to, its outlets and the views that it adds, and the cells of its lists.
struct OwnHolders {
  let index: TypeIndex
  let type: TypeIndex.Entry
  /// The names of properties that somewhere become nil.
  let cleared: Set<String>
  private let classes: ValueClasses
  /// The names of the local values that are kept.
  private let locals: Set<String>
  /// The names of all local values that are made, cast or declared.
  private let known: Set<String>

  init(index: TypeIndex, type: TypeIndex.Entry, cleared: Set<String>, body: [Statement]) {
    self.index = index
    self.type = type
    self.cleared = cleared
    classes = ValueClasses(index: index, type: type, body: body)
    let added = Self.added(in: body, type)
    let named = LocalClasses.named(in: body)
    known = Set(named.keys)
    locals = Set(named.filter { added.contains($0) || Self.isReused($1, index, type) }.map(\.key))
  }

  /// The classes and structures of the sources that what is kept and named so may be; none where that is not known.
  func holders(_ base: Expression) -> [TypeIndex.Entry] {
    guard isKept(base), let held = classes.entry(of: base), held.id != type.id else { return [] }
    return index.implementations(of: held)
  }

  /// Whether the object keeps it: a local value that it adds, or what a chain of its properties leads to.
  func isKept(_ value: Expression) -> Bool { isKept(value, depth: 0) }

  /// Names of branches may stand for each other: how far they are followed is bounded.
  private func isKept(_ value: Expression, depth: Int) -> Bool {
    if depth > 8 { return false }
    let value = MethodUses.bare(value)
    switch value.kind {
    case .name(let name):
      if locals.contains(name) { return true }
      if known.contains(name) { return false }
      return classes.aliases[name].map { isKept($0, depth: depth + 1) } ?? (property(named: name) != nil)
    case .member(let owner, let name):
      if case .selfReference = MethodUses.bare(owner).kind { return property(named: name) != nil }
      guard isKept(owner, depth: depth + 1), let entry = classes.entry(of: owner) else { return false }
      let owners = index.implementations(of: entry)
      return !owners.isEmpty && owners.allSatisfy { property(named: name, of: $0) != nil }
    default: return false
    }
  }

  /// A property of the object that keeps what it has; what an outlet names is kept by the view around it.
  func property(named name: String) -> Variable? { property(named: name, of: type) }

  private func property(named name: String, of owner: TypeIndex.Entry) -> Variable? {
    if cleared.contains(name) { return nil }
    let variables = index.lineage(of: owner).filter(\.isSubject).flatMap(\.variables)
    guard let variable = variables.first(where: { $0.name == name }) else { return nil }
    let isKept =
      KeptSelf.keeps(variable) || variable.attributes.names.contains("IBOutlet")
      || AddedViews(owner, index).isAdded(variable)
    return isKept ? variable : nil
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
        guard Self.adding.contains(CallFinder.baseName(of: callee) ?? ""),
          case .name(let local)? = arguments.first?.value.kind
        else { return }
        names.insert(local)
      default: break
      }
    }
    return CallFinder.calls("removeFromSuperview", in: body) ? [] : names
  }

  static let adding: Set<String> = ["addSubview", "addArrangedSubview"]
}
