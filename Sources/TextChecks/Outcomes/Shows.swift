import Program
import Subjects

/// Looks whether a function shows what the completion of an animation takes away, without a look at what that completion settles.
struct Shows {
  private let removal: Removal
  private(set) var isFound = false

  init(of removal: Removal, in body: [Statement]) {
    self.removal = removal
    isFound = !CallFinder.calls("removeAllAnimations", in: body) && !ends(body) && search(body)
  }

  /// The statements that run unless something that has nothing to do with the animation forbids it.
  private func search(_ body: [Statement]) -> Bool {
    for statement in body {
      switch statement.kind {
      case .guard(let conditions, _) where looks(conditions): return false
      case .if(let branch):
        if looks(branch.conditions) { return false }
        if search(branch.then) || search(branch.otherwise) { return true }
      case .expression(let value): if shows(value) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether the function ends the animation first.
  private func ends(_ body: [Statement]) -> Bool {
    AppEvents.mentioned(in: body).contains { ["stopAnimation", "finishAnimation"].contains($0) }
  }

  private func looks(_ conditions: [Condition]) -> Bool {
    let asked = conditions.compactMap { condition -> Expression? in
      switch condition {
      case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): value
      case .available: nil
      }
    }
    let names = AppEvents.mentioned(in: asked.map { Statement(.expression($0), $0.span) })
    return !names.isDisjoint(with: removal.settled.union(["superview", "isHidden", "window", "alpha"]))
  }

  private func shows(_ value: Expression) -> Bool {
    switch MethodUses.bare(value).kind {
    case .call(let callee, let arguments) where !removal.isHidden:
      guard let name = CallFinder.baseName(of: MethodUses.bare(callee)), let view = arguments.first?.value else {
        return false
      }
      return ["addSubview", "insertSubview"].contains(name) && LocalNames.path(of: view) == removal.path
    case .assign(let target, let new) where removal.isHidden:
      guard case .bool(false) = new.kind, case .member(let base, "isHidden") = MethodUses.bare(target).kind else {
        return false
      }
      return LocalNames.path(of: base) == removal.path
    default: return false
    }
  }
}
