import Program
import Subjects

extension LeftChild {
  /// The same where the child has a name of its own in the function, or where the property changes behind the block: then nothing
  /// in the function may take a child out, and it has to put one in.
  func isLeftBehind(
    _ block: CodeBlock, _ child: String, isAlias: Bool, _ body: [Statement], _ aliases: [String: String]
  ) -> Bool {
    let places = isAlias ? CodeBlock.all(in: body).flatMap(\.work) : block.after
    return places.flatMap(Self.direct).contains { Self.letsGo($0, of: child) }
      && exchanges(child, in: body, aliases) && !mayRemoveAny(in: body, child, aliases)
  }

  /// Whether what the property holds next is made a child: `addChild(next)` and `current = next`.
  private func exchanges(_ child: String, in body: [Statement], _ aliases: [String: String]) -> Bool {
    var next: Set<String> = [child]
    var added: Set<String> = []
    Walk.expressions(in: body) { expression in
      switch expression.kind {
      case .assign(let target, let value):
        if LocalNames.path(of: target, aliases) == child, let name = LocalNames.path(of: value) { next.insert(name) }
      case .call(let callee, let arguments):
        guard MethodUses.isOfSelf(callee), Self.adding.contains(CallFinder.baseName(of: callee) ?? ""),
          let value = arguments.first?.value, let name = LocalNames.path(of: value, aliases)
        else { return }
        added.insert(name)
      default: break
      }
    }
    return !next.isDisjoint(with: added)
  }

  /// Whether the function, or one of the class that it calls, may take the child out.
  private func mayRemoveAny(in body: [Statement], _ child: String, _ aliases: [String: String]) -> Bool {
    let called = CallFinder.calledNames(in: body)
    let helpers = type.functions.filter { called.contains($0.name) && !Self.adding.contains($0.name) }
    let asked = [called] + helpers.map { CallFinder.calledNames(in: $0.body ?? []) }
    var found = asked.contains { !Self.removing.isDisjoint(with: $0) }
    Walk.expressions(in: body) { found = found || Self.mayRemoveHere($0, child, aliases) }
    return found
  }

  private static let removing: Set<String> = ["removeFromParent", "removeFromParentViewController"]
}
