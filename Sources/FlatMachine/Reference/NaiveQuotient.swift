/// The state that stands for all that count as the same, found in the plainest way: dead slots are reset, then every state
/// that exchanging two elements leads to, over and over, is made, and the least is taken. The slow twin of
/// `StateNormaliser`.
struct NaiveQuotient: Sendable {
  var classes: [SymmetryClass]
  var dead: DeadSlots?
  var initial: [Int]

  init(_ plan: ReductionPlan, _ model: FlatModel) {
    (classes, dead, initial) = (plan.classes, plan.dead, model.initial)
  }

  func representative(of state: [Int]) -> [Int] {
    var state = state
    dead?.apply(to: &state, initial: initial)
    return orbit(of: state).min { $0.lexicographicallyPrecedes($1) } ?? state
  }

  /// Every state that exchanges make of a state, itself among them. O(orbit × pairs of elements × slots).
  func orbit(of state: [Int]) -> Set<[Int]> {
    var orbit: Set<[Int]> = [state]
    var open = [state]
    while let next = open.popLast() {
      for group in classes {
        for second in group.elements.indices {
          for first in 0..<second {
            let other = exchange(first, second, of: group, in: next)
            if orbit.insert(other).inserted { open.append(other) }
          }
        }
      }
    }
    return orbit
  }

  private func exchange(_ first: Int, _ second: Int, of group: SymmetryClass, in state: [Int]) -> [Int] {
    var result = state
    for (one, other) in zip(group.slots[first], group.slots[second]) { result.swapAt(one, other) }
    let (one, other) = (group.elements[first], group.elements[second])
    for slot in group.references {
      // A reference may itself be a slot of one of the two.
      if result[slot] == one { result[slot] = other } else if result[slot] == other { result[slot] = one }
    }
    return result
  }
}
