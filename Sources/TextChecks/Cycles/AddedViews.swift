import Program
import Subjects

/// The views that a view or a controller has in weak properties and that its own code makes: they stand in its view, which
/// keeps them.
struct AddedViews {
  private let owner: TypeIndex.Entry
  private let index: TypeIndex

  init(_ owner: TypeIndex.Entry, _ index: TypeIndex) {
    self.owner = owner
    self.index = index
  }

  func isAdded(_ variable: Variable) -> Bool {
    guard variable.attributes.isWeak, KeptSelf.isShown(owner, index), isView(variable) else { return false }
    let sources = owner.functions.flatMap { function in values(of: variable.name, in: function) }
    return !sources.isEmpty && !sources.contains(.given) && !isTakenAway(variable.name)
  }

  private func isView(_ variable: Variable) -> Bool {
    guard let name = variable.className, let entry = index.entry(mentioned: name, in: owner) else { return false }
    return index.ancestors(of: entry).contains("UIView")
  }

  private enum Source { case made, given }

  /// Where the values come from that a function puts into a property.
  private func values(of name: String, in function: Function) -> [Source] {
    var found: [Source] = []
    Walk.expressions(in: function.body ?? []) { expression in
      guard case .assign(let target, let value) = expression.kind, MethodUses.isOfSelf(target),
        CallFinder.baseName(of: target) == name
      else { return }
      switch MethodUses.bare(value).kind {
      case .call: found.append(.made)
      case .name(let local): found.append(function.parameters.contains { $0.name == local } ? .given : .made)
      default: found.append(.given)
      }
    }
    return found
  }

  private func isTakenAway(_ name: String) -> Bool {
    var found = false
    for body in KeptSelf.running(of: owner) {
      Walk.expressions(in: body) { expression in
        guard case .member(let base, "removeFromSuperview") = expression.kind else { return }
        if CallFinder.baseName(of: MethodUses.bare(base)) == name { found = true }
      }
    }
    return found
  }
}
