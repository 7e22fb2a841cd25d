import RunReport

/// What a repair says of itself.
package enum RepairText {
  /// The titles of its changes as one clause.
  package static func title(_ titles: [String]) -> String {
    guard titles.count > 1, let last = titles.last else { return titles.first ?? "" }
    return titles.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What the check after it has seen.
  /// - Parameter subjects: what was explored again.
  package static func verification(_ subjects: [Subject]) -> String {
    let states = subjects.reduce(0) { $0 + $1.states }
    let of = subjects.count == 1 ? "'\(subjects[0].name)'" : "\(subjects.count) subjects"
    let isWhole = subjects.allSatisfy { $0.bound == nil }
    // What was not explored to its end does not hold.
    let isAll =
      isWhole
      && subjects.allSatisfy { ($0.verdict == .holds || $0.isVacuousForCalls) && !$0.rules.values.contains(.violated) }
    return "\(states) \(states == 1 ? "state" : "states") of \(of)\(isWhole ? "" : ", not all"): "
      + (isAll ? "every rule holds" : "the finding is gone and no new one came")
  }
}
