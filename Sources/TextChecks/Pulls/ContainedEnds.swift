import Program

/// What the code of a page does when the container around it is dismissed.
///
/// `isBeingDismissed` is true for the controller that is dismissed (developer.apple.com, `isBeingDismissed`), and
/// `isMovingFromParent` for one that its container removes (`isMovingFromParent`). Of a page in a presented navigation
/// controller neither is true then: the page stays in its stack, and the stack goes.
enum ContainedEnds {
  private static let own: Set<String> = [
    "isBeingDismissed", "isMovingFromParent", "isMovingFromParentViewController",
  ]

  /// The statements without those that only one of the page's own two answers would lead to.
  static func reached(_ body: [Statement]) -> [Statement] {
    var reached: [Statement] = []
    for statement in body {
      switch statement.kind {
      case .if(let branch):
        if isNever(branch.conditions) {
          reached += self.reached(branch.otherwise)
        } else {
          let rest = If(
            conditions: branch.conditions, then: self.reached(branch.then),
            otherwise: self.reached(branch.otherwise))
          reached.append(Statement(.if(rest), statement.span))
        }
      case .guard(let conditions, let otherwise) where isNever(conditions): return reached + otherwise
      default: reached.append(statement)
      }
    }
    return reached
  }

  private static func isNever(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      if case .expression(let value) = condition { return isNever(value) }
      return false
    }
  }

  private static func isNever(_ value: Expression) -> Bool {
    switch value.kind {
    case .and(let left, let right): return isNever(left) || isNever(right)
    case .or(let left, let right): return isNever(left) && isNever(right)
    case .tuple(let elements) where elements.count == 1: return isNever(elements[0].value)
    case .name(let name): return own.contains(name)
    case .member(let base, let name):
      if case .selfReference = base.kind { return own.contains(name) }
      return false
    default: return false
    }
  }
}
