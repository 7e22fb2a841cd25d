/// A model as terms: what each event does to each slot, and what is demanded of a state, as functions of the slots
/// before. Locals, branches, blocks and computed places are gone.
struct TermModel {
  struct Step {
    /// Which of the model's events.
    var event: Int
    var condition: Term
    /// What the slots that it may change then hold, ascending by slot.
    var writes: [Write]
    /// What else may become of it, in order: an earlier one that ends the step comes before later ones.
    var outcomes: [Outcome]
    /// Alternatives of its choices, in order.
    var choices: [Int]
  }

  struct Write: Hashable {
    var slot: Int
    var value: Term
  }

  struct Outcome: Hashable {
    enum Kind: Hashable {
      case trap(Int)
      case violation(Int)
      /// The run does not exist.
      case exclusion
    }

    var kind: Kind
    /// It comes to pass where the term is 1.
    var condition: Term
  }

  /// An access to an array by a computed index: element `k` is at `base + k * stride`.
  struct Access: Hashable {
    var base: Int
    var stride: Int
    var count: Int
    var index: Term
  }

  var pool = TermPool()
  var steps: [Step] = []
  /// Of states: by kind, in no order. A state for which a trap is 1 crashes at the first one, and is explored no further
  /// than up to there.
  var judgements: [Outcome] = []
  /// Whether nothing is on its way.
  var settled: Term
  var accesses: Set<Access> = []

  /// - Returns: `nil` where a step loops, or where code outside of steps does more than set, branch, offer and demand, or
  ///   where that is too much for a proof.
  init?(_ model: FlatModel) {
    settled = 1
    let initial = TermExecution.State(condition: 1, values: [:])
    var execution = TermExecution(model)
    guard execution.walk(model.steps, initial) != nil, execution.walk(model.inspection, initial) != nil,
      let end = execution.walk(model.settling, initial)
    else { return nil }
    settled = execution.value(of: model.settledLocal, end)
    (pool, steps, accesses) = (execution.pool, execution.steps, execution.accesses)
    judgements = Self.merged(execution.judgements, &pool)
  }

  /// One for each kind; the order is that of first mention.
  private static func merged(_ outcomes: [Outcome], _ pool: inout TermPool) -> [Outcome] {
    var kinds: [Outcome.Kind] = []
    var conditions: [Outcome.Kind: [Term]] = [:]
    for outcome in outcomes {
      if conditions[outcome.kind] == nil { kinds.append(outcome.kind) }
      conditions[outcome.kind, default: []].append(outcome.condition)
    }
    return kinds.map { Outcome(kind: $0, condition: pool.any(conditions[$0] ?? [])) }
  }
}
