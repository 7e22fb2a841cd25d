import Diagnostics
import RunReport

/// What a change of the sources has made of what was found before.
package struct FindingComparison: Sendable {
  /// Findings that were not there before, in the order of reports; the target if it is still there.
  package let new: [Finding]
  /// A subject is less explored than before, or gone.
  package let hasLost: Bool
  /// The finding is gone and nothing came, but a search that was stopped cannot tell.
  package let isCut: Bool
  /// What was explored again.
  let explored: [Subject]

  /// The target is gone, nothing came and as much is known as before.
  package var isClean: Bool { new.isEmpty && !hasLost }

  /// - Parameters:
  ///   - target: the finding of `before` that is to go.
  ///   - isAccepted: whether a finding may come.
  package init<Code: CheckedCode>(
    _ before: Code, _ after: Code, without target: Finding, isAccepted: (Finding) -> Bool = { _ in false }
  ) {
    let differences = Self.differences(before, after)
    var rest = before.findings
    // Another run of the same cause may have been shown, which gives it another id.
    let known =
      rest.firstIndex { $0.id == target.id }
      ?? rest.firstIndex {
        $0.breach == target.breach && $0.location == target.location
      }
    if let known { rest.remove(at: known) }
    var new: [Finding] = []
    for finding in after.findings {
      let match = rest.firstIndex { Self.isKnown(finding, as: $0, differences) }
      if let match { rest.remove(at: match) } else { new.append(finding) }
    }
    self.new = new.filter { !isAccepted($0) }
    let subjects = after.subjects
    let lost = before.subjects.filter { identity, old in
      guard let new = subjects[identity] else { return !after.fallbacks.contains(identity) }
      return Self.isLess(new, than: old)
    }
    hasLost = !lost.isEmpty
    isCut = hasLost && self.new.isEmpty && lost.keys.allSatisfy { subjects[$0]?.bound != nil }
    explored = after.subjectsRenewed(since: before)
      .sorted { ($0.location.path, $0.location.line, $0.name) < ($1.location.path, $1.location.line, $1.name) }
  }

  /// By path, of the files that have changed.
  private static func differences<Code: CheckedCode>(_ before: Code, _ after: Code) -> [String: LineDifference] {
    var differences: [String: LineDifference] = [:]
    for (old, new) in zip(before.files, after.files) where old.text != new.text {
      differences[old.path] = LineDifference(from: old.text, to: new.text)
    }
    return differences
  }

  /// Whether it is the same check of a rule on the line that the old one stands on now, and no surer.
  private static func isKnown(_ new: Finding, as old: Finding, _ differences: [String: LineDifference]) -> Bool {
    guard new.breach == old.breach, new.location.path == old.location.path,
      new.confidence.rank >= old.confidence.rank
    else { return false }
    guard let difference = differences[old.location.path] else { return new.location == old.location }
    return difference.newLines(of: old.location.line - 1).contains(new.location.line - 1)
  }

  private static func isAsFar(_ new: Subject, as old: Subject) -> Bool {
    new.disturbances ?? -1 >= old.disturbances ?? -1 && new.states >= old.states
  }

  /// A verdict about everything that becomes one about a part or about nothing. Which rules arose may change.
  private static func isLess(_ new: Subject, than old: Subject) -> Bool {
    if new.bound != nil, old.bound == nil { return true }
    // What had broken a rule, and was stopped after that, need only come as far.
    if old.bound != nil, new.verdict == .incomplete { return !Self.isAsFar(new, as: old) }
    let empty: Set<Verdict> = [.vacuous, .unsupported, .incomplete]
    return empty.contains(new.verdict) && !new.isVacuousForCalls && !empty.contains(old.verdict)
  }
}
