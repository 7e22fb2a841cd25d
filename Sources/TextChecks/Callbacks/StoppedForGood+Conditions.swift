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

  /// `if timer != nil { timer?.invalidate() }`, `if session.isRunning { session.stopRunning() }`: nothing but what is stopped is
  /// asked whether it is there, or at work.
  func asksForWhat(_ branch: If) -> Bool {
    let asked = AppEvents.mentioned(in: branch.conditions).subtracting(Self.atWork)
    let stopped = stops(in: branch.then, depth: 0)
    return branch.otherwise.isEmpty && !stopped.isEmpty && asked.isSubset(of: stopped.map(\.target))
  }

  private static let atWork: Set<String> = ["isRunning", "running", "isValid", "valid", "isPlaying", "isScanning"]

  /// What of a callback runs when the page comes back: not what it does only where the page is put in for the first time. A
  /// swipe back that is let go says that the page is not moving to a parent (CAN-01).
  func whenBack(_ body: [Statement]) -> [Statement] {
    var kept: [Statement] = []
    for statement in body {
      switch statement.kind {
      case .if(let branch) where Self.saysThatItComes(branch.conditions): kept += whenBack(branch.otherwise)
      case .guard(let conditions, let otherwise) where Self.saysThatItComes(conditions):
        return kept + otherwise
      default: kept.append(statement)
      }
    }
    return kept
  }

  private static func saysThatItComes(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      guard case .expression(let value) = condition else { return false }
      return saysThatItComes(value)
    }
  }

  /// `isMovingToParent`, `isBeingPresented || isMovingToParent`
  private static func saysThatItComes(_ value: Expression) -> Bool {
    if case .or(let left, let right) = value.kind { return saysThatItComes(left) && saysThatItComes(right) }
    guard MethodUses.isOfSelf(value), let name = CallFinder.baseName(of: value) else { return false }
    return ["isMovingToParent", "isMovingToParentViewController", "isBeingPresented"].contains(name)
  }
}
