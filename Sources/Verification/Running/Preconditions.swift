import Identifiers
import Machine
import RunReport

/// Tells what code relies on from what an ordering of events breaks.
///
/// A crash that comes only where nothing was set up, where an unknown value is nil, or where an author has written that it
/// does not happen says what has to be so, and not that it is ever otherwise. Such findings that were read were hardly
/// ever true (`Tests/Corpus/Judged`: 3 of 119 possible ones of TV1205).
struct Preconditions {
  let builder: FindingBuilder
  let needs: [Assumption]

  /// What is found, and what is only relied on.
  func divide(
    _ causes: [CauseCollector.Result]
  ) -> (found: [CauseCollector.Result], relied: [Precondition]) {
    var found: [CauseCollector.Result] = []
    var relied: [Precondition] = []
    for cause in causes {
      guard let precondition = precondition(of: cause) else {
        found.append(cause)
        continue
      }
      if !relied.contains(precondition) { relied.append(precondition) }
    }
    return (found, relied)
  }

  private func precondition(of cause: CauseCollector.Result) -> Precondition? {
    guard Self.mayBe(cause) else { return nil }
    let finding = builder.finding(cause, needs: needs)
    guard finding.confidence == .possible, let reason = reason(of: finding, cause) else { return nil }
    return Precondition(
      rule: finding.rule, location: finding.location, message: finding.message, reason: reason.text)
  }

  /// A crash of the code under test, or a dismissal of what nobody has presented.
  private static func mayBe(_ cause: CauseCollector.Result) -> Bool {
    switch cause.cause.rule {
    case .TV1205: cause.property.kind == .trap
    case .TV602: cause.needs.contains { $0.kind == .setUp }
    default: false
    }
  }

  /// What the crash needs that nobody has shown. What other code does at a time of its own is an event, whatever else is so.
  private func reason(of finding: Finding, _ cause: CauseCollector.Result) -> Assumption? {
    if finding.assumptions.contains(where: { $0.kind == .otherCode }) { return nil }
    let kinds = kinds(of: cause.property.fact)
    return finding.assumptions.last { assumption in assumption.kind.map(kinds.contains) ?? false }
  }

  /// The kinds of assumptions that a failure may be owed to alone.
  private func kinds(of fact: FailureFact?) -> Set<AssumptionKind> {
    switch fact {
    case nil: [.setUp, .ruledOut]
    // Its author stops where a question of his has the other answer.
    case .stopped, .stoppedSaying: [.setUp, .ruledOut, .absent, .condition, .pattern]
    default: [.setUp, .ruledOut, .absent]
    }
  }
}
