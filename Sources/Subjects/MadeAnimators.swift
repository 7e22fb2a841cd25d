import Program

extension SubjectFinder.Animation {
  /// Whether the code makes a property animator and returns it: who asked for it starts it.
  package var returnsAnimator: Bool {
    switch self {
    case .function(let function):
      guard case .named(let name, _)? = function.result?.unwrapped else { return false }
      return ["UIViewPropertyAnimator", "UIViewImplicitlyAnimating"].contains(name)
    case .closure(let value, _):
      guard case .closure(let closure) = value.kind else { return false }
      return Self.returnsAnimator(closure.body)
    case .worker, .contextMethod: return false
    }
  }

  /// `let animator = UIViewPropertyAnimator(…); …; return animator`
  private static func returnsAnimator(_ body: [Statement]) -> Bool {
    guard case .return(let value?)? = body.last?.kind else { return false }
    if isAnimator(value) { return true }
    guard case .name(let returned) = value.kind else { return false }
    return body.contains { statement in
      guard case .variable(let variable) = statement.kind, case .binding(returned, _) = variable.pattern.kind else {
        return false
      }
      return variable.value.map(isAnimator) ?? false
    }
  }

  private static func isAnimator(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind else { return false }
    return ["UIViewPropertyAnimator", "runningPropertyAnimator"].contains(CallFinder.baseName(of: callee))
  }
}
