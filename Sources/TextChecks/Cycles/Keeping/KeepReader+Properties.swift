import Program
import Subjects

extension KeepReader {
  /// The strong property of an object, or nil.
  mutating func property(_ name: String, of owner: KeepGraph.Node) -> KeepGraph.Node? {
    if let known = graph.property(name, of: owner) { return known }
    guard let declared = declared(name, of: owner), declared.isKept else { return nil }
    let variable = declared.variable
    let node = graph.add(variable.className ?? variable.madeClass)
    graph.setProperty(name, of: owner, to: node)
    graph.keep(owner, node, at: variable.span, .declared)
    if case .array(let element)? = variable.type?.unwrapped {
      addElement(Self.name(of: element), to: node, at: variable.span)
    }
    return node
  }

  /// The declaration of a property, and whether everything that the object may be keeps what is in it and never lets it go.
  func declared(_ name: String, of owner: KeepGraph.Node) -> (variable: Variable, isKept: Bool)? {
    let found = holders(of: owner).compactMap { holder -> (TypeIndex.Entry, Variable)? in
      for part in holder.lineage {
        if let variable = part.variables.first(where: { $0.name == name }) { return (part, variable) }
      }
      return nil
    }
    guard let first = found.first else { return nil }
    return (first.1, found.allSatisfy { keeps($0.1, of: $0.0) && !cleared.contains(name, of: $0.0) })
  }

  private func keeps(_ variable: Variable, of owner: TypeIndex.Entry) -> Bool {
    KeptSelf.keeps(variable) || isOutletOfView(variable) || AddedViews(owner, index).isAdded(variable)
      || isEmbedded(variable) && index.isKind(type, of: owner)
  }

  /// A view that an outlet names stands in the view around it, an item in a bar of the page, and both are kept there; a delegate
  /// is an outlet, too, and kept by nobody.
  private func isOutletOfView(_ variable: Variable) -> Bool {
    guard variable.attributes.names.contains("IBOutlet"), variable.isStored, let name = variable.className else {
      return false
    }
    if let entry = types.entry(name) {
      return !index.ancestors(of: entry).isDisjoint(with: ["UIView", "UIBarButtonItem", "UIGestureRecognizer"])
    }
    if ["Delegate", "DataSource", "Controller"].contains(where: name.hasSuffix) { return false }
    return name.hasPrefix("UI") || Self.views.contains(where: name.hasSuffix)
  }

  /// The last words of names that libraries give to views.
  private static let views = ["View", "Label", "Button", "Control", "TextField"]

  /// Who keeps what a view or another part of an object is given: the object, of which the part is one as long as it lives. A
  /// part by itself keeps nobody's controller.
  mutating func keeper(_ expression: Expression, _ scope: inout Scope) -> KeepGraph.Node? {
    let place = MethodUses.bare(expression)
    switch place.kind {
    case .name(let name) where Self.parts.contains(name) && scope.locals[name] == nil:
      return value(place, &scope) ?? scope.this
    case .member(let base, let name) where Self.parts.contains(name):
      return value(place, &scope) ?? keeper(base, &scope)
    default: return value(place, &scope)
    }
  }

  private static let parts: Set<String> = ["view", "contentView", "navigationItem", "tableView", "collectionView"]
}
