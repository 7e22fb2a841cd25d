/// A step but for the name of its event, in a form that does not depend on what cannot matter.
struct StepSignature: Hashable {
  let condition: Term
  let writes: [TermModel.Write]
  let outcomes: [TermModel.Outcome]
  let choices: [Int]

  init(
    condition: Term, writes: [TermModel.Write], outcomes: [TermModel.Outcome], choices: [Int], _ pool: inout TermPool
  ) {
    self.condition = condition
    self.writes = writes.sorted { $0.slot < $1.slot }
    self.outcomes = Self.normal(outcomes, &pool)
    self.choices = choices
  }

  /// What comes after an end that it implies is left out. Neighbours of one kind are one, but for violations, each of
  /// which counts: those are sorted.
  private static func normal(_ outcomes: [TermModel.Outcome], _ pool: inout TermPool) -> [TermModel.Outcome] {
    var result: [TermModel.Outcome] = []
    var ends: Set<Term> = []
    for outcome in outcomes {
      if ends.contains(outcome.condition) { continue }
      if case .many(.and, let parts) = pool[outcome.condition], parts.contains(where: ends.contains) { continue }
      if case .violation(let property) = outcome.kind {
        var place = result.count
        while place > 0, case .violation(let other) = result[place - 1].kind,
          (property, outcome.condition) < (other, result[place - 1].condition)
        {
          place -= 1
        }
        result.insert(outcome, at: place)
        continue
      }
      ends.insert(outcome.condition)
      if let last = result.last, last.kind == outcome.kind {
        result[result.count - 1].condition = pool.any([last.condition, outcome.condition])
      } else {
        result.append(outcome)
      }
    }
    return result
  }
}
