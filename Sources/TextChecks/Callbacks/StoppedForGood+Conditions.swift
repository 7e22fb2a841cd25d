import Program
import Subjects

/// The conditions under which a page stops something, and that hold whenever it seems to leave.
extension StoppedForGood {
  func saysThatItLeaves(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      guard case .expression(let value) = condition else { return false }
      return saysThatItLeaves(value)
    }
  }

  /// `isBeingDismissed || isMovingFromParent`
  private func saysThatItLeaves(_ value: Expression) -> Bool {
    if case .or(let left, let right) = value.kind { return saysThatItLeaves(left) && saysThatItLeaves(right) }
    guard MethodUses.isOfSelf(value), let name = CallFinder.baseName(of: value) else { return false }
    return ["isMovingFromParent", "isMovingFromParentViewController", "isBeingDismissed"].contains(name)
  }

  /// `if timer != nil { timer?.invalidate() }`: nothing but what is stopped is asked whether it is there.
  func asksForWhat(_ branch: If) -> Bool {
    let asked = AppEvents.mentioned(in: branch.conditions)
    let stopped = stops(in: branch.then, depth: 0)
    return branch.otherwise.isEmpty && !stopped.isEmpty && asked.isSubset(of: stopped.map(\.target))
  }
}
