import Program
import Subjects

/// Looks whether a function shows what the completion of an animation takes away, without a look at what that completion settles.
struct Shows {
  private let removal: Removal
  private let flags: Set<String>
  private(set) var isFound = false

  /// - Parameter flags: those that hold once.
  init(of removal: Removal, in body: [Statement], flags: Set<String>) {
    self.removal = removal
    self.flags = flags
    isFound = !CallFinder.calls("removeAllAnimations", in: body) && !ends(body) && search(body)
  }

  /// The statements that run unless something that has nothing to do with the animation forbids it.
  private func search(_ body: [Statement]) -> Bool {
    for statement in body {
      switch statement.kind {
      case .guard(let conditions, _) where removal.isSettled(in: conditions): return false
      case .if(let branch):
        if removal.isSettled(in: branch.conditions) { return false }
        if isOnce(branch) { continue }
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

  /// `if isFirst { isFirst = false … }`, where nothing sets the flag again.
  private func isOnce(_ branch: If) -> Bool {
    guard branch.conditions.count == 1, case .expression(let value) = branch.conditions[0],
      let name = LocalNames.path(of: value), flags.contains(name)
    else { return false }
    return branch.then.contains { statement in
      guard case .expression(let value) = statement.kind, case .assign(let target, _) = value.kind else { return false }
      return LocalNames.path(of: target) == name
    }
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
